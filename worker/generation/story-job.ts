import { failuresOf } from '../../contract/errors.ts';
import type { SpanishVariety } from '../../contract/options.ts';
import type { Scene, SceneFigure } from '../../contract/scene.ts';
import { PIECES, type TypesWith } from '../../contract/schemas/piece-traits.ts';
import type {
  CastMember,
  Story,
  StoryRequest,
  StoryTranslation,
  TranslatedSentence,
} from '../../contract/schemas/stories.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Generation, Ordered } from '../home-storage/ledger.ts';
import type { NightsBefore } from '../home-storage/series.ts';
import type { KnownMember } from '../home-storage/stored-document.ts';
import { type OrderedRequest, readStoryOrder, requestOf } from '../home-storage/stored-story-request.ts';
import { type AnotherNight, figuresBefore, recalledNights } from '../story/another-night.ts';
import { asBefore, consistentVoices, knownCast } from '../story/cast.ts';
import { hasHelpBeside, toldOfChild } from '../story/help.ts';
import { type LaterScene, laterScenes } from '../story/later-scenes.ts';
import { levelOfStory } from '../story/measuring.ts';
import type { ToldStory } from '../story/memory-prompt.ts';
import type { StoryPiece } from '../story/pairing.ts';
import { textsOf } from '../story/piece-words.ts';
import { storyPrompt } from '../story/prompt.ts';
import { SecondOpinion, type Unread } from '../story/second-opinion.ts';
import { type HiddenRequest, StandIns } from '../story/stand-ins.ts';
import { paragraphsIn } from '../story/stored-story.ts';
import type { Objection, Passage, StoryWriter } from '../story/story-provider.ts';
import { joinSentences } from '../story/story-text.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import { type Remembering, remembering, type RememberingDeps } from './late-memories.ts';
import { type LaterDrawing, StoryPictures, type StoryPicturesDeps } from './story-pictures.ts';
import { type StoryPiecesDeps, storyPieces } from './story-pieces.ts';
import { tellStory } from './story-telling.ts';
import type { Job } from './supervisor.ts';
import { refusalOfTopic, type TopicCheckDeps } from './topic-check.ts';
import { type WriterFallbackDeps, withWriterFallback } from './writer-fallback.ts';

export type StoryDeps = TopicCheckDeps &
  StoryPiecesDeps &
  StoryPicturesDeps &
  RememberingDeps &
  WriterFallbackDeps & {
    /**
     * @returns the servers in the order in which they are asked, the digest of the user that they get, and the Spanish
     * variety of the voice that the user chose last
     */
    prepare(): Promise<{ writers: StoryWriter[]; userDigest: string; variety?: SpanishVariety }>;
    /**
     * Counts the story in the day's cap and, for a free plan, reserves one of the mailbox's free stories. Idempotent.
     * @throws GenerationError `daily_limit_reached`, `unconfirmed_limit_reached`, `story_limit_reached`,
     * `database_error`
     */
    reserve(generation: Pick<Generation, 'id' | 'plan' | 'admittedAt' | 'deadline'>): Promise<void>;
    /**
     * Whether nobody is asked before the story is reserved: at a reached cap a user may cost one model request, not one
     * for each attempt.
     */
    isReservedFirst(generation: Pick<Generation, 'id' | 'admittedAt'>): boolean;
    /**
     * Second reader of paragraphs whose sentences were all found fit: its objection, or null. @throws when no reader
     * answers. Null when the owner configured no second opinion.
     */
    secondOpinion:
      | ((passage: Passage, request: HiddenRequest, signal: AbortSignal) => Promise<Objection | null>)
      | null;
    /** Called when a server is asked to write. */
    writing?(generation: Pick<Generation, 'id'>, writer: StoryWriter): void;
    /** The nights before a story that goes on with another one; null where they were deleted. */
    nightsBefore?(continued: string): NightsBefore | null;
    /** Asks what to remember of a story of which nothing is, and waits for the answer a while. */
    recall?(storyId: string, signal: AbortSignal): Promise<void>;
    /** Starts what remembers a story that is about to be saved. */
    remember?(id: string, ask: Remembering): void;
    /** Hero of the user's newest story of the same topic and names; null without one. */
    heroOf?(request: StoryRequest): SceneFigure | null;
    /** Starts what finds the later pictures of a story that is about to be saved. */
    laterPictures?(id: string, draw: LaterDrawing): void;
    /** Called at the first sentence that is released. */
    told?(generation: Generation): void;
    /** Called when the second opinion withdraws the story. */
    withdrawn(generation: Generation, objection: Objection, request: StoryRequest): void;
    /** Reports a story that stays although no reader answered for some of its paragraphs. */
    unread(generation: Pick<Generation, 'id'>, unread: Unread): void;
    /**
     * Stores the document of a story; may be repeated.
     * @param later what its later pictures show by its words
     * @param night of another night
     * @returns how many stories the user may still ask for, its pictures, and what puts the story into the library
     */
    saveStory(
      story: Story,
      later: readonly LaterScene[],
      generation: Generation,
      night: SavedNight | null,
    ): Promise<{
      storiesRemaining: number;
      pictures?: Pick<Story, 'picture' | 'laterPictures'>;
      store(): void;
    }>;
  };

