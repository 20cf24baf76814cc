import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Diagnostics } from '../../contract/schemas/health.ts';
import { mailsArrived, mailsTo } from '../../testkit/worker/inbox.ts';
import { request } from '../../testkit/worker/person.ts';
import { modelUse, speechUse } from '../directory/watched-models.ts';
import { ProviderReport } from '../generation/provider-report.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { watchModels } from './model-watch.ts';

const DAY_MS = 24 * 3_600_000;
/** Shutdown date of `gpt-4.1-mini` at its stand-in. */
const END = Date.parse('2027-01-14');
/** A model without a known shutdown. */
const LASTING = 'gpt-6-luna';

beforeEach(async () => {
  await env.DB.exec('DELETE FROM watched_models\nDELETE FROM admin_notices');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Settings with a separate administrator, and models without a shutdown by default. */
function owner(more: Partial<typeof env> = {}) {
  const ADMIN_ADDRESS = `admin-${crypto.randomUUID()}@example.org`;
  const speech = { service: 'openai', url: env.OPENAI_BASE_URL, model: LASTING, key: 'OPENAI_API_KEY' };
  const SPEECH_SERVERS = JSON.stringify([{ ...speech, hasModels: true }]);
  const settings = { ...env, SPEECH_SERVERS, ADMIN_ADDRESS, ...more };
  return { settings, mails: () => mailsTo(settings.ADMIN_ADDRESS) };
}

async function diagnosed(): Promise<Diagnostics['models']> {
  return (await (await request('/api/diagnostics')).json<Diagnostics>()).models;
}

test('the model watch looks up healthy models without mailing', async () => {
  const { settings, mails } = owner();
  expect(await watchModels(settings, Date.now())).toEqual({ asked: 3, unusable: 0, unanswered: 0 });
  expect(await mails()).toEqual([]);
  expect(await diagnosed()).toEqual([]);
});

test('the second reader is looked up unless the writer is the same model at the same server', async () => {
  const reader = (url: string, model: string) => JSON.stringify([{ url, model, key: 'OPENAI_API_KEY' }]);
  const asked = async (url: string, model: string) =>
    (await watchModels(owner({ OPINION_SERVERS: reader(url, model) }).settings, Date.now())).asked;
  const model = env.OPENAI_STORY_MODEL;
  expect(await asked(env.OPENAI_BASE_URL, model)).toBe(3);
  expect(await asked(env.OPENAI_BASE_URL, 'gpt-4.1-mini')).toBe(4);
  expect(await asked('http://127.0.0.1:9/v1', model)).toBe(4);
});

test('the model watch mails 60, 30, 7 and 1 days before a shutdown, once each', async () => {
  const { settings, mails } = owner({ OPENAI_STORY_MODEL: 'gpt-4.1-mini' });
  const counts: Record<number, number> = {};
  for (const days of [90, 61, 60, 45, 45, 44, 31, 30, 29, 8, 7, 6, 2, 1, 0.5, -1]) {
    await watchModels(settings, END - days * DAY_MS);
    counts[days] = (await mails()).length;
  }
  expect(counts).toEqual({
    90: 0,
    61: 0,
    60: 1,
    45: 1,
    44: 1,
    31: 1,
    30: 2,
    29: 2,
    8: 2,
    7: 3,
    6: 3,
    2: 3,
    1: 4,
    0.5: 4,
    [-1]: 4,
  });
  const [latest] = await mails();
  expect(latest?.subject).toBe('gpt-4.1-mini: se retira el 2027-01-14 · ends on 2027-01-14');
  expect(latest?.text).toMatch(
    /escribe los cuentos\. .*dentro de un día.*writes the stories\. .*in one day/s,
  );
});

test('a shutdown discovered 45 days ahead is mailed once and shown in the diagnostics', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(END - 45 * DAY_MS);
  const { settings, mails } = owner({ OPENAI_STORY_MODEL: 'gpt-4.1-mini' });
  for (let night = 0; night < 3; night++) await watchModels(settings, Date.now() + night * DAY_MS);
  expect((await mails()).map(({ text }) => /in (\d+) days/.exec(text)?.[1])).toEqual(['45']);
  expect(await diagnosed()).toEqual([
    { service: 'story', model: 'gpt-4.1-mini', problem: null, shutdownDate: '2027-01-14' },
  ]);
  vi.mocked(Date.now).mockRestore();
});

test('a shutdown discovered a week ahead is mailed once, not once per missed threshold', async () => {
  const { settings, mails } = owner({ OPENAI_STORY_MODEL: 'gpt-4.1-mini' });
  await watchModels(settings, END - 5 * DAY_MS);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['a wrong key, of three models,', { OPENAI_API_KEY: 'sk-wrong' }, 'key_refused', 3, /401/],
  ['an unknown model', { OPENAI_MODERATION_MODEL: 'omni-misspelt' }, 'unknown_model', 1, /404/],
])('%s is mailed once, not every night', async (_, more, problem, models, said) => {
  const { settings, mails } = owner(more);
  for (let night = 0; night < 3; night++) {
    expect((await watchModels(settings, Date.now() + night * DAY_MS)).unusable).toBe(models);
  }
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]?.text).toMatch(said);
  const diagnoses = await diagnosed();
  expect(diagnoses.map((one) => one.problem)).toEqual(Array(models).fill(problem));
  expect(JSON.stringify([diagnoses, await mails()])).not.toContain('sk-wrong');

  // The recovery is not mailed; the next incident is.
  const again = owner({ ...more, ADMIN_ADDRESS: settings.ADMIN_ADDRESS });
  await watchModels({ ...settings, ...owner().settings, ADMIN_ADDRESS: settings.ADMIN_ADDRESS }, Date.now());
  expect(await diagnosed()).toEqual([]);
  await watchModels(again.settings, Date.now());
  expect(await mails()).toHaveLength(2);
});

