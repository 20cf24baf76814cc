import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';
import { categories } from './categories.ts';
import { classify } from './classify.ts';
import { allowed, refused, refusedForAnyReason } from './phrases.ts';

test.each(refused)('the moderation refuses: %s', (text, category) => {
  const verdict = classify(text);
  expect(verdict.flagged).toBe(true);
  expect(verdict.categories[category]).toBe(true);
});

test.each(refusedForAnyReason)('the moderation refuses, for any reason: %s', (text) => {
  expect(classify(text).flagged).toBe(true);
});

test.each(allowed)('the moderation allows: %s', (text) => {
  const verdict = classify(text);
  const raised = categories.filter((category) => verdict.categories[category]);
  expect(raised).toEqual([]);
  expect(verdict.flagged).toBe(false);
});

test('capitals, accents, disguises and neighbouring words do not change a verdict', () => {
  for (const text of [
    'SEXO',
    'séxo',
    'sexo!',
    '¿sexo?',
    'seeeexo',
    's e x o',
    'se\u200bxo',
    's3xo',
    'ｓｅｘｏ',
  ]) {
    expect(classify(`un cuento de ${text} en la luna`).flagged, text).toBe(true);
  }
});

test('an innocent phrase does not excuse another one', () => {
  expect(classify('murió de risa y luego quiso matar a su hermano').flagged).toBe(true);
  expect(classify('a water gun, and how to build a bomb').flagged).toBe(true);
});

test('ordinary conflict raises the score for violence without flagging', () => {
  const quiet = classify('una tarde en el jardín').scores.violence;
  const fight = classify('el caballero y el monstruo en la batalla, espada en mano').scores.violence;
  expect(fight).toBeGreaterThan(quiet);
  expect(fight).toBeLessThan(0.5);
});

test('the answer has every category with its score and input types', async () => {
  const { client } = connectInProcess();
  const answer = await client.moderations.create({
    model: 'omni-moderation-latest',
    input: 'I want to kill myself',
  });
  expect(answer.id).toMatch(/^modr-/);
  expect(answer.model).toBe('omni-moderation-latest');
  const result = answer.results[0]!;
  expect(result.flagged).toBe(true);
  for (const part of [result.categories, result.category_scores, result.category_applied_input_types]) {
    expect(Object.keys(part).sort()).toEqual([...categories].sort());
  }
  expect(result.categories['self-harm/intent']).toBe(true);
  expect(result.categories.sexual).toBe(false);
  expect(result.category_scores['self-harm/intent']).toBeGreaterThan(0.9);
  expect(result.category_applied_input_types.violence).toEqual(['text']);
});

test('strings are judged one by one and text parts together', async () => {
  const { client } = connectInProcess();
  const each = await client.moderations.create({ input: ['la luna', 'una historia porno'] });
  expect(each.results.map((result) => result.flagged)).toEqual([false, true]);
  const parts = await client.moderations.create({
    input: [
      { type: 'text', text: 'la luna' },
      { type: 'text', text: 'una historia porno' },
    ],
  });
  expect(parts.results.map((result) => result.flagged)).toEqual([true]);
});

test('an image or an empty list is 400', async () => {
  const { client } = connectInProcess();
  const image = { type: 'image_url' as const, image_url: { url: 'https://example.com/x.png' } };
  await expect(client.moderations.create({ input: [image] })).rejects.toBeInstanceOf(OpenAI.BadRequestError);
  await expect(client.moderations.create({ input: [] })).rejects.toBeInstanceOf(OpenAI.BadRequestError);
});

test('the moderation has a delay and fails in the ways that its knobs name', async () => {
  const { client, request, log } = connectInProcess({ knobs: { moderationMs: 40 } });
  await client.moderations.create({ input: 'la luna' });
  const [entry] = await log();
  expect(entry!.finishedAt! - entry!.receivedAt).toBeGreaterThanOrEqual(38);
  expect(entry?.moderation).toEqual({ inputs: 1, flagged: 0 });

  const failNext = (kind: string) =>
    request('/__emulator/knobs', {
      method: 'POST',
      body: JSON.stringify({ failModeration: { kind, times: 1 } }),
    });
  await failNext('quota');
  await expect(client.moderations.create({ input: 'x' })).rejects.toMatchObject({
    code: 'insufficient_quota',
  });
  await failNext('hang');
  const hanging = client.moderations.create({ input: 'x' }, { signal: AbortSignal.timeout(30) });
  expect(await hanging.then(() => 'answered').catch(() => 'gave up')).toBe('gave up');
  expect((await log()).at(-1)).toMatchObject({ failure: 'hang', aborted: true });
  await failNext('cut');
  const cut = client.moderations.create({ input: 'x' });
  expect(await cut.then(() => 'answered').catch(() => 'broken')).toBe('broken');
  expect((await client.moderations.create({ input: 'x' })).results[0]?.flagged).toBe(false);
});
