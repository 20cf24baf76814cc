import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../contract/schemas/stories.ts';
import { newPerson } from '../../testkit/worker/person.ts';
import { writtenPoints } from '../../testkit/worker/points.ts';

beforeEach(async () => {
  await env.DB.exec('DELETE FROM tallies');
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Counts by name, without those of answers and mails. */
async function counted(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT what, detail, sum(n) AS n FROM tallies WHERE what NOT IN ('answers', 'faults', 'mail', 'registered')
     GROUP BY what, detail`,
  ).all<{ what: string; detail: string; n: number }>();
  return Object.fromEntries(
    results.map(({ what, detail, n }) => [what.startsWith('first') ? what : `${what} ${detail}`, n]),
  );
}

const SERVER = 'emulators.test/openai/v1 gpt-6-luna';
const pointsSince = (before: number) =>
  writtenPoints()
    .slice(before)
    .map(({ blobs = [] }) => blobs.slice(0, 4).join(' | '));

test('a story and its narration are counted, and measured without their user', async () => {
  const person = await newPerson();
  const before = writtenPoints().length;
  const story = await (await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json<Story>();
  await person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text: story.content, musicTrack: 'none' },
  });
  await expect.poll(counted).toMatchObject({
    'story asked': 1,
    'story saved': 1,
    first_sentence: 1,
    [`written ${SERVER}`]: 1,
    'narration asked': 1,
    'narration saved': 1,
    first_sound: 1,
  });
  const characters = Object.entries(await counted()).filter(([name]) => name.startsWith('characters '));
  expect(characters).toHaveLength(1);
  expect(characters[0]![1]).toBeGreaterThanOrEqual(story.content.length / 2);
  const speech = characters[0]![0].replace('characters ', '');
  expect(pointsSince(before)).toEqual([
    `first_sentence | ${SERVER} | ok | XX`,
    `story | ${SERVER} | ok | XX`,
    `first_sound | ${speech} | ok | XX`,
    `narration | ${speech} | ok | XX`,
  ]);
});

test.each([
  ['!refuse', 'topic_refused'],
  ['!500', 'story_generation_failed'],
  ['!quota', 'quota_exceeded'],
])('a story about %s is counted as %s', async (topic, code) => {
  const person = await newPerson();
  const before = writtenPoints().length;
  await person.generate({ topic: `un faro ${topic}`, storyLength: 'short' });
  await expect.poll(counted).toMatchObject({ 'story asked': 1, [`story ${code}`]: 1 });
  expect(await counted()).not.toHaveProperty('story saved');
  expect(pointsSince(before)).toContainEqual(
    expect.stringMatching(new RegExp(`^story \\| .* \\| ${code} \\|`)),
  );
});
