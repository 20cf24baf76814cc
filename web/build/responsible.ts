import example from '../../owner.example.json' with { type: 'json' };

/** Domains without an owner (RFC 2606), and the own machine. */
const NOT_REAL = /(^|\.)(localhost|test|example|invalid)$|^[\d.]+$|^\[/;

const isReal = (origin: string | undefined) => !!origin && !NOT_REAL.test(new URL(origin).hostname);

/**
 * Who offers the service, for imprint, terms and privacy page. `npm run deploy` takes it from `owner.json`; a build
 * without it has the example's.
 * @param env the `VITE_…` settings of this build
 * @returns JSON in the form of `responsible` in `owner.json`
 * @throws Error naming what is missing or still the example's in a build for a real domain
 */
export function responsible(env: Record<string, string>): string {
  const told: Record<string, unknown> = JSON.parse(
    env.VITE_RESPONSIBLE || JSON.stringify(example.responsible),
  );
  const wrong = (['name', 'address', 'email'] as const).filter(
    (key) => !told[key] || told[key] === example.responsible[key],
  );
  if (wrong.length > 0 && isReal(env.VITE_APP_ORIGIN))
    throw new Error(
      `A build for ${env.VITE_APP_ORIGIN} needs who is responsible; still the example's: ${wrong.map((key) => `responsible.${key}`).join(', ')}. Use npm run deploy, or set VITE_RESPONSIBLE.`,
    );
  return JSON.stringify(told);
}
