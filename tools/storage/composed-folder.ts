import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of what `npm run deploy` composes for an environment. Its tests set another. */
export const folderOf = (environment: string) => join(process.env.DEPLOY_FOLDER ?? '.deploy', environment);

/** Configuration that `npm run deploy` composed for an environment. @throws Error in a copy that has none */
export function composedFor(environment: string): string {
  const path = join(folderOf(environment), 'wrangler.json');
  if (existsSync(path)) return path;
  const command = `npm run deploy -- configuration --environment ${environment}`;
  throw new Error(`There is no ${path}. This writes it and sends nothing: ${command}`);
}