/** A story as the next night of a series. */
export type SavedNight = {
  /** The story that it goes on with. */
  continued: string;
  seriesId: string;
  /** Typed names with their stand-ins. */
  standIns: Readonly<Record<string, string>>;
  /** With the memory of how many nights it was told. */
  recalled: number;
  /** Names of earlier nights, which its text may have. */
  earlierNames: string;
  /** Figures of earlier nights. */
  earlierCast: readonly KnownMember[];
};

/**
 * Writes a story: a server already writes while the topic is checked and the story is reserved; the text is emitted
 * piece by piece once both have been answered. Providers get stand-ins for the typed names; each piece gets the names
 * back when it is emitted, after its checks.
 */
export function storyJob(deps: StoryDeps): Required<Job<OrderedRequest>> {
  const nightsOf = ({ continues }: OrderedRequest): NightsBefore | null =>
    (continues === undefined ? null : deps.nightsBefore?.(continues)) ?? null;

  /** @returns null when the owner configured no second opinion */
  function secondOpinionOn(
    request: HiddenRequest,
    signal: AbortSignal,
    objected?: (objection: Objection) => void,
  ): SecondOpinion | null {
    const { secondOpinion } = deps;
    if (!secondOpinion) return null;
    return new SecondOpinion({
      ask: (passage, until) => secondOpinion(passage, request, until),
      ...(objected && { objected }),
      signal,
    });
  }

  /** What a night goes on with. An unknown last night is asked about once more; without an answer it begins without. */
  async function recalled(
    order: OrderedRequest,
    known: NightsBefore,
    standIns: StandIns,
    signal: AbortSignal,
  ): Promise<AnotherNight | null> {
    const [last] = known.nights;
    if (last?.memory === null) await deps.recall?.(last.storyId, signal);
    const { seriesId, number, nights } = nightsOf(order) ?? known;
    return { seriesId, number, nights: recalledNights(nights, (text) => standIns.hide(text)) };
  }

  /** @returns null for a story that is no other night, or whose series was deleted meanwhile */
  function nightToSave(
    { storyId, order }: Ordered<OrderedRequest>,
    events: readonly LoggedEvent[],
  ): SavedNight | null {
    const { continues, earlierNames = '' } = order;
    const before = nightsOf(order);
    if (continues === undefined || before === null) return null;
    return {
      continued: continues,
      seriesId: before.seriesId,
      standIns: { ...before.standIns, ...standInsFor(order, storyId, before).byName },
      recalled: events.find((event) => event.type === 'cast')?.recalled ?? 0,
      earlierNames,
      earlierCast: knownCast(before.nights[0]?.cast ?? []),
    };
  }

  return {
    readOrder: readStoryOrder,

    async perform(generation, emit, signal) {
      const { order } = generation;
      const request = requestOf(order);
      const before = nightsOf(order);
      const standIns = standInsFor(order, generation.storyId, before);
      const hidden = standIns.request;
      emit({ type: 'start', generationId: generation.id });

      const writing = new AbortController();
      const whileWriting = AbortSignal.any([signal, writing.signal]);
      const reserved = deps.reserve(generation);
      reserved.catch((error) => writing.abort(error));
      if (deps.isReservedFirst(generation)) await reserved;
      // Settles when nothing stands in the way of the first word, or as the first of these that does.
      const checked = { id: generation.id, order: request, hidden };
      const refusal = refusalOfTopic(deps, checked, signal).then(async (code) => {
        if (code === null) await reserved;
        return code;
      });
      refusal.then(
        (code) => code !== null && writing.abort(),
        (error) => writing.abort(error),
      );

      // Ends with a failed attempt. After a finished story the second opinion goes on: see `LateReading`.
      const reading = new AbortController();
      let objection: Objection | null = null;
      const opinion = secondOpinionOn(hidden, AbortSignal.any([signal, reading.signal]), (found) => {
        objection ??= found;
        writing.abort(new GenerationError('story_withdrawn'));
      });

      const hero = before ? null : deps.heroOf?.(request);
      const known = before ? figuresBefore(before.nights) : hero ? [hero] : [];
      const show = (scene: Scene) => emit({ type: 'picture', scene });
      const pictures = new StoryPictures(deps, { request, hidden, known }, show, whileWriting);
      const written: StoryPiece[] = [];
      const cast: CastMember[] = [];
      let hasTold = false;
      const listeners = {
        refusal,
        opinion,
        emit(piece: StoryPiece) {
          const told = standIns.revealPiece(piece);
          if (told.type === 'cast') cast.push(...told.cast);
          else if (told.type !== 'scene') emit(told);
          pictures.add(piece, told);
          written.push(piece);
          if (told.type === 'scene') return;
          if (told.type === 'sentence') deps.told?.(generation);
          hasTold = true;
        },
      };

      try {
        const [{ writers, userDigest, variety: ofVoice }, another] = await Promise.all([
          deps.prepare(),
          before && recalled(order, before, standIns, whileWriting),
        ]);
        const variety = request.variety ?? ofVoice;
        const prompt = { ...storyPrompt({ ...hidden, variety }, generation.storyId, another), userDigest };
        await withWriterFallback(
          writers,
          (writer, patienceMs) => {
            deps.writing?.(generation, writer);
            const order = { writer, prompt, patienceMs, variety };
            return tellStory(
              storyPieces(deps, { id: generation.id, order: hidden }, order, whileWriting),
              listeners,
              whileWriting,
            );
          },
          {
            failed: (writer, error) => deps.failed(writer, error),
            hasEnded: () => whileWriting.aborted,
            hasTold: () => hasTold,
          },
        );
        const drawing = pictures.end();
        if (drawing) deps.laterPictures?.(generation.id, drawing);
        const story = { topic: hidden.topic, ...writtenIn(written) };
        deps.remember?.(generation.id, remembering(deps, { request, standIns, story }));
        const recalls = another?.nights.filter(({ memory }) => memory !== '').length;
        if (cast.length > 0 || recalls !== undefined)
          emit({ type: 'cast', cast, ...(recalls !== undefined && { recalled: recalls }) });
        return opinion;
      } catch (error) {
        reading.abort();
        // An unfit topic comes before the model's own refusal of it and before the end of the request.
        const code = await refusal;
        if (code !== null) throw new GenerationError(code);
        if (objection !== null && !signal.aborted) deps.withdrawn(generation, objection, request);
        // No *other topic* to a child that told of something.
        if (REFUSALS.includes(failureOf(error, 'story').code) && toldOfChild(request) !== null)
          throw new GenerationError('topic_needs_help');
        throw error;
      } finally {
        writing.abort();
      }
    },

    async save(generation, events) {
      const night = nightToSave(generation, events);
      const story = toStory(generation, events, night?.earlierCast);
      const { scene: first, ...told } = story;
      const later = first ? laterScenes({ ...told, first }) : [];
      const { storiesRemaining, pictures, store } = await deps.saveStory(story, later, generation, night);
      return { store, done: { type: 'done', story: { ...story, ...pictures }, storiesRemaining } };
    },

    readAgain(request, events, signal) {
      const pieces = events.filter(isRead);
      const { earlierNames: earlier } = request;
      const standIns = new StandIns(requestOf(request), '', pieces.flatMap(textsOf), { earlier });
      const opinion = secondOpinionOn(standIns.request, signal);
      for (const piece of pieces) opinion?.add(standIns.hidePiece(piece));
      opinion?.close();
      return opinion;
    },
  };
}

