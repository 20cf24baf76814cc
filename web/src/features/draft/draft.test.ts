import { expect, test } from 'vitest';
import { generateRequest } from '../../../../contract/schemas/series.ts';
import { storyRequest } from '../../../../contract/schemas/stories.ts';
import { EMPTY_DRAFT, parseDraft, toRequest } from './draft.ts';

test('a stored draft is read without loss', () => {
  const draft = {
    ...EMPTY_DRAFT,
    topic: 'un faro',
    storyType: 'humor' as const,
    storyLength: 'long' as const,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', 'not json', 'null', '[]', '"text"', '{}'])(
  'the stored text %j gives an empty draft',
  (text) => {
    expect(parseDraft(text)).toEqual(EMPTY_DRAFT);
  },
);

test('the second language is the one that the interface is not in', () => {
  const draft = { ...parseDraft('{"inBoth":true}'), topic: 'un faro' };
  expect(toRequest(draft, 'es')).toMatchObject({ language: 'es', secondLanguage: 'en' });
  const request = toRequest(draft, 'en');
  expect(request).toMatchObject({ language: 'en', secondLanguage: 'es' });
  expect(storyRequest.parse(request)).toEqual(request);
});

test('another night is in the language of the story that it continues, also after a reload', () => {
  const draft = { ...EMPTY_DRAFT, topic: 'a lighthouse', continues: 's1', language: 'en' as const };
  const kept = parseDraft(JSON.stringify(draft));
  expect(kept).toEqual(draft);
  const request = toRequest({ ...kept, inBoth: true }, 'es');
  expect(request).toMatchObject({ continues: 's1', language: 'en', secondLanguage: 'es' });
  expect(generateRequest.parse(request)).toEqual(request);
});

test('an invalid value falls back to the default, the rest is kept', () => {
  expect(parseDraft('{"topic":"un faro","storyType":"western","ageGroup":"6-8","childNames":7}')).toEqual({
    ...EMPTY_DRAFT,
    topic: 'un faro',
    ageGroup: '6-8',
  });
});

test('a text beyond the limit is cut', () => {
  expect(parseDraft(JSON.stringify({ topic: 'x'.repeat(9999) })).topic).toHaveLength(500);
});

// @spec 2.32
test.each(['', '   ', '\n\t'])('the topic %j makes no request', (topic) => {
  expect(toRequest({ ...EMPTY_DRAFT, topic }, 'es')).toBeNull();
});

// @spec 1.2, 5.5
test('a request is trimmed and valid for the server', () => {
  const request = toRequest({ ...EMPTY_DRAFT, topic: '  un faro ', childNames: ' Lía ' }, 'en');
  expect(request).toMatchObject({ topic: 'un faro', childNames: 'Lía', language: 'en' });
  expect(storyRequest.parse(request)).toEqual(request);
});
