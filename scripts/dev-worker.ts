import type { Service } from './services.ts';

/**
 * The Worker service of `npm run dev`.
 * @param more options of `wrangler dev`
 */
export const devWorker = (port: number, ...more: string[]): Service => ({
  name: 'worker',
  port,
  command: ['wrangler', 'dev', '--port', String(port), '--show-interactive-dev-session=false', ...more],
  ready: `http://127.0.0.1:${port}/test`,
});
