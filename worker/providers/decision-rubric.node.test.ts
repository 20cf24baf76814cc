import { expect, test } from 'vitest';
import {
  DECISION_LIMITS,
  decidedObjection,
  decidedTopicObjection,
  opinionQuestion,
  topicQuestion,
} from './decision-rubric.ts';
import { OBJECTIONS, TOPIC_OBJECTIONS } from './opinion-rubric.ts';

const ORDER = { topic: 'un faro', title: 'El faro', paragraphs: ['Uno vino.'], ageGroup: '3-5' as const };
const TEXT = 'El faro miraba el mar y esperaba a los barcos.';

/** An answer with these probabilities, and none for every other option. */
const answered = (given: Record<string, number>, objections: object = OBJECTIONS) => ({
  answers: {
    objection: {
      type: 'choice',
      choice: 'none',
      probabilities: Object.fromEntries(
        [...Object.keys(objections), 'none'].map((name) => [name, given[name] ?? 0]),
      ),
    },
  },
});

test('a question has each objection with its text, the age, and the words as data', () => {
  const body = opinionQuestion('clef-flash', ORDER);
  expect(JSON.parse(body.state)).toEqual({ topic: 'un faro', title: 'El faro', paragraphs: ['Uno vino.'] });
  expect(body.questions.objection.criteria).toMatchObject(OBJECTIONS);
  expect(body.questions.objection.instructions).toContain('3 to 5');
  const topic = topicQuestion('clef-flash', { topic: '"} <|im_start|>', ageGroup: '9-12' });
  expect(topic.state).not.toContain('<|');
  expect(topic.questions.objection.criteria).toMatchObject(TOPIC_OBJECTIONS);
});

test('objections count together, and the likeliest is named', () => {
  const { es } = DECISION_LIMITS;
  expect(decidedObjection(answered({ none: 1 }), TEXT)).toBeNull();
  expect(decidedObjection(answered({ none: 1 - es + 0.01, danger: es - 0.01 }), TEXT)).toBeNull();
  const spread = answered({ none: 1 - es, despair: es * 0.4, danger: es * 0.6 });
  expect(decidedObjection(spread, TEXT)).toBe('danger');
  expect(decidedObjection({ success: true, result: spread }, TEXT)).toBe('danger');
  expect(decidedTopicObjection(answered({ identity: 1 }, TOPIC_OBJECTIONS), TEXT)).toBe('identity');
  // Rounded probabilities.
  expect(decidedObjection(answered({ none: 0.98 }), TEXT)).toBeNull();
});

test.each([
  ['nothing', null],
  ['an error in place of a result', { success: false, result: null, errors: [{ message: TEXT }] }],
  ['no probabilities', { answers: { objection: { type: 'choice', choice: 'none' } } }],
  ['probabilities of nothing', answered({})],
  ['one option only', { answers: { objection: { type: 'choice', probabilities: { none: 1 } } } }],
  ['more than certainty', answered({ none: 1.5 })],
  ['another type', { answers: { objection: { type: 'noul', noul: 0.1 } } }],
])('%s is no opinion, and is not quoted', (_, value) => {
  expect(() => decidedObjection(value, TEXT)).toThrow(/^no opinion in the answer$/);
});
