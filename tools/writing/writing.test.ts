import { expect, test } from 'vitest';
import { AGE_GROUPS, LANGUAGES, LEVELS } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import type { StoryWriter } from '../../worker/story/story-provider.ts';
import { openBuiltIn } from '../safety/provider.ts';
import { ORDER_KINDS, ordersOf, requestsOf } from './grid.ts';
import { certain, type Judgement, judge, QUESTION_NAMES } from './judge.ts';
import { agreement, blindSheet, preference, questionSheet } from './people.ts';
import { ChildrensWords, examples, textMeasures } from './reference.ts';
import { fileOf, type Measured, mean, shared, storyIn, tableOf } from './table.ts';
import { type Written, write } from './write.ts';

const EXAMPLES = examples();
const YARDSTICK = { examples: EXAMPLES, human: [], known: new ChildrensWords(EXAMPLES) };

test('requestsOf covers the grid evenly in language, level and age', () => {
  const requests = requestsOf(240, 1);
  const cells = new Map<string, number>();
  for (const { language, englishLevel, ageGroup } of requests) {
    const cell = `${language} ${englishLevel} ${ageGroup}`;
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  expect(cells.size).toBe(LANGUAGES.length * LEVELS.length * AGE_GROUPS.length);
  expect(new Set(cells.values())).toEqual(new Set([10]));
  for (const field of ['storyType', 'storyLength', 'creativityLevel', 'childNames'] as const) {
    expect(new Set(requests.map((request) => request[field])).size).toBeGreaterThanOrEqual(3);
  }
  expect(new Set(requests.map(({ topic }) => topic)).size).toBeGreaterThan(100);
});

test('requestsOf is determined by its seed', () => {
  expect(requestsOf(30, 5)).toEqual(requestsOf(30, 5));
  expect(requestsOf(30, 6)).not.toEqual(requestsOf(30, 5));
});

test('a third of the orders is heavy, and a third in two languages, over all ages', () => {
  const orders = ordersOf({ ordinary: 24, heavy: 24, 'two languages': 24 }, 1);
  for (const kind of ORDER_KINDS) {
    const some = orders.filter((order) => order.kind === kind).map(({ request }) => request);
    expect(some).toHaveLength(24);
    expect(new Set(some.map(({ ageGroup }) => ageGroup)).size).toBe(AGE_GROUPS.length);
    expect(new Set(some.map(({ topic }) => topic)).size).toBe(24);
    const both = some.filter(({ language, secondLanguage }) => secondLanguage && secondLanguage !== language);
    expect(both).toHaveLength(kind === 'two languages' ? 24 : 0);
  }
  const ordinary = new Set(requestsOf(500, 1).map(({ topic }) => topic));
  expect(orders.filter(({ kind, request }) => kind === 'heavy' && ordinary.has(request.topic))).toEqual([]);
});

test('mean has its interval', () => {
  expect(mean([1, 2, 3, 4, 5])).toBe('3.0 (1.6–4.4)');
  expect(mean([])).toBe('none');
});

test('the tool writes, measures and tabulates stories, refusals included', async () => {
  const { provider, close } = await openBuiltIn();
  try {
    const requests = requestsOf(6, 3);
    const written: Written[] = [];
    for (const [position, request] of requests.entries()) {
      written.push(await write(provider, `story-${position}`, request));
    }
    const again = await write(provider, 'again', requests[0]!);
    const refused = await write(provider, 'refused', { ...requests[0]!, topic: 'un faro !unfit' });
    expect(written.map(({ code }) => code)).toEqual(requests.map(() => null));
    expect(refused).toMatchObject({ story: null, code: 'story_refused' });

    expect(shared(written[0]!.story!, written[0]!.story!)).toBe(1);
    const all = [...written, refused].map((one): Measured => ({ ...one, kind: 'ordinary', judgement: null }));
    const table = tableOf(all, [[written[0]!, again]], { sent: 0.1, received: 0.5 }, YARDSTICK);
    expect(table).toContain('7 requests, 6 stories.');
    expect(table).toContain('| refused, ordinary | 1 of 7 (14 %, 2.6–51 %) |');
    expect(table).toMatch(/same request made twice, % \(1 pairs\) \| \d/);
    expect(table).toContain(`| examples (${YARDSTICK.examples.length}) | books by people (0) |`);
    for (const language of LANGUAGES) {
      for (const level of LEVELS) expect(table).toContain(`| ${language} | ${level} | `);
    }
    expect(fileOf(written[0]!)).toContain(written[0]!.story!.content);
    expect(fileOf(refused)).toContain('no story: story_refused');
    expect(storyIn(fileOf(refused))).toBeNull();
    expect(storyIn(fileOf(written[0]!))!.text).toContain(written[0]!.story!.content.trim());
  } finally {
    close();
  }
});

/** Topic of the scripted writers. */
const TOPIC = 'my brother has leukaemia and sleeps in the hospital';

/** A writer of one story. */
const scripted = (id: string, text: string): StoryWriter => ({
  id,
  server: 'scripted',
  model: id,
  patienceMs: 1_000,
  async *stream() {
    yield text;
  },
});

const GOOD = scripted(
  'good',
  `# The Hospital Window

My brother has leukaemia. It is a long word for a small boy.

He sleeps in the hospital now, in a bed that goes up and down. At home his own bed is very flat, and the cat sits on it
and waits.

“Is it because I took his red car?” I asked Mum.

“No,” said Mum. “It is not because of you. It is in his blood, and nobody put it there.” She held my hand all the way up
the stairs, past the ward with the fish, and past the desk where Nurse Joy counts the spoons.

My brother looked out of the window. From the hospital you can see the bus stop, the bread shop and half of the river.

“What do you do all day?” I asked.

“I count the buses,” said my brother. “Forty-one yesterday. One had a dog in it.”

So I counted too. We counted until it was dark and the buses had their lamps on. He was tired, and he said so, and that
was all right. I read to him about a snail, twice, and he did the voice of the snail.

“Will you come home?” I asked.

“I do not know when,” said my brother. “Doctor Pine does not know yet. She tells me everything that she knows.”

At home I put his red car on the flat bed, beside the cat. Then I drew the bus with the dog. Tomorrow it goes up the
stairs, past the fish and the spoons, to my brother, and we will hang it on the window.`,
);

const OFF_TOPIC = scripted(
  'off-topic',
  `# The Clockmaker’s Itinerary

A clockmaker inherited an astrolabe of considerable provenance. Its mechanism was intricate, and its inscription
perplexed every scholar of the municipality.

“It demonstrates an astronomical discrepancy,” announced the archivist, who had abandoned jurisprudence for cartography.

The clockmaker polished the brass circumference with extraordinary diligence. Beneath the tarnish a constellation
emerged, engraved in miniature, together with the coordinates of an archipelago.

“Preposterous,” murmured the archivist. “That archipelago was obliterated by an eruption.”

Nevertheless they embarked. Their vessel was a dilapidated schooner whose captain navigated by superstition. For a
fortnight the horizon yielded nothing but phosphorescence and albatrosses.

Then, at the meridian, a silhouette materialised: an observatory upon a precipice, its cupola tilted towards the
firmament. An elderly astronomer descended the spiral staircase and inspected the astrolabe through a monocle.

“You have returned my apprentice’s masterpiece,” she exclaimed. “It calculates the recurrence of comets. I despaired of
completing my catalogue without it.”

She adjusted the alidade by a fraction. The constellation aligned, the mechanism reverberated, and the cupola revolved
until the aperture framed a comet of incomparable magnificence.

The clockmaker requested no remuneration. The archivist transcribed the observations into a leather ledger. The captain,
whose superstitions had been comprehensively vindicated, fell asleep against the balustrade, and the albatrosses
dispersed above the luminous archipelago.`,
);

const CRUEL = scripted(
  'cruel to the sick',
  `# The Boy in the Hospital

My brother has leukaemia. He is a boy with no hair now.

He sleeps in the hospital, in a bed that goes up and down. On Monday the whole class went to see him. They stood at the
door with their coats on, and they laughed at him.

“You look like an egg,” said the first boy. “A stupid egg.”

“Eggs have a shell,” said the second boy. “He has a thin ugly neck.”

My brother hid under the blanket. Nobody came in to sit beside him. The nurse looked at the clock and went away to drink
her tea.

“Why am I in the hospital?” asked my brother.

“It is your own fault,” said Dad from the door. “You never ate your soup. You ran in the rain with no coat. Now you see
what comes of that.”

“I will eat soup now,” said my brother.

“Too late,” said Dad, and the class laughed again, even louder than before, and they drew eggs on the window with their
wet fingers.

Then all of them went home. It was dark in the hospital. The lamp was off, and the bed went up and down and up and down.

“Be a good boy and stop your noise,” said the nurse when my brother cried. “The others want to sleep.”

In the morning the eggs were still on the window. My brother looked at them for a long time. He thought that they were
right, and that a boy like him has no friends. So my brother turned his face to the wall of the hospital.`,
);

test('scripted writers are told apart: one who is good, one off the topic, one cruel to the sick', async () => {
  const { provider, judge: judging, close } = await openBuiltIn();
  try {
    const request = storyRequest.parse({ topic: TOPIC, language: 'en', storyLength: 'short' });
    const result = async (writer: StoryWriter) => {
      const one = await write({ ...provider, writers: [writer], moderators: [UNMOVED] }, writer.id, request);
      expect(one.code, writer.id).toBeNull();
      const story = one.story!;
      const judgement = await judge(judging, { topic: TOPIC, title: story.title, text: story.content });
      const { unknown } = textMeasures({ text: story.content, language: 'en' }, YARDSTICK.known);
      const measured: Measured = { ...one, kind: 'heavy', judgement };
      const answers = Object.fromEntries(QUESTION_NAMES.map((name) => [name, certain(judgement[name])]));
      return { measured, answers, unknown };
    };
    const [good, off, cruel] = [await result(GOOD), await result(OFF_TOPIC), await result(CRUEL)];
    expect(good.answers).toEqual({ hero: 'yes', swap: 'no', resolved: 'yes', gentle: 'yes' });
    expect(off.answers).toEqual({ hero: 'no', swap: 'yes', resolved: 'no', gentle: 'yes' });
    expect(cruel.answers).toEqual({ hero: 'yes', swap: 'no', resolved: 'yes', gentle: 'no' });
    expect(off.unknown).toBeGreaterThan(3 * Math.max(good.unknown, cruel.unknown));
    const table = tableOf(
      [good, off, cruel].map(({ measured }) => measured),
      [],
      { sent: 0.1, received: 0.5 },
      YARDSTICK,
    );
    expect(table).toMatch(/\| the topic is resolved \| 0 of 0 .* \| 2 of 3 \(67 %/u);
    expect(table).toMatch(/\| whoever suffers is treated kindly \| 0 of 0 .* \| 2 of 3 \(67 %/u);
    expect(table).toContain('the second time, or illegibly: 0 of 12');
  } finally {
    close();
  }
});

/** A moderation without findings. */
const UNMOVED = {
  id: 'unmoved',
  server: 'scripted',
  model: 'unmoved',
  patienceMs: 1_000,
  findings: async ({ texts }: { texts: string[] }) =>
    texts.map(() => ({ flagged: false, raised: [], scores: {} })),
};

test('a judge that says the first word that it is offered has no certain answer', async () => {
  let system = '';
  const parrot = {
    ...scripted('parrot', ''),
    async *stream(order: { system: string }) {
      system = order.system;
      const [, word] = /with (yes|no) or/u.exec(system)!;
      yield QUESTION_NAMES.map((name) => `**${name}**: ${word}`).join('\n');
    },
  };
  const judgement = await judge(parrot, { topic: 'x', title: 'y', text: 'z' });
  expect(QUESTION_NAMES.map((name) => judgement[name].toSorted())).toEqual(
    QUESTION_NAMES.map(() => ['no', 'yes']),
  );
  expect(certain(judgement.hero)).toBeNull();
});

test('a judge whose connection breaks is asked once more, and then no more', async () => {
  let calls = 0;
  const breaking = (times: number): StoryWriter => ({
    ...scripted('breaking', ''),
    async *stream() {
      calls += 1;
      if (calls <= times) throw new Error('broken');
      yield 'hero yes';
    },
  });
  const told = { topic: 'x', title: 'y', text: 'z' };
  expect(certain((await judge(breaking(2), told)).hero)).toBe('yes');
  calls = 0;
  await expect(judge(breaking(4), told)).rejects.toThrow('broken');
});

test('fifty answers of people are compared with the judge, without those that are not given', () => {
  const sure = (answer: 'yes' | 'no'): Judgement =>
    Object.fromEntries(QUESTION_NAMES.map((name) => [name, [answer, answer]])) as Judgement;
  const judged = Array.from({ length: 30 }, (_, n) => ({
    file: `${n}.txt`,
    judgement: sure(n % 2 === 0 ? 'yes' : 'no'),
  }));
  const sheet = questionSheet(judged.map(({ file }) => file));
  const rows = sheet.replace(/\n$/u, '').split('\n');
  expect(rows).toHaveLength(51);
  expect(new Set(rows.slice(1).map((row) => row.split('\t').slice(0, 2).join())).size).toBe(50);
  expect(agreement(sheet, judged)).toBe('0 answers of people, none to compare\n');
  const filled = (answer: (file: number) => string) =>
    rows.map((row, n) => (n === 0 ? row : `${row}${answer(Number.parseInt(row, 10))}`)).join('\n');
  const asJudge = (file: number) => (file % 2 === 0 ? 'yes' : 'no');
  expect(agreement(filled(asJudge), judged)).toContain('50 of 50 (100 %, 93–100 %), kappa 1.00');
  expect(
    agreement(
      filled((file) => asJudge(file + 1)),
      judged,
    ),
  ).toMatch(/ in 0 of 50 .* kappa -/u);
  expect(() =>
    agreement(
      filled(() => 'perhaps'),
      judged,
    ),
  ).toThrow('“perhaps” is no answer');
  expect(() => agreement(filled(asJudge), judged.slice(0, 3))).toThrow('nobody judged that');
});

test('a blind sheet does not say whose story is which, and its choices are read with the key', () => {
  const pairs = Array.from({ length: 20 }, (_, n) => ({
    file: `${n}.txt`,
    topic: `a topic ${n}`,
    one: `after ${n}`,
    other: `before ${n}`,
  }));
  const { sheet, key, choices } = blindSheet(pairs, (place) => place % 3 === 0);
  expect(sheet).not.toContain('.txt');
  const firsts = [...sheet.matchAll(/^## \d+ A\n\n(\w+)/gmu)].map(([, word]) => word);
  expect(new Set(firsts)).toEqual(new Set(['before', 'after']));
  const choosing = (choice: (place: number) => string) =>
    choices
      .replace(/\n$/u, '')
      .split('\n')
      .map((row, n) => (n === 0 ? row : `${row}${choice(n - 1)}`))
      .join('\n');
  const after = choosing((place) => (firsts[place] === 'after' ? 'a' : 'B'));
  const all = preference(key, [after, after]);
  expect(all).toContain('preferred in 40 of 40 (100 %');
  expect(all).toContain('more than chance');
  expect(all).toContain('alike in 20 of 20');
  expect(preference(key, [choosing(() => 'A')])).toContain('may be chance');
  expect(preference(key, [choosing(() => '=')])).toContain('no difference in 20');
  expect(() => preference(key, [choosing(() => 'both')])).toThrow('“both”');
});
