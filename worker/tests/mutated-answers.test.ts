import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import {
  type Change,
  MODERATION,
  type Mutation,
  OPINION,
  SPLIT_LETTER,
  STORY,
  type StoryMutation,
  splitLetter,
  storyIn,
} from '../../testkit/worker/mutated-answers.ts';
import { firstOfEachKind } from '../../testkit/worker/part.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { UNACCEPTED } from '../../testkit/worker/unaccepted-answers.ts';
import { StoryCutter } from '../story/story-cutter.ts';

/** The whole product with one provider whose responses are mutated. */

type Kind = 'story' | 'moderation' | 'opinion';

function kindOf(input: RequestInfo | URL, init?: RequestInit): Kind | null {
  const url = input instanceof Request ? input.url : String(input);
  if (url.endsWith('/moderations')) return 'moderation';
  if (!url.endsWith('/chat/completions')) return null;
  return String(init?.body).includes('"stream":true') ? 'story' : 'opinion';
}

/** Title and sentences of an unchanged text. */
function cutOf(text: string) {
  const cutter = new StoryCutter('es');
  const cuts = [...cutter.push(text), ...cutter.end()];
  const [title] = cuts.flatMap((cut) => (cut.type === 'title' ? [cut.title] : []));
  const sentences = cuts.flatMap((cut) =>
    cut.type === 'sentence' ? [{ index: cut.index, paragraph: cut.paragraph, text: cut.text }] : [],
  );
  return { title, sentences };
}

/**
 * Mutates `times` responses of this kind.
 * @returns the provider's unmutated stories
 */
function changing(kind: Kind, change: Change, times = Number.POSITIVE_INFINITY) {
  const told: string[] = [];
  const outside = globalThis.fetch;
  let changed = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = kindOf(input, init);
    const real = async () => {
      const response = await outside(input, init);
      if (asked !== 'story' || !response.ok) return response;
      const sse = await response.text();
      told.push(storyIn(sse));
      return new Response(sse, { headers: response.headers });
    };
    if (asked !== kind || changed >= times) return real();
    changed += 1;
    return change(real, init?.signal ?? null);
  });
  return { told, isChanged: () => changed > 0 };
}

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await env.DB.exec('DELETE FROM provider_status');
});

async function ask(topic = 'un faro !tiny') {
  const person = await newPerson();
  const answer = await person.generate({ topic, storyLength: 'short' });
  const me = await (await person.fetch('/api/auth/me')).json<{ storiesRemaining: number }>();
  const body = await answer.json<Story & ErrorBody>();
  return { status: answer.status, body, left: me.storiesRemaining, wait: answer.headers.get('retry-after') };
}

async function expectEnd(
  kind: Kind,
  { change, times, ends, wait, health, isLong }: Mutation & Pick<StoryMutation, 'isLong'>,
): Promise<void> {
  const { told, isChanged } = changing(kind, change, times);
  const { status, body, left, wait: asked } = await ask(isLong && 'un faro');
  expect(isChanged()).toBe(true);
  if (ends === 'whole') {
    expect([status, left], JSON.stringify(body)).toEqual([200, 2]);
    const { title } = body;
    const sentences = body.sentences.map(({ index, paragraph, text }) => ({ index, paragraph, text }));
    expect({ title, sentences }).toEqual(cutOf(told[0]!));
  } else {
    expect([body.code, left], JSON.stringify(body)).toEqual([ends, 3]);
    if (wait !== undefined) expect([body.retryAfter, asked]).toEqual([wait, String(wait)]);
  }
  if (health) {
    const said = async () => (await (await request('/health')).json<{ openai_error: string }>()).openai_error;
    await expect.poll(said).toBe(health);
  }
}

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };
const stories = firstOfEachKind([...STORY, ...UNACCEPTED], TEST_LONG, ({ kind, ends, wait, health }) =>
  [kind, ends, wait, health].join(),
);

test.each(stories)('a story that comes with $name: $ends', (mutation) => expectEnd('story', mutation));

test.each(MODERATION)('a check that answers with $name: $ends', (mutation) =>
  expectEnd('moderation', mutation),
);

test.each(OPINION)('a second opinion that answers with $name costs no story', ({ change }) =>
  expectEnd('opinion', { name: '', change, ends: 'whole' }),
);

test('a surrogate pair split between two chunks is one letter', async () => {
  changing('story', splitLetter);
  const { body } = await ask();
  expect(`${body.title} ${body.content}`).toContain(SPLIT_LETTER);
  expect(body.content).not.toMatch(/\p{Surrogate}|\ufffd/u);
});
