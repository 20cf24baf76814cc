import { expect, test } from 'vitest';
import {
  type Bound,
  type Json,
  refusalOfCrons,
  refusalOfSize,
  refusalOfUpload,
} from './cloudflare-upload.ts';

const DATABASE = crypto.randomUUID();
const bound = (more: Partial<Bound> = {}): Bound => ({
  plan: 'paid',
  databases: new Map([[DATABASE, {}]]),
  hasBucket: (name, jurisdiction) => name === 'files' && jurisdiction === 'eu',
  before: { classes: new Set(), secrets: new Set(['KEPT']) },
  ...more,
});
const MODULES = [new File(['export default {}'], 'index.js')];
const DURABLE = { name: 'HOMES', type: 'durable_object_namespace', class_name: 'Home' };
const HOME = { Home: { type: 'durable-object', storage: 'sqlite' } };
const LIMIT = { name: 'LIMIT', type: 'ratelimit', namespace_id: '1', simple: { limit: 1, period: 60 } };
const metadata = (more: Json = {}, ...bindings: Json[]): Json => ({
  main_module: 'index.js',
  compatibility_date: '2026-11-01',
  limits: { cpu_ms: 300_000 },
  exports: HOME,
  bindings: [
    { name: 'TEXT', type: 'plain_text', text: 'a' },
    { name: 'DB', type: 'd1', id: DATABASE },
    { name: 'FILES', type: 'r2_bucket', bucket_name: 'files', jurisdiction: 'eu' },
    { name: 'KEPT', type: 'inherit' },
    { name: 'AI', type: 'ai' },
    DURABLE,
    LIMIT,
    ...bindings,
  ],
  ...more,
});

test('an upload as wrangler sends it is taken', () => {
  expect(refusalOfUpload(metadata(), MODULES, bound())).toBeNull();
  const before = { classes: new Set(['Home']), secrets: new Set(['KEPT']) };
  expect(refusalOfUpload(metadata(), MODULES, bound({ before }))).toBeNull();
  const renamed = { ...HOME, Casa: { type: 'durable-object', state: 'renamed', renamed_to: 'Home' } };
  const old = { ...before, classes: new Set(['Casa']) };
  expect(refusalOfUpload(metadata({ exports: renamed }), MODULES, bound({ before: old }))).toBeNull();
});

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
test.each<[string, Json, number, Partial<Bound>?]>([
  ['a CPU limit on the Free plan', metadata(), 100_328, { plan: 'free' }],
  ['a CPU limit above five minutes', metadata({ limits: { cpu_ms: 300_001 } }), 10_021],
  ['a date in the future', metadata({ compatibility_date: tomorrow }), 10_021],
  ['no date', metadata({ compatibility_date: undefined }), 10_021],
  ['a module that was not sent', metadata({ main_module: 'main.js' }), 10_021],
  ['an unknown database', metadata({}, { name: 'OTHER', type: 'd1', id: crypto.randomUUID() }), 10_181],
  ['an unknown bucket', metadata({}, { name: 'OTHER', type: 'r2_bucket', bucket_name: 'other' }), 10_085],
  [
    'a bucket of another jurisdiction',
    metadata({}, { name: 'O', type: 'r2_bucket', bucket_name: 'files' }),
    10_085,
  ],
  ['an unknown type', metadata({}, { name: 'OTHER', type: 'd2' }), 10_021],
  ['an unknown field', metadata({}, { name: 'OTHER', type: 'ai', model: 'x' }), 10_021],
  ['a missing field', metadata({}, { name: 'OTHER', type: 'analytics_engine' }), 10_021],
  ['a name twice', metadata({}, { name: 'AI', type: 'ai' }), 10_021],
  ['a text over 5 kB', metadata({}, { name: 'LONG', type: 'plain_text', text: 'ñ'.repeat(2561) }), 10_054],
  ['a secret over 5 kB', metadata({}, { name: 'LONG', type: 'secret_text', text: 'a'.repeat(5121) }), 10_054],
  [
    'a period of five minutes',
    metadata({}, { ...LIMIT, name: 'L', simple: { limit: 1, period: 300 } }),
    10_021,
  ],
  ['nothing to inherit', metadata({}, { name: 'OTHER', type: 'inherit' }), 10_021],
  ['a class that is not declared', metadata({ exports: undefined }), 10_061],
  ['a class without storage', metadata({ exports: { Home: { type: 'durable-object' } } }), 100_402],
  [
    'a class renamed to none',
    metadata({
      exports: { ...HOME, Casa: { type: 'durable-object', state: 'renamed', renamed_to: 'Hogar' } },
    }),
    100_402,
  ],
  [
    'a class left out that holds objects',
    metadata(),
    100_402,
    { before: { classes: new Set(['Home', 'Casa']), secrets: new Set(['KEPT']) } },
  ],
])('an upload with %s is refused', (_, upload, code, more) => {
  expect(refusalOfUpload(upload, MODULES, bound(more))).toMatchObject({ code });
});

test('crons of other than five fields, too many of them, and a bundle that is too large are refused', async () => {
  const crons = (...rows: string[]) => rows.map((cron) => ({ cron }));
  expect(refusalOfCrons(crons('20 3 * * *', '*/5 * * * *', '* * * * *'), 'free')).toBeNull();
  expect(refusalOfCrons(crons('20 3 * *'), 'paid')).not.toBeNull();
  expect(refusalOfCrons(crons('every day * * *'), 'paid')).not.toBeNull();
  expect(refusalOfCrons(crons(...Array<string>(6).fill('* * * * *')), 'free')).not.toBeNull();
  const noise = new File([crypto.getRandomValues(new Uint8Array(60_000))], 'index.js');
  const modules = Array<File>(51).fill(noise);
  expect(await refusalOfSize(modules, 'free')).toMatchObject({ code: 10_027 });
  expect(await refusalOfSize(modules, 'paid')).toBeNull();
});
