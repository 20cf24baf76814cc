import { expect, test } from 'vitest';
import { AGE_GROUPS, LANGUAGES, LEVELS } from '../../contract/options.ts';
import { openBuiltIn } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { fileOf, mean, share, shared, tableOf } from './table.ts';
import { type Written, write } from './write.ts';

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

test("share has Wilson's interval", () => {
  // Newcombe 1998, table I: 81 of 263 is 0.2553 to 0.3662 without correction.
  expect(share(81, 263)).toBe('31 % (26–37)');
  expect(share(0, 20)).toBe('0 % (0–16)');
  expect(share(20, 20)).toBe('100 % (84–100)');
  expect(share(0, 0)).toBe('none');
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
    const table = tableOf([...written, refused], [[written[0]!, again]], { sent: 0.1, received: 0.5 });
    expect(table).toContain('7 requests, 6 stories.');
    expect(table).toContain('| refused | 14 % (3–51) |');
    expect(table).toMatch(/same request made twice, % \(1 pairs\) \| \d/);
    for (const language of LANGUAGES) {
      for (const level of LEVELS) expect(table).toContain(`| ${language} | ${level} | `);
    }
    expect(fileOf(written[0]!)).toContain(written[0]!.story!.content);
    expect(fileOf(refused)).toContain('no story: story_refused');
  } finally {
    close();
  }
});
