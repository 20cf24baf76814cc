import { expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';
import { readDirectives } from '../topic-directives.ts';
import { objectionTo } from './second-reader.ts';

const GENTLE = 'Abuela Rosa ya no estaba. Lucía lloró mucho, y su madre la abrazó hasta que se durmió.';

/** Harmful together; each sentence alone is suitable. */
const TOGETHER = [
  'El señor del coche tenía un cachorro. Olía a caramelos. Lucía subió y nadie la vio.',
  'The man in the car had a puppy. Nobody saw them. Lucy got in.',
];

const SCHEMA = {
  type: 'object',
  properties: { objection: { type: 'string' } },
  required: ['objection'],
  additionalProperties: false,
};

function ask(topic: string, paragraphs: string[], schema: object = SCHEMA) {
  const { client, log, request } = connectInProcess();
  const again = () =>
    client.chat.completions.create({
      model: 'gpt-6-luna',
      reasoning_effort: 'none' as const,
      messages: [
        {
          role: 'system' as const,
          content: 'You are the second reader.',
        },
        {
          role: 'user' as const,
          content: JSON.stringify({
            topic,
            title: 'El faro',
            paragraphs,
          }),
        },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'second_opinion',
          strict: true,
          schema: schema as Record<string, unknown>,
        },
      },
    });
  return { answer: again(), again, log, request };
}

const saidOf = async (topic: string, paragraphs: string[]) => {
  const { answer } = ask(topic, paragraphs);
  return (await answer).choices[0]!.message.content;
};

test('an opinion follows the rubric, and the log tells it from a story', async () => {
  for (const paragraph of TOGETHER) {
    expect(await saidOf('un paseo', [paragraph])).toBe('{"objection":"danger"}');
    // None of its sentences alone.
    for (const sentence of paragraph.split(/(?<=\.) /))
      expect(objectionTo({ paragraphs: [sentence] })).toBe('none');
  }
  expect(await saidOf('la abuela', [GENTLE])).toBe('{"objection":"none"}');
  const { answer, log } = ask('la abuela', [GENTLE, 'Y durmió.']);
  expect((await answer).usage!.completion_tokens).toBeLessThan(32);
  const [entry] = await log();
  expect(entry).toMatchObject({ opinion: { paragraphs: 2, objection: 'none' }, status: 200 });
  expect(entry).not.toHaveProperty('chat');
});

test('a harmless passage has no objection', async () => {
  const spoiled = `${TOGETHER[0]} —¡Es peligroso! —gritó su hermano, y corrió a buscar a mamá.`;
  expect(await saidOf('un paseo', [spoiled])).toBe('{"objection":"none"}');
});

test.each([
  ['429', 429],
  ['quota', 429],
  ['500', 500],
])('a topic can make the opinion fail: !opinion-%s', async (kind, status) => {
  await expect(ask(`un faro !opinion-${kind}`, [GENTLE]).answer).rejects.toMatchObject({ status });
});

test('a topic can make the opinion object, answer nonsense or hang, without effect on its story', async () => {
  expect(await saidOf('un faro !opinion-withdraw', [GENTLE])).toBe('{"objection":"danger"}');
  expect(await saidOf('un faro !opinion-nonsense', [GENTLE])).toMatch(/^I quite liked it/);
  const silent = ask('un faro !opinion-hang', [GENTLE]).answer;
  const later = new Promise((resolve) => setTimeout(() => resolve('nothing'), 50));
  expect(await Promise.race([silent, later])).toBe('nothing');
  expect(readDirectives('un faro !opinion-hang que ríe')).toEqual({
    topic: 'un faro que ríe',
    directives: [],
  });
});

test('a knob makes a number of opinions fail, and no story', async () => {
  const { answer, again, request } = ask('un faro', [GENTLE]);
  await answer;
  await request('/__emulator/knobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      failOpinion: { kind: 'withdraw', times: 1 },
      failChat: { kind: '500', times: 1 },
    }),
  });
  const said = async () => (await again()).choices[0]!.message.content;
  expect([await said(), await said()]).toEqual(['{"objection":"danger"}', '{"objection":"none"}']);
  const knobs = await (await request('/__emulator/knobs')).json();
  expect(knobs).toMatchObject({ failOpinion: null, failChat: { kind: '500', times: 1 } });
});

test('a schema for the answer must be strict in OpenAI’s sense', async () => {
  for (const wrong of [
    { ...SCHEMA, additionalProperties: true },
    { ...SCHEMA, required: [] },
  ])
    await expect(ask('un faro', [GENTLE], wrong).answer).rejects.toMatchObject({ status: 400 });
});
