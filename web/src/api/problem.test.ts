import { describe, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { faults } from '../lib/faults.ts';
import { errorWords, isUnexplained } from './error-words.ts';
import { asProblem, overNetwork, Problem, problemFromBody, problemFromResponse } from './problem.ts';

await startI18n();
const [{ default: i18next }, { loadWords }] = await Promise.all([
  import('i18next'),
  import('../i18n/words.ts'),
]);
await loadWords('errors');
const wordsOf = (problem: Problem) => errorWords(i18next.getFixedT(null, 'errors'), problem.facts);

describe('the message of a body without our code', () => {
  test.each([
    ['its details', { details: 'The teapot is empty.', message: 'No tea.' }, 'The teapot is empty.'],
    ['its message, for want of details', { message: 'No tea.' }, 'No tea.'],
    ['the message of its error', { error: { message: 'No tea.', code: 'teapot' } }, 'No tea.'],
    ['its message, under a code that is not ours', { code: 'teapot', message: 'No tea.' }, 'No tea.'],
    ['its text', 'Bad gateway', 'Bad gateway'],
  ])('is %s', async (_, body, words) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const problem = await problemFromResponse(new Response(text, { status: 502 }));
    expect(problem.facts).toMatchObject({ code: 'unexpected_answer', status: 502 });
    expect(wordsOf(problem)).toBe(words);
  });

  test.each([
    ['empty', ''],
    ['a page of a proxy', '<html><h1>502 Bad Gateway</h1></html>'],
    ['longer than anybody reads', 'a'.repeat(301)],
    ['without words', '{"details":7}'],
  ])('of %s is that of its status', async (_, text) => {
    const problem = await problemFromResponse(new Response(text, { status: 502 }));
    expect(wordsOf(problem)).toBe('Error del servidor: 502. Prueba otra vez.');
    expect(isUnexplained(problem.facts)).toBe(true);
  });

  test('an unexpected answer has a code and words', () => {
    expect(wordsOf(problemFromBody({ details: 'Fine.' }, 200))).toContain('no entendemos');
  });

  test.each([
    [{ isQuotaExceeded: true }, 500],
    [{ message: 'Quota exceeded for this month' }, 500],
    [{ error: { code: 'insufficient_quota' } }, 429],
    [{ error: { message: 'You exceeded your current quota, please check your plan.' } }, 429],
    [{ issue: 'openai_quota_exceeded' }, 503],
  ])('%j is a used-up quota', (body, status) => {
    const { facts } = problemFromBody(body, status);
    expect(facts).toMatchObject({ code: 'quota_exceeded', isQuotaExceeded: true, status });
  });

  test.each([
    ['Story generation failed', 500, 'story_generation_failed'],
    ['Story generation failed', 400, 'story_generation_failed'],
    ['Story limit reached', 403, 'story_limit_reached'],
    ['Story limit reached', 429, 'story_limit_reached'],
  ] as const)('with the error “%s” and status %i is %s', (error, status, code) => {
    for (const body of [{ error }, { message: `${error}.` }, { error: { message: error } }])
      expect(problemFromBody(body, status).facts).toMatchObject({ code, status, isRateLimit: false });
  });

  test.each([
    [{ isRateLimit: true, retryAfter: 9 }, 500, 9],
    [{ message: 'Rate limit reached for gpt-5' }, 500, null],
    [{}, 429, null],
  ])('%j under %i is a rate limit', (body, status, retryAfter) => {
    const { facts } = problemFromBody(body, status);
    expect(facts).toMatchObject({ code: 'rate_limited', isRateLimit: true, status, retryAfter });
  });
});

test('a failure of the AI service is shown with the details of the diagnostics', () => {
  const told = new Problem({ code: 'ai_service_error', message: 'Está dormido.' });
  expect(wordsOf(told)).toContain('inteligencia artificial: Está dormido. Prueba');
  expect(wordsOf(new Problem({ code: 'ai_service_error' }))).toContain('no escribe bien los cuentos. Prueba');
});

test.each([
  [{ code: 'rate_limited', retryAfter: 86_400 }, 900],
  [{ code: 'rate_limited', retryAfter: 20 }, 20],
  [{ error: 'Too Many Requests', retryAfter: 86_400 }, 900],
  [{ code: 'daily_limit_reached', retryAfter: 40_000 }, 40_000],
])('the wait of %j is %i seconds', (body, seconds) => {
  expect(problemFromBody(body, 429).facts.retryAfter).toBe(seconds);
});

test('a Retry-After of a day is cut to a quarter of an hour', async () => {
  const answer = new Response('', { status: 429, headers: { 'Retry-After': '86400' } });
  expect((await problemFromResponse(answer)).facts.retryAfter).toBe(900);
});

test.each([
  ['a missing function', new TypeError('AbortSignal.any is not a function')],
  ['a missing object', new ReferenceError('Highlight is not defined')],
  ['an unknown error', new Error('why')],
  ['no error at all', 'why'],
])('%s is an error of the app, which is reported, and no lost connection', (_, thrown) => {
  faults.length = 0;
  const problem = asProblem(thrown);
  expect(problem.code).toBe('page_error');
  expect(wordsOf(problem)).toContain('no es tu conexión');
  expect(faults).toEqual([thrown]);
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://app.example/assets/story.js'],
  ['Firefox', 'error loading dynamically imported module: https://app.example/assets/story.js'],
  ['Safari', 'Importing a module script failed.'],
])('a file of the app that does not arrive is a lost connection, in the words of %s', (_, message) => {
  expect(asProblem(new TypeError(message)).code).toBe('network');
});

test('a request that fails with a TypeError is a lost connection, an aborted one stays aborted', async () => {
  await expect(overNetwork(Promise.reject(new TypeError('Load failed')))).rejects.toMatchObject({
    code: 'network',
  });
  const aborted = new DOMException('', 'AbortError');
  await expect(overNetwork(Promise.reject(aborted))).rejects.toBe(aborted);
});
