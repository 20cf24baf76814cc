import { existsSync, readFileSync } from 'node:fs';
import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';
import { HELPED } from '../../contract/help-lines.ts';
import { LANGUAGES } from '../../contract/options.ts';
import { capSetting, mailAddress, oneLine, taxSetting } from '../../worker/config/forms.ts';
import { type Mistake, readBy, valueAt } from '../../worker/config/read-by.ts';
import {
  chatServer,
  moderationServer,
  NO_OPINION,
  opinionServer,
} from '../../worker/providers/ai-servers.ts';
import { listOf, serverAddress } from '../../worker/providers/server-list.ts';
import { speechServer } from '../../worker/providers/speech/settings.ts';
import { JsonError, parseJson } from './json-text.ts';
import { isStillExample, OWN, secretsIn, unfilled } from './owner-values.ts';
import { secretLike } from './secret-like.ts';

/**
 * `owner.json`, the one file that an owner edits. Nothing in it is secret. What becomes a setting of the Worker is read
 * by the Worker's own readers, so that no file is deployed that the Worker refuses. `owner.schema.json` is made of this
 * schema for editors; a test compares the two.
 */

const settingsNamed = (shape: object) => `a group of ${Object.keys(shape).join(', ')}`;
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: settingsNamed(shape) });
/** A part that the product may do without. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: `null, or ${settingsNamed(shape)}` }).nullable();
const LONGEST_TEXT = 300;
const text = oneLine.max(LONGEST_TEXT, `a text of at most ${LONGEST_TEXT} characters`);

/** A domain as DNS has it, where it was written otherwise: with capitals or accents. */
function asciiOf(domain: string): string | null {
  if (/[/:?#@]/.test(domain)) return null;
  const ascii = domainToASCII(domain.trim());
  return ascii !== domain && LABELS.test(ascii) && secretLike(ascii) === null ? ascii : null;
}

const ADDRESS = 'an e-mail address';
const address = z
  .string({ error: ADDRESS })
  .superRefine((value, context) => {
    if (mailAddress.safeParse(value).success) return;
    const ascii = asciiOf(value.split('@')[1] ?? '');
    context.addIssue({ code: 'custom', message: ascii ? `${ADDRESS} at "${ascii}"` : ADDRESS });
  })
  .meta({ format: 'email' });
const NUMBER = 'a whole number from 0 of at most 12 digits, or "none" for no cap';
const cap = z
  .union([z.int().min(0, NUMBER), z.literal('none')], { error: NUMBER })
  .refine((value) => capSetting.safeParse(String(value)).success, NUMBER);
const caps = group({
  storiesPerDay: cap.describe('Stories that all users together may start in a day (UTC).'),
  spokenCharactersPerDay: cap.describe('Characters of new speech of all users together in a day (UTC).'),
});

const DOMAIN = 'a domain such as "cuentame.org", without address, path or port';
const LABELS = /^(?=.{4,249}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;
/** Hosts below the domain that the product makes itself. */
const OWN_HOSTS = /^(app|api|www)\.(?=.+\.)/;

/** What is wrong with a domain, as what it must be. */
function wrongInDomain(domain: string): string | null {
  const ascii = asciiOf(domain);
  if (ascii) return `written as "${ascii}": in lower case, an accent as xn--`;
  // Not for an xn-- that stands for no letters.
  if (!LABELS.test(domain) || /(^|\.)xn--/.test(domainToUnicode(domain))) return DOMAIN;
  const [host] = OWN_HOSTS.exec(domain) ?? [];
  if (host) return `the domain without "${host}": the app is at app.DOMAIN, the API at api.DOMAIN`;
  return null;
}

const domain = z
  .string({ error: DOMAIN })
  .superRefine((value, context) => {
    const wrong = wrongInDomain(value);
    if (wrong) context.addIssue({ code: 'custom', message: wrong });
  })
  .meta({ pattern: LABELS.source });

const DAY_MS = 86_400_000;
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const helpLine = group({
  for: z.enum(HELPED, { error: `one of ${HELPED.join(', ')}` }),
  name: text.optional(),
  number: z
    .string({ error: 'a telephone number' })
    .regex(/^[*+]?\d(?:[ -]?\d){1,14}$/, 'a telephone number such as "116 111"'),
  source: z.url({ protocol: /^https?$/, error: 'the address of the page that states the number' }),
  read: z.iso
    .date({ error: 'the day on which that page was read, such as "2026-11-29"' })
    .refine((day) => Date.parse(day) <= Date.now() + DAY_MS, 'a day that is not to come'),
}).refine(
  (line) => line.for === 'emergency' || line.name !== undefined,
  'a line with the name of its service',
);

/** Helplines by country, in `content/help-lines.json` and in the owner's file. */
const helpLines = z.record(
  z.string().refine(isCountry, 'a country of two capital letters (ISO 3166-1: "GB", not "UK")'),
  group({
    language: z
      .enum(LANGUAGES, { error: `one of ${LANGUAGES.join(', ')}, or null` })
      .nullable()
      .describe(
        'Interface language in which people without helplines of their own country see these; null: none.',
      ),
    lines: z.array(helpLine, { error: 'a list of helplines' }).min(1, 'at least one helpline'),
  }),
  { error: 'helplines by country' },
);

const googleClient = text.regex(
  /^\d{6,}(-[a-z0-9]+)?\.apps\.googleusercontent\.com$/,
  'the id of an OAuth client, which ends in ".apps.googleusercontent.com"',
);
/** Keys of Turnstile that let everybody or nobody through (developers.cloudflare.com/turnstile, *Testing*). */
const siteKey = text
  .refine((key) => !/^[123]x0/.test(key), 'the site key of a widget of your own, not one for tests')
  .refine((key) => key.length < 30, 'the site key of the widget, not its secret');

export const ownerFile = z.strictObject(
  {
    $schema: z.string().optional(),
    domain: domain.describe('The app is at app.DOMAIN, the API of clients of the earlier app at api.DOMAIN.'),
    responsible: group({
      name: text.describe('Person or company that offers the service.'),
      taxNumber: text.nullable().describe('Tax number; null without one.'),
      register: text
        .optional()
        .describe('Commercial register with volume, page and entry, of a company (LSSI, Art. 10(1)(b)).'),
      address: text.describe('Street, postcode, town, country, in one line.'),
      email: address,
      phone: z
        .string({ error: 'a telephone number' })
        .regex(/^\+\d(?:[ -]?\d){6,14}$/, 'a telephone number such as "+34 910 000 000"')
        .optional()
        .describe('Needed where Premium is sold to consumers (2011/83/EU, Art. 6(1)(c)).'),
    }).describe('Who is responsible, for imprint, terms, privacy page and mails.'),
    mail: part({ from: address, support: address, admin: address }).describe(
      'Sender, and where messages and notices go; null: the service sends no mail.',
    ),
    admin: part({
      team: z
        .string({ error: 'a team domain' })
        .regex(/^[a-z0-9-]+\.cloudflareaccess\.com$/, 'a team domain such as "cuentame.cloudflareaccess.com"')
        .describe('Of the Zero Trust organisation.'),
      audience: z
        .string({ error: 'an audience tag' })
        .regex(/^[0-9a-f]{64}$/, 'the 64 digits of the application audience tag'),
      emails: z.array(address, { error: 'a list of e-mail addresses' }).min(1, 'at least one address'),
    }).describe('Who may open /admin, behind Cloudflare Access (docs/operating.md); null: closed.'),
    caps,
    regions: group({
      jurisdiction: z
        .enum(['eu'], { error: '"eu" or null' })
        .nullable()
        .describe(
          'Where database, files and the objects of users in the EU must be. Cannot be changed afterwards.',
        ),
      database: z
        .enum(['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'], {
          error: 'one of weur, eeur, apac, oc, wnam, enam',
        })
        .describe('Where the database is when there is no jurisdiction. Cannot be changed afterwards.'),
    }),
    measurements: z
      .boolean({ error: 'true or false' })
      .describe(
        'Whether measurements without users go to Analytics Engine, once it is switched on for the account.',
      ),
    payments: part({ tax: taxSetting }).describe(
      'Premium through Stripe, and who pays the tax (docs/billing.md); null: Premium is not sold.',
    ),
    google: part({ clientId: googleClient }).describe(
      'OAuth client for signing in with Google; null: no such button.',
    ),
    turnstile: part({ siteKey }).describe('Human check of forms; null: no check.'),
    models: group({
      server: serverAddress,
      stories: text,
      moderation: text,
    }),
    servers: group({
      stories: listOf(chatServer).optional(),
      moderation: listOf(moderationServer).optional(),
      opinions: z
        .union([listOf(opinionServer), z.literal(NO_OPINION)], {
          error: `a list of servers, or "${NO_OPINION}"`,
        })
        .optional(),
      speech: listOf(speechServer),
    }).describe('Servers with their spares, instead of the one above (docs/providers.md, docs/speech.md).'),
    helpLines: helpLines
      .optional()
      .describe('Helplines by country, in place of those of content/help-lines.json for the same country.'),
    staging: part({ domain, caps }).describe('A second deployment, for trying; null: none.'),
  },
  { error: 'a group of settings' },
);

/** As it is written: the readers of servers fill in what the Worker adds to them. */
export type Owner = Omit<z.output<typeof ownerFile>, 'servers'> & Pick<z.input<typeof ownerFile>, 'servers'>;
export type Environment = 'production' | 'staging';

export const OWNER_FILE = 'owner.json';
export const EXAMPLE_FILE = 'owner.example.json';

/** Hosts that a Worker cannot ask: addresses without a name, and names of a network of one's own. */
const NOT_REACHED = /^(\[|[\d.]+$)|(^|\.)(localhost|local|internal|lan|home)$/;

/** What must agree between settings, as far as they can be read. */
function contradictions(content: unknown): Mistake[] {
  const textAt = (...path: string[]) => {
    const value = valueAt(content, path);
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  };
  const mistakes: Mistake[] = [];
  const say = (path: string, what: string) => mistakes.push({ path: path.split('.'), what });
  const own = domainToASCII(textAt('domain'));
  if (own !== '' && own === domainToASCII(textAt('staging', 'domain')))
    say('staging.domain', 'must be another domain than domain, whose hosts are those of production');
  const from = domainToASCII(textAt('mail', 'from').split('@')[1] ?? '');
  const isWithin = (inner: string, outer: string) => inner === outer || inner.endsWith(`.${outer}`);
  const isRead = LABELS.test(own) && from !== '' && !isStillExample(content, ['mail', 'from']);
  if (isRead && !isWithin(from, own) && !(isWithin(own, from) && from.includes('.')))
    say('mail.from', 'must be an address of domain: another domain would not let its mail through');
  if (
    textAt('regions', 'jurisdiction') === 'eu' &&
    /^(apac|oc|wnam|enam)$/.test(textAt('regions', 'database'))
  )
    say('regions.database', 'must be weur or eeur, since regions.jurisdiction is "eu"');
  const lists = ['stories', 'moderation', 'opinions', 'speech'].flatMap((list) => {
    const servers = valueAt(content, ['servers', list]);
    return Array.isArray(servers) ? servers.map((_, at) => ['servers', list, at, 'url']) : [];
  });
  for (const path of [['models', 'server'], ...lists]) {
    const url = String(valueAt(content, path));
    if (URL.canParse(url) && (!url.startsWith('https://') || NOT_REACHED.test(new URL(url).hostname)))
      mistakes.push({
        path,
        what: 'must be an https address that Cloudflare reaches: no machine of your own',
      });
  }
  return mistakes;
}

/** A setting's name, without what may be a key. */
const nameOf = (path: Mistake['path']) =>
  path.map((key) => (secretLike(String(key)) === null ? String(key) : '“…”')).join('.') || 'the file';

/**
 * All mistakes of an owner's file: one sentence for each, which names its key (`caps.storiesPerDay`) and has no value.
 * @param content of the file, as JSON
 */
export function mistakesIn(content: unknown): string[] {
  const found = [
    ...secretsIn(content),
    ...unfilled(content),
    ...readBy(ownerFile, content).mistakes,
    ...contradictions(content),
  ];
  // One sentence for each setting, the first.
  const byName = new Map(found.toReversed().map(({ path, what }) => [nameOf(path), what]));
  const names = new Set(found.map(({ path }) => nameOf(path)));
  return [...names].map((name) => `${name} ${byName.get(name)}.`);
}

/** The content of a file. @throws Error that names the file and the line of a mistake */
function readJson(path: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${path} is not in UTF-8: save it again in that encoding.`);
  }
  try {
    return parseJson(content);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new Error(`${path}, line ${error.line}: there is ${error.message}.`);
  }
}

/** @throws Error with one line for each mistake */
export function readOwner(path: string): Owner {
  const content = readJson(path);
  const mistakes = mistakesIn(content);
  if (mistakes.length > 0) throw new Error([`${path}:`, ...mistakes].join('\n  '));
  const { servers } = content as Owner;
  return { ...ownerFile.parse(content), servers };
}

/** The owner's file, or the example in a copy that has none. */
export const ownerPath = (): string => (existsSync(OWNER_FILE) ? OWNER_FILE : EXAMPLE_FILE);

type Sale = Pick<Owner, 'payments' | 'responsible'>;

/** What the law wants of an owner who sells to consumers. With `managed_payments` Stripe is the seller. */
const missingForSale = ({ payments, responsible }: Sale): string[] =>
  payments === null || payments.tax === 'managed_payments' || responsible.phone !== undefined
    ? []
    : ['responsible.phone is missing: who sells to consumers names one (2011/83/EU, Art. 6(1)(c)).'];

/** A sentence for each value that a deployment must not have. */
export const placeholdersIn = (owner: Sale): string[] => [
  ...OWN.filter((name) => isStillExample(owner, name.split('.'))).map(
    (name) => `${name} is still the example's.`,
  ),
  ...missingForSale(owner),
];
