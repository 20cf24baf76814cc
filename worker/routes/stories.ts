import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { STORY_ANSWER_MS, STORY_DEADLINE_MS } from '../../contract/limits.ts';
import type { StoriesRemaining } from '../../contract/schemas/auth.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import {
  type CurrentWork,
  type GeneratedStory,
  type Story,
  type StoryList,
  type StoryListRequest,
  type StoryRequest,
  storyListRequest,
  storyRequest,
} from '../../contract/schemas/stories.ts';
import { storyDeadlineMs } from '../../contract/story-times.ts';
import { database } from '../directory/client.ts';
import { narrationsOf } from '../directory/narrations.ts';
import { deleteStoryRow, type PageEnd, sortKeyOf, storiesPage, storyOf } from '../directory/stories.ts';
import { ApiError } from '../errors/refusal.ts';
import { digestOfOrder, type StoryOrder } from '../generation/orders.ts';
import { waitOutGap } from '../generation/wait-out-gap.ts';
import { homeOf } from '../home/client.ts';
import { spanishVarietyOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody, queryOf } from '../middleware/validate.ts';
import { planOf } from '../plan/plan.ts';
import { presentUser } from '../plan/present-user.ts';
import { presentSummary, readStory } from '../story/library.ts';
import { foldedWords } from '../story/search-words.ts';
import { deleteStoryFiles } from '../story/story-files.ts';
import { replay } from './event-replay.ts';
import { eventAnswer, idempotencyKeyOf, listenerOf, signerOf, wantsEvents } from './generation-request.ts';

const { createHandlers } = createFactory<App>();

/** Stories per library page. */
const PAGE_SIZE = 24;

async function savedStory(c: Context<App>, userId: string, id: string): Promise<Story> {
  const db = database(c.env.DB);
  const row = await storyOf(db, userId, id);
  const story =
    row && (await readStory(row, { db, files: c.env.FILES, signer: signerOf(c), now: Date.now() }));
  if (!story) throw new ApiError('not_found');
  return story;
}

/** Spanish variety: requested, else from Accept-Language. */
function inVariety(request: StoryRequest, acceptLanguage: string | undefined): StoryRequest {
  const variety = request.variety ?? spanishVarietyOf(acceptLanguage);
  return [request.language, request.secondLanguage].includes('es') && variety
    ? { ...request, variety }
    : request;
}

/** Ignores a second language equal to the first. */
function inItsLanguages({ secondLanguage, ...request }: StoryRequest): StoryRequest {
  return secondLanguage && secondLanguage !== request.language ? { ...request, secondLanguage } : request;
}

export const generate = createHandlers(jsonBody(storyRequest), async (c) => {
  const asked = inItsLanguages(c.req.valid('json'));
  const request = inVariety(asked, c.req.header('accept-language'));
  const user = c.get('user');
  const home = homeOf(c.env, user.id);
  const askedAt = Date.now();
  const order: StoryOrder = {
    kind: 'story',
    idempotencyKey: idempotencyKeyOf(c),
    fingerprint: digestOfOrder(JSON.stringify(request)),
    request,
    plan: planOf(user, askedAt),
    timeLimit: wantsEvents(c) ? storyDeadlineMs(request) : STORY_DEADLINE_MS,
    requestId: c.get('requestId'),
  };
  const admission = await waitOutGap(() => home.admit(order));
  if (!admission.ok) throw new ApiError(admission.code, admission);
  const { generationId, replayed } = admission;
  if (wantsEvents(c)) return storyEvents(c, user.id, generationId);
  const patience = askedAt + STORY_ANSWER_MS - Date.now();
  const outcome = await home.storyOutcome(generationId, patience);
  if (!outcome.ok) throw new ApiError(outcome.code, outcome);
  const story = outcome.done?.story ?? (await savedStory(c, user.id, generationId));
  const answer: GeneratedStory = replayed ? { ...story, replayed } : story;
  return c.json(answer);
});

/** Sentence events of a saved story, each followed by its translation. */
function sentenceEvents({ sentences, translation }: Story): StoryEvent[] {
  const sides = new Map(translation?.sentences.map((side) => [side.index, side]));
  const events = sentences.flatMap((sentence): StoryEvent[] => {
    const side = sides.get(sentence.index);
    return [{ type: 'sentence', ...sentence }, ...(side ? [{ type: 'translation' as const, ...side }] : [])];
  });
  if (!translation) return events;
  const { title, words, questions } = translation;
  return [
    ...events.slice(0, 1),
    ...(title === null ? [] : [{ type: 'translated-title' as const, title }]),
    ...events.slice(1),
    ...(words.length + questions.length > 0 ? [{ type: 'lesson' as const, words, questions }] : []),
  ];
}

