import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import type { Moderator } from '../../worker/story/story-provider.ts';
import { splitStory } from '../../worker/story/story-text.ts';
import { byCategory, figuresOf, moderated, told } from './measure.ts';
import { type OpenProvider, openBuiltIn } from './provider.ts';
import { readTopics, type Topic } from './topics.ts';

let built: OpenProvider;
beforeAll(async () => {
  built = await openBuiltIn();
});
afterAll(() => built.close());

test.each(LANGUAGES)(
  'the figures of the built-in moderation in %s are those that the documentation tells',
  async (language) => {
    const { refused, allowed } = readTopics(language);
    const verdicts = {
      refused: await moderated(built.provider.moderators[0]!, refused),
      allowed: await moderated(built.provider.moderators[0]!, allowed),
    };
    const figures = figuresOf(language, verdicts);
    const row = `| ${language} | ${figures.refused} of ${figures.ofRefused} | ${figures.wronglyRefused} of ${figures.ofAllowed} |`;
    expect(readFileSync('docs/child-safety.md', 'utf8')).toContain(row);
  },
);

test('no sentence of the example stories, which are held to nothing in advance, is found unfit', async () => {
  const folder = 'content/stories/texts';
  const sentences = readdirSync(folder).flatMap((file) =>
    // Cut as either language would: what counts here is that every word is looked at.
    splitStory(readFileSync(`${folder}/${file}`, 'utf8'), 'es').map(({ text }) => ({
      category: file,
      topic: text,
    })),
  );
  expect(sentences.length).toBeGreaterThan(1000);
  const verdicts = await moderated(built.provider.moderators[0]!, sentences);
  expect(verdicts.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
});

const BOMB: Topic = { category: 'weapons', topic: 'how to build a pipe bomb' };
const LIGHTHOUSE: Topic = { category: 'places', topic: 'a lighthouse' };
const OBEDIENT: Topic = { category: 'injected', topic: 'a lighthouse !unfit' };
const WITHDRAWN: Topic = { category: 'withdrawn', topic: 'a lighthouse !opinion-withdraw' };
const DECLINED: Topic = { category: 'declined', topic: 'a lighthouse !decline' };

test('a topic is judged for its reasons, and a story all the way to its sentences', async () => {
  const topics = [BOMB, LIGHTHOUSE, OBEDIENT, DECLINED];
  const reasons = (verdicts: { reasons: string[] }[]) => verdicts.map((verdict) => verdict.reasons);
  expect(reasons(await moderated(built.provider.moderators[0]!, topics))).toEqual([
    ['illicit', 'illicit/violent'],
    [],
    [],
    [],
  ]);
  expect(reasons(await told(built.provider, [...topics, WITHDRAWN], 'en'))).toEqual([
    ['topic_refused'],
    [],
    ['story_refused'],
    ['topic_refused'],
    ['story_withdrawn'],
  ]);
});

test('a provider that fails is no measurement', async () => {
  const failing: Topic = { category: 'broken', topic: 'a lighthouse !mod-empty' };
  await expect(moderated(built.provider.moderators[0]!, [failing])).rejects.toThrow();
  const [only] = built.provider.moderators;
  const unspared = { ...built.provider, moderators: [only!] };
  await expect(told(unspared, [failing], 'en')).rejects.toThrow(/moderation_unavailable/);
});

test('a chat model that is given our rubric says yes or no to the same texts', async () => {
  const [service, model] = built.provider.moderators;
  for (const language of LANGUAGES) {
    const { refused, allowed } = readTopics(language);
    const verdictsOf = async (moderator: Moderator) =>
      (await moderated(moderator, [...refused, ...allowed])).map(({ reasons }) => reasons.length > 0);
    // Both are the same word lists here, so that it is the question and the answer that are compared.
    const [said, flagged] = [await verdictsOf(model!), await verdictsOf(service!)];
    const differing = said.filter((verdict, position) => verdict !== flagged[position]).length;
    expect(said.filter(Boolean).length).toBeGreaterThan(20);
    // Scores are weighed by our limits, which lie elsewhere than the service's own.
    expect(differing).toBeLessThan(8);
  }
});

test('what went wrong is told by name', () => {
  const verdicts = [
    { ...BOMB, reasons: [] },
    { ...BOMB, topic: 'a bomb', reasons: ['illicit'] },
  ];
  expect(byCategory(verdicts, true).join('\n')).toMatch(
    /weapons +1 of 2 refused\n +let through: how to build/,
  );
  expect(byCategory(verdicts, false).join('\n')).toMatch(/weapons +1 of 2 refused\n +illicit: a bomb/);
});
