import type { Scene, SceneFigure } from '../../contract/scene.ts';
import type { Sentence, StoryRequest } from '../../contract/schemas/stories.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { type LaterScene, laterPlaces, laterScenes } from '../story/later-scenes.ts';
import type { StoryPiece } from '../story/pairing.ts';
import {
  firstPicturePrompt,
  laterPicturesPrompt,
  linesIn,
  type Part,
  type ToldSoFar,
} from '../story/picture-prompt.ts';
import { nameWordsOf, sceneOfLine, sceneOfWords, withKnown } from '../story/scene.ts';
import type { HiddenRequest } from '../story/stand-ins.ts';
import { paragraphsIn } from '../story/stored-story.ts';
import type { Prompt } from '../story/story-provider.ts';
import { wishOf, withWished } from '../story/wished.ts';
import type { Clock } from './clock.ts';

export type StoryPicturesDeps = {
  /**
   * Asks what pictures show. @throws when no server answers with a line that `isUsable`. Omitted by what only measures
   * texts.
   */
  askPictures?(prompt: Prompt, isUsable: (answer: string) => boolean, signal: AbortSignal): Promise<string>;
  /** Counts a story, and whether each of its requests about pictures was answered. */
  illustrated?(isAnswered: boolean): void;
  clock: Clock;
};

/** Deadline of an answer about pictures, over all servers. Meanwhile the story goes on. */
export const PICTURES_MS = 8_000;

/** Asks for the later pictures of a whole story. Never rejects. @returns null without an answer */
export type LaterDrawing = (signal: AbortSignal) => Promise<LaterScene[] | null>;

type Order = {
  request: StoryRequest;
  /** The same with stand-ins, for servers. */
  hidden: HiddenRequest;
  /** Of another night, with those that were beside it; empty for none. */
  known: readonly SceneFigure[];
};

/**
 * Decides what the pictures of a story show while it is told, without delaying it. The first is asked for once the
 * first sentence is released; a line in the text, as older prompts asked for, comes before an answer. Without either it
 * is what topic and title say. The others are asked for at the end of the text.
 */
export class StoryPictures {
  readonly #deps: StoryPicturesDeps;
  readonly #order: Order;
  readonly #show: (scene: Scene) => void;
  readonly #signal: AbortSignal;
  /** Ends the request for the first picture. */
  readonly #hangUp = new AbortController();
  readonly #hidden: { title: string; sentences: Sentence[] } = { title: '', sentences: [] };
  readonly #told: { title: string; sentences: Sentence[] } = { title: '', sentences: [] };
  #listed: Scene | null = null;
  #first: Scene | null = null;
  #isDecided = false;
  #isAnswered = true;

  /**
   * @param show called once with the first picture, if there is one
   * @param signal ends the story
   */
  constructor(deps: StoryPicturesDeps, order: Order, show: (scene: Scene) => void, signal: AbortSignal) {
    this.#deps = deps;
    this.#order = order;
    this.#show = show;
    this.#signal = signal;
  }

  /** @param piece as the server wrote it @param told the same as it is shown, after it was */
  add(piece: StoryPiece, told: StoryPiece): void {
    if (piece.type === 'title' && told.type === 'title') {
      this.#hidden.title = piece.title;
      this.#told.title = told.title;
    } else if (piece.type === 'sentence' && told.type === 'sentence') {
      this.#hidden.sentences.push(piece);
      this.#told.sentences.push(told);
      if (this.#told.sentences.length > 1) return;
      if (this.#listed) this.#decide(this.#listed);
      else
        this.#askForFirst().catch((error: unknown) =>
          logLine('warn', { picture: 'not shown', error: redactedErrorMessage(error) }),
        );
    } else if (piece.type === 'scene') {
      this.#listed ??= sceneOfLine(piece.list, this.#order.request);
      if (this.#listed && this.#told.sentences.length > 0) this.#decide(this.#listed);
    }
  }

  /** Ends the telling. @returns what finds the later pictures; null without a first one, and in a short story */
  end(): LaterDrawing | null {
    if (this.#told.sentences.length > 0) this.#decide(this.#listed);
    const first = this.#first;
    const { title, sentences } = this.#told;
    const options = this.#order.request;
    const places = first ? laterPlaces({ sentences, options }) : [];
    if (first === null || places.length === 0) {
      this.#deps.illustrated?.(this.#isAnswered);
      return null;
    }
    const story = { title, sentences, options, first };
    return async (signal) => {
      const prompt = laterPicturesPrompt(this.#soFar(), first, places);
      const parts = places.map(({ part }) => part);
      const lines = await this.#lines(prompt, parts, signal);
      this.#deps.illustrated?.(lines !== null && this.#isAnswered);
      return lines && laterScenes(story, lines);
    };
  }

  async #askForFirst(): Promise<void> {
    const until = AbortSignal.any([this.#signal, this.#hangUp.signal]);
    const lines = await this.#lines(firstPicturePrompt(this.#soFar()), ['beginning'], until);
    // Decided otherwise meanwhile, or the story is over.
    if (until.aborted) return;
    this.#isAnswered = lines !== null;
    this.#decide(sceneOfLine(lines?.get('beginning') ?? '', this.#order.request));
  }

  /** Lines of an answer; null without one in time. Never rejects. */
  async #lines(
    prompt: Prompt,
    parts: readonly Part[],
    signal: AbortSignal,
  ): Promise<Map<Part, string> | null> {
    const { askPictures } = this.#deps;
    if (!askPictures) return null;
    const late = new AbortController();
    const forget = this.#deps.clock.after(PICTURES_MS, () => late.abort());
    const until = AbortSignal.any([signal, late.signal]);
    const isUsable = (answer: string) =>
      [...linesIn(answer, parts).values()].some((line) => sceneOfLine(line, this.#order.request) !== null);
    try {
      const answer = askPictures(prompt, isUsable, until);
      return linesIn(await Promise.race([answer, rejectedWhenAborted(until)]), parts);
    } catch {
      // Reported where the servers are asked; a story without an answer has what its words say.
      return null;
    } finally {
      forget();
    }
  }

  /** Shows the first picture, once. @param chosen null for what topic and title say */
  #decide(chosen: Scene | null): void {
    if (this.#isDecided) return;
    this.#isDecided = true;
    this.#hangUp.abort();
    const { request, known } = this.#order;
    const { title, sentences } = this.#told;
    const scene = chosen ?? sceneOfWords(title, request, known);
    if (scene === null) return;
    const names = nameWordsOf(request);
    const text = [title, ...sentences.map((sentence) => sentence.text)].join(' ');
    const wished = withWished(scene, wishOf(request.topic, names), { text, names, isOver: false });
    this.#first = withKnown(wished, known);
    this.#show(this.#first);
  }

  #soFar(): ToldSoFar {
    const { title, sentences } = this.#hidden;
    const { topic } = this.#order.hidden;
    return { topic, title, paragraphs: paragraphsIn({ sentences }) };
  }
}