/** Events of a story: live while it runs, from the library afterwards. */
async function storyEvents(c: Context<App>, userId: string, id: string): Promise<Response> {
  const listener = listenerOf(c);
  const home = homeOf(c.env, userId);
  const stream = await home.events(id, listener);
  if (stream) return eventAnswer(c, stream);
  const story = await savedStory(c, userId, id);
  const { storiesRemaining } = presentUser(c.get('user'), Date.now());
  const events: StoryEvent[] = [
    { type: 'start', generationId: id },
    { type: 'title', title: story.title },
    ...sentenceEvents(story),
    { type: 'done', story, storiesRemaining },
    // For a listener whose events ended before the second opinion.
    ...(listener.lastEventId === null ? [] : [{ type: 'read' as const }]),
  ];
  const attempt = await home.attemptOf(id);
  // The original order of translations is not stored, and they may be later than the story: they are sent as another
  // attempt.
  const replayedAttempt = attempt !== null && story.translation ? attempt + 1 : attempt;
  return eventAnswer(c, replay(events, replayedAttempt, listener.lastEventId));
}

export const events = createHandlers((c) => storyEvents(c, c.get('user').id, c.req.param('id') ?? ''));

export const stop = createHandlers(async (c) => {
  const answer = await homeOf(c.env, c.get('user').id).stop(c.req.param('id') ?? '');
  if (!answer.ok) throw new ApiError(answer.code, answer);
  return c.body(null, 204);
});

export const current = createHandlers(async (c) => {
  const { story, narration } = await homeOf(c.env, c.get('identity').userId).running();
  const answer: CurrentWork = {
    generationId: story?.generationId ?? null,
    request: story?.request ?? null,
    narration,
  };
  return c.json(answer);
});

export const remaining = createHandlers((c) => {
  const answer: StoriesRemaining = {
    storiesRemaining: presentUser(c.get('user'), Date.now()).storiesRemaining,
  };
  return c.json(answer);
});

function parsePageEnd({ cursor, sort }: StoryListRequest): PageEnd | null {
  if (cursor === undefined) return null;
  const [, key, id] = /^(.*)\.([\w-]{1,64})$/.exec(cursor) ?? [];
  const isKey = key !== undefined && (sort === 'title' || /^\d{1,15}$/.test(key));
  if (!isKey || id === undefined) throw new ApiError('invalid_request', { fields: { cursor: 'invalid' } });
  return { key: sort === 'title' ? key : Number(key), id };
}

export const list = createHandlers(queryOf(storyListRequest), async (c) => {
  const request = c.req.valid('query');
  const { q, audio, sort, language, type, level } = request;
  const view = { words: foldedWords(q), sort, language, type, level, hasAudio: audio && audio === 'with' };
  const after = parsePageEnd(request);
  const rows = await storiesPage(database(c.env.DB), c.get('identity').userId, view, after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  const answer: StoryList = {
    stories: page.map(presentSummary),
    nextCursor: last ? `${sortKeyOf(last, sort)}.${last.id}` : null,
  };
  return c.json(answer);
});

export const read = createHandlers(async (c) =>
  c.json(await savedStory(c, c.get('identity').userId, c.req.param('id') ?? '')),
);

/** Adds a missing second language. Costs no story; a limited number per story. */
export const translate = createHandlers(async (c) => {
  const user = c.get('user');
  const story = await savedStory(c, user.id, c.req.param('id') ?? '');
  const { translation: before = null, options, sentences, id: storyId, title } = story;
  const other = options.secondLanguage;
  if (!other) throw new ApiError('not_found');
  if (before?.sentences.length === sentences.length) return c.json(story);
  const plan = planOf(user, Date.now());
  const order = { storyId, title, sentences, request: options, other, before, plan };
  const answer = await homeOf(c.env, user.id).translate(order);
  if (!answer.ok) throw new ApiError(answer.code, answer);
  return c.json({ ...story, translation: answer.translation } satisfies Story);
});

/** Deletes a story with narrations and cached speech. Its credit stays spent. */
export const remove = createHandlers(async (c) => {
  const userId = c.get('user').id;
  const db = database(c.env.DB);
  const id = c.req.param('id') ?? '';
  const row = await storyOf(db, userId, id);
  if (!row) throw new ApiError('not_found');
  if (!(await homeOf(c.env, userId).forgetStory(id))) throw new ApiError('database_error');
  const narrations = await narrationsOf(db, id);
  await deleteStoryRow(db, userId, id);
  await deleteStoryFiles(c.env.FILES, userId, id, narrations);
  return c.body(null, 204);
});