test('a limited account is a problem, an exhausted quota has its own mail', async () => {
  const limited = owner({ OPENAI_MODERATION_MODEL: 'omni!429' });
  await watchModels(limited.settings, Date.now());
  expect((await limited.mails()).map(({ subject }) => subject)).toEqual([
    'omni!429: no se puede usar · cannot be used',
  ]);
  const spent = owner({ OPENAI_MODERATION_MODEL: 'omni!quota' });
  expect(await watchModels(spent.settings, Date.now())).toMatchObject({ unanswered: 1 });
  expect((await spent.mails()).map(({ subject }) => subject)).toEqual([
    'Cuota de IA agotada · AI quota exhausted',
  ]);
});

test('a server that does not answer tonight is not mailed', async () => {
  const { settings, mails } = owner({ OPENAI_MODERATION_MODEL: 'omni!500' });
  expect(await watchModels(settings, Date.now())).toEqual({ asked: 3, unusable: 0, unanswered: 1 });
  expect(await mails()).toEqual([]);
  expect(await diagnosed()).toEqual([]);
});

test('a mail that the mail service rejected is sent the next night', async () => {
  const { settings } = owner({ OPENAI_MODERATION_MODEL: 'omni-misspelt' });
  const bouncing = { ...settings, ADMIN_ADDRESS: `bounce-${crypto.randomUUID()}@example.org` };
  await expect(watchModels(bouncing, Date.now())).rejects.toThrow('503');
  await watchModels(settings, Date.now() + DAY_MS);
  expect(await mailsTo(settings.ADMIN_ADDRESS)).toHaveLength(1);
});

test('a model that is no longer configured is forgotten', async () => {
  const { settings } = owner({ OPENAI_MODERATION_MODEL: 'omni-misspelt' });
  await watchModels(settings, Date.now());
  expect(await diagnosed()).toHaveLength(1);
  await watchModels(owner().settings, Date.now());
  expect(await diagnosed()).toEqual([]);
});

test('a problem found by a story is mailed at once, and not again by the nightly watch', async () => {
  const { settings, mails } = owner({ OPENAI_STORY_MODEL: 'gpt-9' });
  const report = new ProviderReport(settings, () => 'somebody');
  const use = modelUse('story', env.OPENAI_BASE_URL, 'gpt-9');
  const refused = new ProviderError('story_generation_failed', '404', undefined, 404, 'unknown_model');
  for (let times = 0; times < 3; times++) report.failed(use, refused);
  await mailsArrived(settings.ADMIN_ADDRESS, 1);
  await watchModels(settings, Date.now());
  report.failed(use, new ProviderError('story_generation_failed', '500'));
  expect(await mails()).toHaveLength(1);
});

test('a problem at a server without a model list ends after a day without recurrence', async () => {
  const url = new URL(env.OPENAI_BASE_URL).href;
  const server = { url, key: 'OPENAI_API_KEY', model: 'gpt-6-luna', hasModels: false };
  const { settings, mails } = owner({ STORY_SERVERS: JSON.stringify([server]) });
  const report = new ProviderReport(settings, () => 'somebody');
  const use = modelUse('story', url, 'gpt-6-luna');
  report.failed(use, new ProviderError('story_generation_failed', '403', undefined, 403, 'forbidden'));
  await mailsArrived(settings.ADMIN_ADDRESS, 1);
  await watchModels(settings, Date.now());
  expect(await diagnosed()).toHaveLength(1);
  await watchModels(settings, Date.now() + DAY_MS + 1000);
  expect(await diagnosed()).toEqual([]);
  expect(await mails()).toHaveLength(1);
});

test('a speech service that refuses its key is mailed once by the narration, and the nightly watch keeps the problem', async () => {
  const { settings, mails } = owner();
  const report = new ProviderReport(settings, () => 'somebody');
  const use = speechUse(`${env.OPENAI_BASE_URL} ${LASTING}`);
  for (let times = 0; times < 3; times++) {
    report.refused(use, new ProviderError('audio_generation_failed', 'refused', undefined, 401));
    report.refused(use, new ProviderError('audio_generation_failed', 'broken', undefined, 500));
  }
  const [mail] = await mailsArrived(settings.ADMIN_ADDRESS, 1);
  expect(mail?.text).toMatch(/lee los cuentos en voz alta.*401.*reads the stories aloud.*401/s);
  const unasked = JSON.stringify(
    JSON.parse(settings.SPEECH_SERVERS).map((one: object) => ({ ...one, hasModels: false })),
  );
  await watchModels({ ...settings, SPEECH_SERVERS: unasked }, Date.now());
  expect(await diagnosed()).toMatchObject([{ service: 'speech', model: LASTING, problem: 'key_refused' }]);
  expect(await mails()).toHaveLength(1);
});
