import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { STORY_ANSWER_MS, STORY_DEADLINE_MS } from '../../contract/limits.ts';
import type { StoriesRemaining } from '../../contract/schemas/auth.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import { PIECES, type TypesWith } from '../../contract/schemas/piece-traits.ts';
import { chosenScenes } from '../../contract/schemas/scene.ts';
import { type GenerateRequest, generateRequest } from '../../contract/schemas/series.ts';
import {
  type CurrentWork,
  type GeneratedStory,
  type Story,
  type StoryListRequest,
  storyListRequest,
} from '../../contract/schemas/stories.ts';
import { storyDeadlineMs } from '../../contract/story-times.ts';
import { ApiError, orThrow } from '../errors/refusal.ts';
import { waitOutGap } from '../generation/wait-out-gap.ts';
import type { PageEnd } from '../home-storage/library.ts';
import type { Events } from '../home/session-parts.ts';
import { spanishVarietyOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody, queryOf } from '../middleware/validate.ts';
import { presentUser } from '../plan/present-user.ts';
import { presentStory, type StoryWithNarrations } from '../story/library.ts';
import { foldedWords } from '../story/search-words.ts';
import { replay } from './event-replay.ts';
import {
  eventAnswer,
  idempotencyKeyOf,
  listenerOf,
  originatingIn,
  signerOf,
  timeZoneOf,
  wantsEvents,
} from './generation-request.ts';

const { createHandlers } = createFactory<App>();

/** Stories per library page. */
const PAGE_SIZE = 24;

const presented = (c: Context<App>, saved: StoryWithNarrations): Promise<Story> =>
  presentStory(saved, signerOf(c), Date.now());

/** Spanish variety: requested, else from Accept-Language. */
function inVariety(request: GenerateRequest, acceptLanguage: string | undefined): GenerateRequest {
  const variety = request.variety ?? spanishVarietyOf(acceptLanguage);
  return [request.language, request.secondLanguage].includes('es') && variety
    ? { ...request, variety }
    : request;
}

/** Ignores a second language equal to the first. */
function inItsLanguages({ secondLanguage, ...request }: GenerateRequest): GenerateRequest {
  return secondLanguage && secondLanguage !== request.language ? { ...request, secondLanguage } : request;
}

export const generate = createHandlers(jsonBody(generateRequest), async (c) => {
  const asked = inItsLanguages(c.req.valid('json'));
  const request = inVariety(asked, c.req.header('accept-language'));
  const home = c.get('home');
  const askedAt = Date.now();
  const order = {
    request,
    idempotencyKey: idempotencyKeyOf(c),
    timeZone: timeZoneOf(c),
    timeLimit: wantsEvents(c) ? storyDeadlineMs(request) : STORY_DEADLINE_MS,
    ...originatingIn(c),
  };
  const listener = wantsEvents(c) ? listenerOf(c) : null;
  let events: Events<StoryWithNarrations> | null = null;
  const asking = waitOutGap(async () => {
    const admitted = await home.writeStory(order, listener);
    events = admitted.events;
    return admitted.admission;
  });
  const { generationId, replayed } = orThrow(await asking);
  if (events) return storyEvents(c, generationId, events);
  const { done } = await home.storyOutcome(generationId, askedAt + STORY_ANSWER_MS - Date.now());
  const story = done?.story ?? (await presented(c, await home.story(generationId)));
  const answer: GeneratedStory = replayed ? { ...story, replayed } : story;
  return c.json(answer);
});

type ReplayedType = TypesWith<'replayed', string>;
type EventOf<Type> = Extract<StoryEvent, { type: Type }>;

