import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { isUnderstood, type StoryBrief } from '../../../storyteller/engine/index.ts';
import type { Emulator } from '../emulator.ts';
import { type FailureKind, refusalFor } from '../failures.ts';
import { modelFor } from '../models.ts';
import { readBody } from '../request-body.ts';
import { hangForever, joined, streamedBody } from '../streamed-body.ts';
import type { DirectiveKind } from '../topic-directives.ts';
import { SentenceWatch, streamAnswer, wholeAnswer } from './answer.ts';
import { readBrief } from './brief.ts';
import { asText, composeCompletion, THINKING_TOKENS, wantsMarks } from './completion.ts';
import { editorsAnswers } from './editor.ts';
import { illustrate, picturesIn } from './illustrator.ts';
import { verdictsFor } from './judge.ts';
import { giveOpinion, readWish } from './opinion.ts';
import { asLines } from './pairs.ts';
import { remember, rememberedIn } from './rememberer.ts';
import { chatRequestSchema, effortOf, tokenLimit } from './request.ts';
import { rewriteFor } from './rewrite.ts';
import { passageIn } from './second-reader.ts';
import { paceTokens } from './token-pace.ts';
import { wishIn } from './topic-reader.ts';

/** Pace of `!slow`: a first sentence within a second, a short story in some ten. */
const slowTokensPerSecond = 25;
/** Tokens sent together where they have no pace: some three sentences. */
const EVENTS_AT_ONCE = 24;

const blockingKinds: readonly FailureKind[] = ['429', 'quota', '500', 'hang'];

/** Says `false` when the story has nothing to do with the topic. */
const UNDERSTOOD_HEADER = 'x-topic-understood';

const anySeed = () => randomInt(0, 0x1_0000_0000);

/** A story in the requested form; in two languages where requested, unless a knob fixes the text. */
function storyText(
  { knobs: { current: knobs }, tellStory, tellPairs, knownPairs, knownPictures, knownNights }: Emulator,
  brief: StoryBrief,
  active: ReadonlySet<DirectiveKind>,
  isMarked: boolean,
  random: () => number,
): string {
  const { language: own, secondLanguage: other } = brief;
  if (!other || other === own || !tellPairs || knobs.story) {
    if (knobs.story) return asText(knobs.story, brief, active, isMarked);
    const told = tellStory(brief, random);
    if (told.both) knownPairs.remember(told.both);
    if (told.pictures) knownPictures.remember(brief, told.title, told.pictures);
    if (told.left) knownNights.remember(brief, told.title, told.left);
    return asText(told, brief, active, isMarked);
  }
  const story = tellPairs(brief, random);
  knownPairs.remember(story);
  if (story.pictures) knownPictures.remember(brief, story.title[own], story.pictures);
  if (story.left) knownNights.remember(brief, story.title[own], story.left);
  const { storyLength: length, targetWords: wanted = [] } = brief;
  return asLines(story, { own, other, isMarked, length, wanted }, active, {
    share: knobs.spoiltPairs,
    random,
  });
}

/** `POST /v1/chat/completions` */
export async function createChatCompletion(c: Context, emulator: Emulator): Promise<Response> {
  const { log, now, server } = emulator;
  const entry = emulator.entryOf(c);
  const request = await readBody(c, chatRequestSchema(server));
  const model = modelFor(emulator, request.model, 'chat');
  const thinking = THINKING_TOKENS[effortOf(request, model, server)] ?? 0;
  const story = picturesIn(request.messages);
  if (story) return illustrate(c, emulator, { request, story, model: model.id });
  const told = rememberedIn(request.messages);
  if (told) return remember(c, emulator, { request, story: told, model: model.id });
  const passage = passageIn(request.messages);
  if (passage) return giveOpinion(c, emulator, { request, passage, model: model.id });
  const wish = wishIn(request.messages);
  if (wish !== null) return readWish(c, emulator, { request, wish, model: model.id });
  const { brief, originalTopic, directives } = readBrief(request.messages);
  const active: Set<DirectiveKind> = emulator.directives.take(originalTopic, directives);
  const failure = emulator.knobs.takeFailure('failChat');
  if (failure !== null) {
    active.add(failure);
  }
  entry.failure = active.size > 0 ? [...active].join(' ') : null;

  const verdicts =
    verdictsFor(request.messages) ??
    editorsAnswers(request.messages) ??
    rewriteFor(request.messages) ??
    emulator.knownPairs.answerTo(request.messages);
  const headers = {
    'content-type': request.stream ? 'text/event-stream; charset=utf-8' : 'application/json',
    ...(verdicts === null && !isUnderstood(brief) ? { [UNDERSTOOD_HEADER]: 'false' } : {}),
  };
  const stream = { clientSignal: c.req.raw.signal, log, entry };
  const blocking = blockingKinds.find((kind) => active.has(kind));
  if (blocking !== undefined) {
    const refusal = refusalFor(blocking, request.model);
    if (refusal !== null) {
      throw refusal;
    }
    return c.body(streamedBody(hangForever, stream), 200, headers);
  }

  const knobs = emulator.knobs.current;
  const asked = request.seed ?? knobs.seed;
  const seed = asked ?? (verdicts === null ? emulator.repertoire.seedFor(brief, anySeed) : anySeed());
  const completion = composeCompletion(request, brief, active, {
    now,
    thinking,
    tell: (random) => storyText(emulator, brief, active, wantsMarks(request), random),
    seed: seed >>> 0,
    limit: tokenLimit(request, server),
    verdicts,
  });
  entry.chat = {
    model: request.model,
    topic: brief.topic,
    seed: completion.seed,
    title: null,
    sentences: [],
  };
  const watch = new SentenceWatch(completion.text, entry.chat, now);
  const tokensPerSecond = active.has('slow') ? slowTokensPerSecond : knobs.tokensPerSecond;
  const pace = {
    startedAt: entry.receivedAt,
    // Nothing is sent before the reasoning has ended.
    firstTokenMs: knobs.firstTokenMs + (tokensPerSecond === null ? 0 : (thinking / tokensPerSecond) * 1000),
    tokensPerSecond,
  };
  const body = streamedBody((signal) => {
    const tokens = paceTokens(completion.tokens, pace, now, signal);
    if (!request.stream) return wholeAnswer(completion, tokens, watch);
    const events = streamAnswer(completion, tokens, {
      includeUsage: request.stream_options?.include_usage === true,
      isObfuscated: server.refusesUnknown && request.stream_options?.include_obfuscation !== false,
      watch,
    });
    return tokensPerSecond === null ? joined(events, EVENTS_AT_ONCE) : events;
  }, stream);
  return c.body(body, 200, headers);
}
