import { expect, test } from 'vitest';
import type { Narration } from '../../../../../contract/schemas/stories.ts';
import { choiceFor, defaultChoice, madeAlready, type NarrationChoice, readAgain } from './choice.ts';

function version(id: string, musicTrack: string, rest: Partial<Narration> = {}): Narration {
  const base = {
    storyId: 's',
    language: 'es' as const,
    audioUrl: `https://api.example/${id}`,
    duration: 60,
    timeline: [],
  };
  return { ...base, id, voiceId: 'female', speechRate: 0.7, musicTrack, ...rest };
}

const STORY = { content: '', sentences: [], language: 'es' } as const satisfies Parameters<
  typeof madeAlready
>[2];

const slow: NarrationChoice = { voiceId: 'female', speechRate: 0.7, musicTrack: 'piano' };

// @spec 3.39, 3.40, 3.41
test("the default choice is a voice of the story's language, slow, with music", () => {
  expect(defaultChoice('es')).toEqual({ voiceId: 'female', speechRate: 0.7, musicTrack: 'random' });
  expect(defaultChoice('en').voiceId).toBe('female-english');
});

test('a version matches only with the same voice, rate and music', () => {
  const versions = [
    version('a', 'piano', { voiceId: 'male' }),
    version('b', 'piano', { speechRate: 1 }),
    version('c', 'forest'),
  ];
  expect(madeAlready(versions, slow, STORY)).toBeNull();
  expect(madeAlready([...versions, version('d', 'piano')], slow, STORY)?.id).toBe('d');
});

test('a version with character voices matches a choice with them only', () => {
  const versions = [version('a', 'piano'), version('b', 'piano', { cast: true })];
  expect(madeAlready(versions, slow, STORY)?.id).toBe('a');
  expect(madeAlready(versions, { ...slow, cast: true }, STORY)?.id).toBe('b');
  expect(madeAlready(versions.slice(0, 1), { ...slow, cast: true }, STORY)).toBeNull();
});

test('character voices are left out of a choice for a side in which no figure speaks', () => {
  const [spoken, told] = [
    { index: 0, paragraph: 0, text: '¡Hola!', speech: [{ by: 'ana', start: 0, end: 6 }] },
    { index: 0, text: 'She said hello.' },
  ];
  const story = {
    content: '¡Hola!',
    sentences: [spoken!],
    language: 'es' as const,
    cast: [{ id: 'ana', name: 'Ana', age: 'small' as const, gender: 'f' as const }],
    translation: { language: 'en' as const, title: null, sentences: [told!], words: [], questions: [] },
  };
  const wish = { ...slow, cast: true } as const;
  expect(choiceFor(story, wish)).toEqual(wish);
  const { cast: _, ...alone } = wish;
  const english = { voiceId: 'female-english' } as const;
  expect(choiceFor(story, { ...wish, ...english })).toEqual({ ...alone, ...english });
  expect(choiceFor({ ...story, cast: undefined }, wish)).toEqual(alone);
});

test('random music matches the newest version with music, and never one without', () => {
  const surprise = { ...slow, musicTrack: 'random' } as const;
  expect(madeAlready([version('a', 'none')], surprise, STORY)).toBeNull();
  expect(madeAlready([version('a', 'piano'), version('b', 'forest')], surprise, STORY)?.id).toBe('b');
});

test('a version of before a sentence was changed is read again with its music, and is not taken for made', () => {
  const before = version('a', 'forest', { ofEarlierText: true });
  const surprise = { ...slow, musicTrack: 'random' } as const;
  expect(madeAlready([before], surprise, STORY)).toBeNull();
  expect(readAgain([before], surprise, STORY)).toEqual({ ...slow, musicTrack: 'forest' });
  expect(readAgain([version('b', 'forest')], surprise, STORY)).toBeNull();
  expect(readAgain([before], slow, STORY)).toBeNull();
});