/** Ends of a story that its words caused. */
const REFUSALS = failuresOf('topic-refused', 'story-refused');

type ReadEvent = Extract<LoggedEvent, { type: TypesWith<'readAs', string> }>;

/** Whether the second opinion reads its words. */
const isRead = (event: LoggedEvent): event is ReadEvent => PIECES[event.type].readAs !== null;

/** Stand-ins for the typed names, those of earlier nights too; a series keeps those that it has. */
function standInsFor(order: OrderedRequest, storyId: string, before: NightsBefore | null): StandIns {
  if (before === null) return new StandIns(requestOf(order), storyId);
  const told = before.nights.flatMap(({ title, memory, opening }) => [title, memory ?? '', opening]);
  return new StandIns(requestOf(order), storyId, told, {
    known: before.standIns,
    earlier: order.earlierNames,
  });
}

/** A story as its server wrote it. */
function writtenIn(pieces: readonly StoryPiece[]): Omit<ToldStory, 'topic'> {
  const title = pieces.find((piece) => piece.type === 'title')?.title ?? '';
  return {
    title,
    paragraphs: paragraphsIn({ sentences: pieces.filter((piece) => piece.type === 'sentence') }),
  };
}

/** The story as the log tells it. @param earlierCast figures of earlier nights, which stay as they were */
function toStory(
  { order, ...generation }: Ordered<OrderedRequest>,
  events: LoggedEvent[],
  earlierCast: readonly CastMember[] = [],
): Story {
  const options = requestOf(order);
  const titled = events.find((event) => event.type === 'title');
  const listed = events.flatMap((event) => (event.type === 'cast' ? event.cast : []));
  const { cast, sentences, translated } = consistentVoices({
    cast: asBefore(listed, earlierCast),
    sentences: events
      .filter((event) => event.type === 'sentence')
      .map(({ type: _, ...sentence }) => sentence),
    translated: translatedIn(events),
  });
  const picture = events.find((event) => event.type === 'picture');
  const measured = levelOfStory(sentences, options.language);
  const translation = translationIn(events, options, translated);
  return {
    id: generation.storyId,
    title: titled?.title ?? '',
    content: joinSentences(sentences),
    sentences,
    ...(cast.length > 0 && { cast }),
    language: options.language,
    options,
    ...(titled?.understood === false && { understood: false }),
    ...(hasHelpBeside(options) && { help: true as const }),
    ...(measured && { measured }),
    ...(picture && { scene: picture.scene }),
    ...(translation && { translation }),
    createdAt: new Date(generation.admittedAt).toISOString(),
    narrations: [],
  };
}

/** Translations in story order. A later translation of a sentence replaces an earlier one. */
function translatedIn(events: LoggedEvent[]): TranslatedSentence[] {
  const sides = new Map<number, TranslatedSentence>();
  for (const event of events)
    if (event.type === 'translation') {
      const { type: _, ...side } = event;
      sides.set(event.index, side);
    }
  return [...sides.values()].sort((a, b) => a.index - b.index);
}

/** The story's other side as the log tells it; null when none of its sentences has one. */
function translationIn(
  events: LoggedEvent[],
  { secondLanguage }: StoryRequest,
  sentences: TranslatedSentence[],
): StoryTranslation | null {
  if (!secondLanguage || sentences.length === 0) return null;
  const title = events.find((event) => event.type === 'translated-title')?.title ?? null;
  const lesson = events.find((event) => event.type === 'lesson');
  const { words = [], questions = [] } = lesson ?? {};
  return { language: secondLanguage, title, sentences, words, questions };
}
