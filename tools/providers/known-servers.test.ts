import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import type { ServerName } from '../../emulators/openai/server-rules.ts';
import type { ServerSettings } from '../../worker/providers/ai-servers.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import { storyPrompt } from '../../worker/story/prompt.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import type { Moderator, SecondReader, StoryWriter } from '../../worker/story/story-provider.ts';
import type { Finding } from '../speech/checks.ts';
import { checkIllustrator, checkModerator, checkSecondReader, checkWriter } from './checks.ts';
import { closeStandIns, openStandIn } from './stand-in.ts';

/** Runs the settings of docs/providers.md against stand-ins with each server's rules. */

const PAGE = readFileSync('docs/providers.md', 'utf8');
const HEADINGS: Record<ServerName, string> = {
  openai: '### OpenAI',
  ollama: '### Ollama, on one’s own machine',
  workersAi: '### Workers AI',
};
// The checks measure by a clock that stands still, since a busy machine would make a stand-in slow.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => {
  vi.useRealTimers();
  closeStandIns();
});

const NAMES = Object.keys(HEADINGS) as ServerName[];

type Server = { url?: string; temperature?: boolean };
type Lists = { STORY_SERVERS: Server[]; MODERATION_SERVERS: Server[] };

function documented(name: ServerName): Lists {
  const section = PAGE.replaceAll("'", '’').split(HEADINGS[name])[1];
  const block = /```json\n(.*?)```/s.exec(section ?? '')?.[1];
  return JSON.parse(block ?? '');
}

/** Settings that the lists of servers name as their keys. */
const KEYS = { OPENAI_API_KEY: RIGHT_KEY, CLOUDFLARE_API_TOKEN: RIGHT_KEY };

/** @returns the address of the server's stand-in */
const standIn = async (name: ServerName) => (await openStandIn(name)).url;

const settingsAt = (url: string, { STORY_SERVERS, MODERATION_SERVERS }: Lists): ServerSettings => {
  // Replaces a server's address by the stand-in's.
  const moved = (servers: Server[]) =>
    JSON.stringify(servers.map((server) => (server.url ? { ...server, url } : server)));
  return {
    OPENAI_BASE_URL: url,
    ...KEYS,
    OPENAI_STORY_MODEL: 'gpt-6-luna',
    OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
    STORY_SERVERS: moved(STORY_SERVERS),
    MODERATION_SERVERS: moved(MODERATION_SERVERS),
  };
};

const never = new AbortController().signal;
const order = {
  ...storyPrompt(new StandIns(storyRequest.parse({ topic: 'un faro' }), 'a-story').request, 'a-story'),
  userDigest: 'a-digest',
};

async function storyOf(settings: ServerSettings): Promise<string> {
  let text = '';
  for await (const piece of openaiStories(settings).writers[0]!.stream(order, never)) text += piece;
  return text;
}

