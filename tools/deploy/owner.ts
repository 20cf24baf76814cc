import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { HELPED } from '../../contract/help-lines.ts';
import { LANGUAGES } from '../../contract/options.ts';

/**
 * `owner.json`, the one file that an owner edits. Nothing in it is secret. `owner.schema.json` is made of this schema
 * for editors; a test compares the two.
 */

const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'a group of settings' });
const text = z.string({ error: 'a text' }).trim().min(1, 'a text that is not empty');
const address = z.email({ error: 'an e-mail address' });
const NUMBER = 'a whole number from 0, or "none" for no cap';
const cap = z.union([z.int().min(0, NUMBER), z.literal('none')], { error: NUMBER });
const caps = group({
  storiesPerDay: cap.describe('Stories that all users together may start in a day (UTC).'),
  spokenCharactersPerDay: cap.describe('Characters of new speech of all users together in a day (UTC).'),
});
const domain = z
  .string({ error: 'a domain such as "cuentame.org"' })
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'a domain such as "cuentame.org"',
  );
const servers = z.array(z.looseObject({}), { error: 'a list of servers as in docs/providers.md' });

const helpLine = group({
  for: z.enum(HELPED, { error: `one of ${HELPED.join(', ')}` }),
  name: text.optional(),
  number: z
    .string({ error: 'a telephone number' })
    .regex(/^[*+]?\d(?:[ -]?\d){1,14}$/, 'a telephone number such as "116 111"'),
  source: z.url({ protocol: /^https?$/, error: 'the address of the page that states the number' }),
  read: z.iso.date({ error: 'the day on which that page was read, such as "2026-11-29"' }),
}).refine(
  (line) => line.for === 'emergency' || line.name !== undefined,
  'a line with the name of its service',
);

/** Helplines by country, in `content/help-lines.json` and in the owner's file. */
const helpLines = z.record(
  z.string().regex(/^[A-Z]{2}$/, 'a country of two capital letters'),
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

export const ownerFile = group({
  $schema: z.string().optional(),
  domain: domain.describe('The app is at app.DOMAIN, the API of first-version clients at api.DOMAIN.'),
  responsible: group({
    name: text.describe('Person or company that offers the service.'),
    taxNumber: text.nullable().describe('Tax or registration number; null without one.'),
    address: text.describe('Street, postcode, town, country, in one line.'),
    email: address,
  }).describe('Who is responsible, for imprint, terms, privacy page and mails.'),
  mail: group({ from: address, support: address, admin: address })
    .nullable()
    .describe('Sender, and where messages and notices go; null: the service sends no mail.'),
  admin: group({
    team: z
      .string({ error: 'a team domain' })
      .regex(/^[a-z0-9-]+\.cloudflareaccess\.com$/, 'a team domain such as "cuentame.cloudflareaccess.com"')
      .describe('Of the Zero Trust organisation.'),
    audience: z
      .string({ error: 'an audience tag' })
      .regex(/^[0-9a-f]{64}$/, 'the 64 digits of the application audience tag'),
    emails: z.array(address, { error: 'a list of e-mail addresses' }).min(1, 'at least one address'),
  })
    .nullable()
    .describe('Who may open /admin, behind Cloudflare Access (docs/operating.md); null: closed.'),
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
  payments: group({
    tax: z.enum(['automatic_tax', 'managed_payments', 'none'], {
      error: '"automatic_tax", "managed_payments" or "none"',
    }),
  })
    .nullable()
    .describe('Premium through Stripe, and who pays the tax (docs/billing.md); null: Premium is not sold.'),
  google: group({ clientId: text })
    .nullable()
    .describe('OAuth client for signing in with Google; null: no such button.'),
  turnstile: group({ siteKey: text }).nullable().describe('Human check of forms; null: no check.'),
  models: group({
    server: z.url({ protocol: /^https$/, error: 'an https address' }),
    stories: text,
    moderation: text,
  }),
  servers: group({
    stories: servers.optional(),
    moderation: servers.optional(),
    opinions: z.union([servers, z.literal('none')], { error: 'a list of servers, or "none"' }).optional(),
    speech: servers.min(1, 'at least one server'),
  }).describe('Servers with their spares, instead of the one above (docs/providers.md, docs/speech.md).'),
  helpLines: helpLines
    .optional()
    .describe('Helplines by country, in place of those of content/help-lines.json for the same country.'),
  staging: group({ domain, caps }).nullable().describe('A second deployment, for trying; null: none.'),
});

export type Owner = z.infer<typeof ownerFile>;
export type Environment = 'production' | 'staging';

const OWNER_FILE = 'owner.json';
export const EXAMPLE_FILE = 'owner.example.json';

const valueAt = (content: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], content);

/** One sentence for each mistake, which names its key: `caps.storiesPerDay`. */
export function mistakesIn(content: unknown): string[] {
  const nameOf = (path: PropertyKey[]) => path.map(String).join('.') || 'the file';
  return (ownerFile.safeParse(content).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${nameOf([...issue.path, key])} is not a setting.`);
    const missing = valueAt(content, issue.path) === undefined ? ' is missing: it' : '';
    return [`${nameOf(issue.path)}${missing} must be ${issue.message}.`];
  });
}

/** @throws Error with one line for each mistake */
export function readOwner(path: string): Owner {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const mistakes = mistakesIn(content);
  if (mistakes.length > 0) throw new Error([`${path}:`, ...mistakes].join('\n  '));
  return ownerFile.parse(content);
}

/** The owner's file, or the example in a copy that has none. */
export const ownerPath = (): string => (existsSync(OWNER_FILE) ? OWNER_FILE : EXAMPLE_FILE);

/** Settings that every owner replaces. */
const OWN = [
  ...['domain', 'responsible.name', 'responsible.address', 'responsible.email'],
  ...['mail.from', 'mail.support', 'mail.admin'],
];

/** A sentence for each value that a deployment must not have. */
export function placeholdersIn(owner: Owner): string[] {
  const example = readOwner(EXAMPLE_FILE);
  const isSame = (path: string[]) => valueAt(owner, path) === valueAt(example, path);
  return OWN.filter((name) => isSame(name.split('.'))).map((name) => `${name} is still the example's.`);
}
