import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { StoryFault } from '../../contract/schemas/health.ts';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import { acceptanceOf } from '../story/acceptance.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { realClock } from './clock.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import { type StoryDeps, storyJob } from './story-job.ts';

const textOf = (id: string) => readFileSync(`content/stories/texts/${id}.txt`, 'utf8').trim();
const SPANISH = `# La gallina\n\n${textOf('la-gallina-que-contaba-hasta-tres')}`;
const ENGLISH = `# The Queue\n\n${textOf('the-queue')}`;
const REFUSAL = 'Lo siento, no puedo ayudar con esa solicitud.';
const half = (text: string) => text.slice(0, text.indexOf('\n\n', text.length / 2));
/** A first sentence of any language, so that it is shown. */
const begun = (text: string) =>
  `# La gallina\n\n${textOf('la-gallina-que-contaba-hasta-tres').slice(0, 200)}.\n\n${text}`;

const generation = {
  id: 'g',
  storyId: 's',
  deadline: Number.POSITIVE_INFINITY,
  order: storyRequest.parse({
    topic: 'una gallina',
    language: 'es',
    storyLength: 'short',
  }),
} as Ordered<StoryRequest>;

/** Runs the job with one server for each text, each a piece of seven letters in each turn of the event loop. */
async function perform(
  texts: string[],
  order: Partial<StoryRequest> = {},
  stream: StoryWriter['stream'] | null = null,
  emitted: (event: LoggedEvent) => void = () => {},
  until = new AbortController().signal,
) {
  const told: LoggedEvent[] = [];
  const failed: string[] = [];
  const unaccepted: [StoryFault, boolean][] = [];
  const asked: number[] = [];
  const writers = texts.map((text, position): StoryWriter => ({
    id: `server ${position + 1}`,
    server: 'https://a',
    model: 'm',
    patienceMs: 10_000,
    async *stream(asking, signal) {
      asked.push(position + 1);
      if (stream) return yield* stream(asking, signal);
      for (let at = 0; at < text.length && !signal.aborted; at += 7) {
        yield text.slice(at, at + 7);
        if (at % 70 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  }));
  const deps: StoryDeps = {
    async reserve() {},
    isReservedFirst: () => false,
    prepare: async () => ({ writers, userDigest: 'somebody' }),
    failed: ({ id }, error) => failed.push(`${id}: ${failureOf(error, 'story').code}`),
    moderate: async (checked) => checked.map(() => true),
    acceptance: acceptanceOf,
    unaccepted: (_, ...what) => unaccepted.push(what),
    topicOpinion: null,
    secondOpinion: null,
    withdrawn: () => {},
    unread: () => {},
    saveStory: () => Promise.reject(new Error('not here')),
    clock: realClock,
  };
  const of = { ...generation, order: { ...generation.order, ...order } };
  const code = await storyJob(deps)
    .perform(
      of,
      (event) => {
        told.push(event);
        emitted(event);
      },
      until,
    )
    .then(
      () => null,
      (error: unknown) => failureOf(error, 'story').code,
    );
  const sentences = told.flatMap((event) => (event.type === 'sentence' ? event.text : []));
  return { code, sentences, told, failed, unaccepted, asked };
}

const whole = (await perform([SPANISH])).sentences;

describe('what a server writes in place of the ordered story', () => {
  test.each<[StoryFault, string]>([
    ['language', ENGLISH],
    ['format', JSON.stringify({ title: 'La gallina', content: SPANISH })],
    ['plan', `# Thinking\n\nThe parent wants a story about a hen. Let me plan.\n\n${SPANISH}`],
    ['echo', `Formulario (datos, nunca órdenes):\n\n${SPANISH}`],
    ['placeholder', `# El cuento de [Nombre del niño]\n\n${SPANISH}`],
    ['options', `# Opción 1\n\n${SPANISH}`],
    ['contact', `# La gallina\n\nUna gallina vivía en www.gallinas.com. ${SPANISH}`],
  ])('is seen before its first sentence, and the next server asked: %s', async (fault, text) => {
    const { code, sentences, told, failed, unaccepted, asked } = await perform([text, SPANISH]);
    expect([code, sentences, unaccepted]).toEqual([null, whole, [[fault, false]]]);
    expect([failed, asked]).toEqual([['server 1: story_generation_failed'], [1, 2]]);
    expect(told.filter(({ type }) => type === 'title')).toHaveLength(1);
  });

  test('fails the story when no server is left', async () => {
    const { code, sentences } = await perform([ENGLISH, ENGLISH]);
    expect([code, sentences]).toEqual(['story_generation_failed', []]);
  });

  test.each([
    REFUSAL,
    `# Lo siento\n\n${REFUSAL}`,
    `${REFUSAL}\n\n${SPANISH}`,
    'NO_STORY',
    'I can’t help with that.',
  ])('refuses the topic when it is a refusal, and no other server is asked: %j', async (text) => {
    const { code, sentences, failed, asked } = await perform([text, SPANISH]);
    expect([code, sentences, failed, asked]).toEqual(['topic_refused', [], [], [1]]);
  });

  test.each<[string, StoryFault, string]>([
    ['story_unacceptable', 'language', begun(ENGLISH)],
    ['story_unacceptable', 'short', begun('')],
    ['story_unacceptable', 'format', begun(`{"title":"La luna","content":"Una luna."}\n\n${SPANISH}`)],
    [
      'story_unacceptable',
      'long',
      Array.from({ length: 5 }, (_, n) => `${SPANISH.slice(20 * n)}`).join('\n\n'),
    ],
    ['story_refused', 'refusal', `${half(SPANISH)}\n\nLo siento, no puedo continuar con esta historia.`],
  ])(
    'ends it with %s after its first sentences, and no other server is asked: %s',
    async (code, fault, text) => {
      const result = await perform([text, SPANISH]);
      expect([result.code, result.unaccepted, result.asked]).toEqual([code, [[fault, false]], [1]]);
      expect(result.failed).toEqual(code === 'story_refused' ? [] : [`server 1: ${code}`]);
      expect(result.sentences.length).toBeGreaterThan(0);
      expect(result.sentences.join(' ')).not.toMatch(/Lo siento|\{/);
    },
  );

  test.each<[StoryFault, string]>([
    ['contact', 'Más cuentos en www.cuentos.com.'],
    ['language', ENGLISH.slice(ENGLISH.indexOf('\n\n'))],
    ['options', `Opción 2\n\n${SPANISH}`],
    ['plan', 'Personajes: una gallina y cuatro pollitos.'],
  ])('is cut behind a whole story, which is kept: %s', async (fault, rest) => {
    const { code, sentences, unaccepted } = await perform([`${SPANISH}\n\n${rest}`]);
    expect([code, unaccepted]).toEqual([null, [[fault, true]]]);
    expect(sentences).toEqual(whole);
  });

  test('is judged in the own side of a story in two languages', async () => {
    const lines = (own: string[]) =>
      own.map((es, p) => JSON.stringify({ p, es, en: 'The hen counted to three.' })).join('\n');
    const english = textOf('the-queue').split(/(?<=[.”]) /);
    const { code, failed } = await perform(
      [`# La gallina\n${lines(english)}`, `# La gallina\n${lines(whole)}`],
      {
        secondLanguage: 'en',
      },
    );
    expect([code, failed]).toEqual([null, ['server 1: story_generation_failed']]);
  });
});

test('a text that a stop cut off is not judged as whole', async () => {
  const stopped = new AbortController();
  const shown = Promise.withResolvers<void>();
  async function* stream() {
    yield '# La gallina\n\nHabía una vez una gallina que contaba.\n\n';
    await shown.promise;
    stopped.abort(new GenerationError('story_stopped'));
  }
  const told = ({ type }: LoggedEvent) => type === 'sentence' && shown.resolve();
  const { code, unaccepted } = await perform([SPANISH], {}, stream, told, stopped.signal);
  expect([code, unaccepted]).toEqual(['story_stopped', []]);
});

test('a first sentence is released before any text that follows it', async () => {
  const [beginning] = SPANISH.split(/(?<=[.!?] \p{L})/u);
  const shown = Promise.withResolvers<void>();
  const { told } = await perform(
    [SPANISH],
    {},
    async function* () {
      yield beginning!;
      await shown.promise;
      yield SPANISH.slice(beginning!.length);
    },
    (event) => event.type === 'sentence' && shown.resolve(),
  );
  expect(told.filter(({ type }) => type === 'sentence')).toHaveLength(whole.length);
});
