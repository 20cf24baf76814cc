import { z } from 'zod';

/** Parser of settings that are a list of servers, as JSON, in order of preference. */

/** Name of the setting or secret that holds a key: the list itself is not secret. */
export const keyName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*_API_(KEY|TOKEN)$/, 'must name a setting that ends in _API_KEY or _API_TOKEN');

export const serverAddress = z.url({ protocol: /^https?$/, error: 'is no http(s) address' });

/** Error in such a setting, with its name and position; never its value. */
export class ServerListError extends Error {
  override name = 'ServerListError';

  /** @param at position within the list, such as `[1].key`; '' for all of it */
  constructor(setting: string, at: string, what: string) {
    super(`${setting}${at}: ${what}`);
  }
}

/**
 * @param setting its name
 * @param schema of one server
 * @throws ServerListError
 */
export function readServerList<Server>(setting: string, json: string, schema: z.ZodType<Server>): Server[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ServerListError(setting, '', 'no JSON');
  }
  const parsed = z.array(schema).min(1, 'names no server').safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const at = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  throw new ServerListError(setting, at.join(''), message);
}
