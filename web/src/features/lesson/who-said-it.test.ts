import { expect, test } from 'vitest';
import type { CastMember, Story } from '../../../../contract/schemas/stories.ts';
import { whoSaidIt } from './who-said-it.ts';

const CAST: CastMember[] = [
  { id: 'fox', name: 'el zorro', translatedName: 'the fox', age: 'adult', gender: 'm' },
  { id: 'ana', name: 'Ana', age: 'small', gender: 'f' },
];

/** A sentence whose text is what a figure says, or the narrator's without one. */
const said = (index: number, text: string, by?: string) => ({
  index,
  paragraph: index,
  text,
  ...(by && { speech: [{ by, start: 0, end: text.length }] }),
});
type Side = [text: string, by?: string];
const story = (own: Side[], other: Side[] = []) => ({
  language: 'es' as const,
  cast: CAST,
  sentences: own.map((side, index) => said(index, ...side)),
  ...(other.length > 0 && {
    translation: {
      language: 'en' as const,
      title: null,
      words: [],
      questions: [],
      sentences: other.map((side, index) => said(index, ...side)),
    } satisfies Story['translation'],
  }),
});

const CLEAR: Side = ['Anoche vi caer una estrella al río,', 'fox'];
const ANSWER: Side = ['¿De verdad?', 'ana'];

test('the longest clear utterance is asked about, without the comma before the narrator', () => {
  const short: Side = ['Yo también la vi.', 'ana'];
  expect(
    whoSaidIt(story([ANSWER, short, CLEAR, ['Anoche vi caer una estrella al río y luego llovió.']])),
  ).toEqual({
    text: '¿Quién lo dijo? «Anoche vi caer una estrella al río»',
    translation: '',
  });
});

test('a story in two languages has the question in both', () => {
  const english: Side[] = [
    ['Last night I saw a star fall into the river,', 'fox'],
    ['Really?', 'ana'],
  ];
  expect(whoSaidIt(story([CLEAR, ANSWER], english))).toEqual({
    text: '¿Quién lo dijo? «Anoche vi caer una estrella al río»',
    translation: 'Who said it? “Last night I saw a star fall into the river”',
  });
});

test.each<[string, Side[], Side[]?]>([
  ['one figure', [CLEAR, ['Y después se apagó del todo.', 'fox']]],
  ['short utterances only', [['Hola.', 'fox'], ANSWER]],
  ['utterances that two figures say', [CLEAR, [`¡${CLEAR[0]}!`, 'ana']]],
  ['a name in the utterance', [['Ana, anoche vi caer una estrella.', 'fox'], ANSWER]],
  [
    'another speaker in the translation',
    [CLEAR, ANSWER],
    [
      ['Last night I saw a star.', 'ana'],
      ['Really?', 'ana'],
    ],
  ],
  ['no speech', [['Anoche llovió mucho en el río.']]],
])('a story with %s has no such question', (_, own, other = []) => {
  expect(whoSaidIt(story(own, other))).toBeNull();
});
