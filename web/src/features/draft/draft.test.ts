import { expect, test } from 'vitest';
import { storyRequest } from '../../../../contract/schemas/stories.ts';
import { EMPTY_DRAFT, parseDraft, toRequest } from './draft.ts';

test('a kept draft comes back as it was', () => {
  const draft = {
    ...EMPTY_DRAFT,
    topic: 'un faro',
    storyType: 'humor' as const,
    storyLength: 'long' as const,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', 'not json', 'null', '[]', '"text"', '{}'])('from %j comes an empty draft', (text) => {
  expect(parseDraft(text)).toEqual(EMPTY_DRAFT);
});

test('asked for in two languages, the second one is the one that the interface is not in', () => {
  const draft = { ...parseDraft('{"inBoth":true}'), topic: 'un faro' };
  expect(toRequest(draft, 'es')).toMatchObject({ language: 'es', secondLanguage: 'en' });
  const request = toRequest(draft, 'en');
  expect(request).toMatchObject({ language: 'en', secondLanguage: 'es' });
  expect(storyRequest.parse(request)).toEqual(request);
});

test('a value that no longer exists falls back, the rest is kept', () => {
  expect(parseDraft('{"topic":"un faro","storyType":"western","ageGroup":"6-8","childNames":7}')).toEqual({
    ...EMPTY_DRAFT,
    topic: 'un faro',
    ageGroup: '6-8',
  });
});

test('a text longer than the server takes is cut', () => {
  expect(parseDraft(JSON.stringify({ topic: 'x'.repeat(9999) })).topic).toHaveLength(500);
});

// @spec 2.32
test.each(['', '   ', '\n\t'])('without a topic (%j) there is no request', (topic) => {
  expect(toRequest({ ...EMPTY_DRAFT, topic }, 'es')).toBeNull();
});

// @spec 1.2, 5.5
test('a request is trimmed, in the language of the interface, and one that the server understands', () => {
  const request = toRequest({ ...EMPTY_DRAFT, topic: '  un faro ', childNames: ' Lía ' }, 'en');
  expect(request).toMatchObject({ topic: 'un faro', childNames: 'Lía', language: 'en' });
  expect(storyRequest.parse(request)).toEqual(request);
});
