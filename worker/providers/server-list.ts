import { z } from 'zod';
import { type Mistake, readBy } from '../config/read-by.ts';

/**
 * Reader of settings that are a list of servers in order of preference. The Worker reads them as JSON from its
 * environment; `npm run deploy` reads `owner.json` with the same schemas before it sends anything.
 */

/** Name of the setting or secret that holds a key: the list itself is not secret. */
export const keyName = z
  .string({ error: 'the name of a setting' })
  .regex(/^[A-Z][A-Z0-9_]*_API_(KEY|TOKEN)$/, 'the name of a setting that ends in _API_KEY or _API_TOKEN')
  .max(64, 'a name of at most 64 characters');

/** Paths that an adapter adds to an address. */
const ENDPOINT =
  /\/(chat\/completions|completions|responses|moderations|models|audio\/speech|text-to-speech)$/;

function isBase(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, search, hash, pathname } = new URL(address);
  return `${username}${password}${search}${hash}` === '' && !ENDPOINT.test(pathname.replace(/\/+$/, ''));
}

/** Base address of a server, to which its adapter adds the path of a request. */
export const serverAddress = z
  .url({ protocol: /^https?$/, error: 'an http(s) address' })
  .refine(
    isBase,
    'an address without user, query and the path of a request, such as "https://api.openai.com/v1"',
  );

/** Headers of every request. A setting is visible, so none that proves who asks. */
export const plainHeaders = z.record(
  z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'the name of a header')
    .refine(
      (name) => !/^(proxy-)?authorization$|^cookie$|api-?key|token|secret|-authorization$/i.test(name),
      'a header without a secret, whose place is "key"',
    ),
  z.string().regex(/^[\x20-\x7e]*$/, 'a text of one line in ASCII'),
);

/** Error in such a setting, with its name and the positions; never its value. */
export class ServerListError extends Error {
  override name = 'ServerListError';

  constructor(setting: string, mistakes: readonly Mistake[]) {
    const place = (path: readonly PropertyKey[]) =>
      path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
    super(mistakes.map(({ path, what }) => `${setting}${place(path)}: ${what}`).join('; '));
  }
}

/** A list of servers, of at least one. */
export const listOf = <Server extends z.ZodType>(server: Server) =>
  z.array(server, { error: 'a list of servers' }).min(1, 'a list of at least one server');

/**
 * @param setting its name
 * @param schema of one server
 * @throws ServerListError with all mistakes
 */
export function readServerList<Server>(setting: string, json: string, schema: z.ZodType<Server>): Server[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ServerListError(setting, [{ path: [], what: 'no JSON' }]);
  }
  const { data, mistakes } = readBy(listOf(schema), value);
  if (data === null) throw new ServerListError(setting, mistakes);
  return data;
}
