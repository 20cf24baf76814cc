import type { StoryFault } from '../../contract/schemas/health.ts';
import type { Acceptance, Verdict } from './acceptance.ts';
import type { ParsedPiece } from './pair-cutter.ts';
import type { StoryPiece } from './pairing.ts';

/** What decides whether a text is the ordered story. */
export type Judge = Pick<Acceptance, 'addTitle' | 'addSentence' | 'end' | 'verdict'>;

/** What a model wrote is not the ordered story. */
export class UnacceptedStoryError extends Error {
  override name = 'UnacceptedStoryError';
  readonly fault: StoryFault;
  /** Whether a part of it was released. */
  readonly isTold: boolean;
  constructor(fault: StoryFault, isTold: boolean) {
    super(`not accepted: ${fault}`);
    this.fault = fault;
    this.isTold = isTold;
  }
}

/**
 * Shows the acceptance each piece as soon as it is cut, ahead of its moderation. Ends with text that is no story.
 * @param signal after its abort the pieces may just end, and are no whole text
 */
export async function* readForAcceptance(
  pieces: AsyncIterable<ParsedPiece>,
  acceptance: Judge,
  signal: AbortSignal,
): AsyncGenerator<ParsedPiece> {
  for await (const piece of pieces) {
    if (piece.type === 'title') acceptance.addTitle(piece.title);
    if (piece.type === 'sentence') acceptance.addSentence(piece);
    yield piece;
    const { is } = acceptance.verdict();
    if (is === 'fault' || is === 'tail') return;
  }
  if (!signal.aborted) acceptance.end();
}

/** Index of the sentence that a piece waits for; pieces without one belong to the whole story. */
const indexOf = (piece: StoryPiece): number => ('index' in piece ? piece.index : -1);

/** Whether a piece may be released, as far as the text was judged. */
const isReleased = (piece: StoryPiece, verdict: Verdict): boolean =>
  !('from' in verdict) || (verdict.from > 0 && indexOf(piece) < verdict.from);

/**
 * Releases moderated pieces that the acceptance does not hold back; the title with the first sentence. No piece waits
 * for text that may still come, unless what came so far is in doubt.
 * @param cut called with the reason when a rest is left out
 * @throws UnacceptedStoryError; errors of the source
 */
export async function* acceptedRelease(
  pieces: AsyncIterable<StoryPiece>,
  acceptance: Judge,
  cut: (fault: StoryFault) => void,
): AsyncGenerator<StoryPiece> {
  let held: StoryPiece[] = [];
  let isTold = false;
  function* releasedOf(verdict: Verdict) {
    if (verdict.is === 'fault') throw new UnacceptedStoryError(verdict.fault, isTold);
    if (!isTold && !held.some(({ type }) => type === 'sentence')) return;
    const released = held.filter((piece) => isReleased(piece, verdict));
    held = held.filter((piece) => !isReleased(piece, verdict));
    for (const piece of released) {
      isTold = true;
      yield piece;
    }
  }
  for await (const piece of pieces) {
    held.push(piece);
    yield* releasedOf(acceptance.verdict());
  }
  const verdict = acceptance.verdict();
  yield* releasedOf(verdict);
  if (verdict.is === 'tail') cut(verdict.fault);
}