/** Events of a saved story's text, by type. */
function replayedEvents({ title, understood, sentences, scene, translation }: Story) {
  const { words = [], questions = [] } = translation ?? {};
  const otherTitle = translation?.title ?? null;
  return {
    title: [{ type: 'title', title, ...(understood === false && { understood }) }],
    sentence: sentences.map(({ speech: _, ...sentence }) => ({ type: 'sentence', ...sentence })),
    picture: scene ? [{ type: 'picture', scene }] : [],
    'translated-title': otherTitle === null ? [] : [{ type: 'translated-title', title: otherTitle }],
    translation: (translation?.sentences ?? []).map(({ speech: _, ...side }) => ({
      type: 'translation',
      ...side,
    })),
    lesson: words.length + questions.length > 0 ? [{ type: 'lesson', words, questions }] : [],
  } satisfies { [Type in ReplayedType]: EventOf<Type>[] };
}

/** Events of a saved story's text, in the order of the text. */
function textEvents(story: Story): StoryEvent[] {
  const events: EventOf<ReplayedType>[] = Object.values(replayedEvents(story)).flat();
  const at = (place: (typeof PIECES)[ReplayedType]['replayed']) =>
    events.filter(({ type }) => PIECES[type].replayed === place);
  const beside = Map.groupBy(at('after-each'), (event) => 'index' in event && event.index);
  return [
    ...at('first'),
    ...at('sentence').flatMap((sentence, position) => [
      sentence,
      ...(position === 0 ? at('after-first') : []),
      ...(('index' in sentence && beside.get(sentence.index)) || []),
    ]),
    ...at('last'),
  ];
}

/** Events of a story: live while it runs, from the library afterwards. */
async function storyEvents(
  c: Context<App>,
  id: string,
  told: Events<StoryWithNarrations>,
): Promise<Response> {
  if (told.live) return eventAnswer(c, told.live);
  const { saved, attempt, storiesRemaining } = told;
  const { lastEventId } = listenerOf(c);
  const story = await presented(c, saved);
  const events: StoryEvent[] = [
    { type: 'start', generationId: id },
    ...textEvents(story),
    { type: 'done', story, storiesRemaining },
    // For a listener whose events ended before the second opinion.
    ...(lastEventId === null ? [] : [{ type: 'read' as const }]),
  ];
  // The original order of translations and of the picture is not stored, and they may be later than the story: they are
  // sent as another attempt.
  const hasLost = story.translation !== undefined || story.scene !== undefined;
  const replayedAttempt = attempt !== null && hasLost ? attempt + 1 : attempt;
  return eventAnswer(c, replay(events, replayedAttempt, lastEventId));
}

export const events = createHandlers(async (c) => {
  const id = c.req.param('id') ?? '';
  return storyEvents(c, id, await c.get('home').storyEvents(id, listenerOf(c)));
});

export const stop = createHandlers(async (c) => {
  await c.get('home').stopStory(c.req.param('id') ?? '');
  return c.body(null, 204);
});

export const current = createHandlers(async (c) => {
  const { story, narration } = await c.get('home').running();
  const answer: CurrentWork = {
    generationId: story?.generationId ?? null,
    request: story?.request ?? null,
    narration,
  };
  return c.json(answer);
});

export const remaining = createHandlers(async (c) => {
  const { storiesRemaining } = presentUser(await c.get('home').user(), Date.now());
  return c.json({ storiesRemaining } satisfies StoriesRemaining);
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
  const page = await c.get('home').stories(view, after, PAGE_SIZE);
  return c.body(page, 200, { 'Content-Type': 'application/json' });
});

export const read = createHandlers(async (c) =>
  c.json(await presented(c, await c.get('home').story(c.req.param('id') ?? ''))),
);

/** Adds a missing second language. Costs no story; a limited number per story. */
export const translate = createHandlers(async (c) =>
  c.json(await presented(c, await c.get('home').translateStory(c.req.param('id') ?? ''))),
);

/** Chooses what the pictures of a story show. */
export const chooseScenes = createHandlers(jsonBody(chosenScenes), async (c) =>
  c.json(await presented(c, await c.get('home').setScenes(c.req.param('id') ?? '', c.req.valid('json')))),
);

/** Deletes a story with narrations and cached speech. Its credit stays spent. */
export const remove = createHandlers(async (c) => {
  await c.get('home').removeStory(c.req.param('id') ?? '');
  return c.body(null, 204);
});