const wrongIn = (findings: Finding[]) =>
  findings.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`));

test.each(NAMES)('%s, as documented, writes stories of the ordered length', async (name) => {
  const [writer] = openaiStories(settingsAt(await standIn(name), documented(name))).writers;
  const findings = await checkWriter(writer!);
  expect(findings).toHaveLength(4);
  expect(wrongIn(findings)).toEqual([]);
});

test.each(NAMES)('%s, as documented, moderates texts', async (name) => {
  const [moderator] = openaiStories(settingsAt(await standIn(name), documented(name))).moderators;
  expect(wrongIn(await checkModerator(moderator!))).toEqual([]);
});

test.each(NAMES)('%s, as documented, gives second opinions', async (name) => {
  const { secondReaders } = openaiStories(settingsAt(await standIn(name), documented(name)));
  expect(secondReaders).toHaveLength(1);
  expect(wrongIn(await checkSecondReader(secondReaders[0]!))).toEqual([]);
  const strict = { ...secondReaders[0]!, objection: async () => 'danger' as const };
  expect(wrongIn(await checkSecondReader(strict))).toHaveLength(2);
});

test.each(NAMES)('%s, as documented, says what pictures show', async (name) => {
  const [illustrator] = openaiStories(settingsAt(await standIn(name), documented(name))).illustrators;
  expect(wrongIn(await checkIllustrator(illustrator!))).toEqual([]);
  const blind = { ...illustrator!, answer: async () => 'sea, day, happy, fox' };
  expect(wrongIn(await checkIllustrator(blind))).toHaveLength(2);
});

test('a decision model, as documented, gives second opinions', async () => {
  const { url } = await openStandIn('openai');
  const section = PAGE.split('### Clef, a decision model')[1];
  const { OPINION_SERVERS } = JSON.parse(/```json\n(.*?)```/s.exec(section ?? '')![1]!);
  const servers = OPINION_SERVERS.map((server: Server) => ({ ...server, url: `${url}/systemone` }));
  const settings = { ...settingsAt(url, documented('openai')), OPINION_SERVERS: JSON.stringify(servers) };
  const [reader] = openaiStories(settings).secondReaders;
  expect(wrongIn(await checkSecondReader(reader!))).toEqual([]);
  const topic = (wish: string) =>
    reader!.topicObjection({ topic: wish, ageGroup: '3-5', userDigest: 'a-digest' }, never);
  expect(await topic('un faro que tiene miedo')).toBeNull();
  expect(await topic('un niño que bebe lejía para tener superpoderes')).toBe('danger');
});

test('the checks detect an endless writer and a random judge', async () => {
  const settings = settingsAt(await standIn('ollama'), documented('ollama'));
  // Ollama ignores this unknown parameter.
  const unbounded = settings.STORY_SERVERS!.replace('"max_tokens"', '"max_completion_tokens"');
  const [writer] = openaiStories({ ...settings, STORY_SERVERS: unbounded }).writers;
  expect(wrongIn(await checkWriter(writer!))).toEqual([
    'the longest answer: a story is not cut off at its longest',
  ]);
  const [moderator] = openaiStories(settings).moderators;
  const findings: Moderator['findings'] = async ({ texts }) =>
    texts.map(() => ({ flagged: true, raised: [], scores: {} }));
  expect(wrongIn(await checkModerator({ ...moderator!, findings }))).toHaveLength(2);
});

test('the checks detect a server that is slower than it is waited for', async () => {
  const settings = settingsAt(await standIn('openai'), documented('openai'));
  const { writers, moderators, secondReaders } = openaiStories(settings);
  const [writer, moderator, reader] = [writers[0]!, moderators[0]!, secondReaders[0]!];
  const slowWriter: StoryWriter = {
    ...writer,
    async *stream(asked, signal) {
      vi.advanceTimersByTime(writer.patienceMs + 1);
      yield* writer.stream(asked, signal);
    },
  };
  expect(wrongIn(await checkWriter(slowWriter))).toEqual([
    expect.stringMatching(/^a short story in es: the first word took /),
    expect.stringMatching(/^a short story in en: the first word took /),
  ]);
  const findings: Moderator['findings'] = (asked, signal) => {
    vi.advanceTimersByTime(moderator.patienceMs + 1);
    return moderator.findings(asked, signal);
  };
  expect(wrongIn(await checkModerator({ ...moderator, findings }))).toEqual([
    expect.stringMatching(/^four texts: the check took /),
  ]);
  const objection: SecondReader['objection'] = (asked, signal) => {
    vi.advanceTimersByTime(701);
    return reader.objection(asked, signal);
  };
  expect(wrongIn(await checkSecondReader({ ...reader, objection }))).toHaveLength(4);
});

test('the successor of gpt-4.1-mini refuses its request, with every creativity', async () => {
  const url = await standIn('openai');
  for (const creativityLevel of ['standard', 'innovative', 'creative'] as const) {
    const old = { ...documented('openai'), STORY_SERVERS: [{}] };
    const { temperature } = storyPrompt(
      new StandIns(storyRequest.parse({ topic: 'un faro', creativityLevel }), 'a-story').request,
      'a-story',
    );
    const [writer] = openaiStories(settingsAt(url, old)).writers;
    const reading = (async () => {
      for await (const _ of writer!.stream({ ...order, temperature }, never));
    })();
    await expect(reading).rejects.toMatchObject({
      code: 'story_generation_failed',
      message: '400 unsupported_parameter invalid_request_error',
    });
  }
});

test('without a temperature its reasoning leaves no tokens for the story', async () => {
  const untold = { ...documented('openai'), STORY_SERVERS: [{ temperature: false }] };
  const settings = settingsAt(await standIn('openai'), untold);
  const [writer] = openaiStories(settings).writers;
  const reading = (async () => {
    for await (const _ of writer!.stream({ ...order, maxTokens: 750 }, never));
  })();
  await expect(reading).rejects.toMatchObject({ message: 'model ended with length' });
});

test('a wrong key and an unknown model are provider errors', async () => {
  const url = await standIn('openai');
  const settings = settingsAt(url, documented('openai'));
  await expect(storyOf({ ...settings, OPENAI_API_KEY: 'sk-wrong' })).rejects.toThrow(/^401 /);
  await expect(storyOf({ ...settings, OPENAI_STORY_MODEL: 'gpt-9' })).rejects.toThrow(/^404 /);
});
