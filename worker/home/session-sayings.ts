import { DEFAULT_VOICES, type Language, languageOfVoice } from '../../contract/options.ts';
import type { SayingRequest, SayingSpeechRequest } from '../../contract/schemas/sayings.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { SentenceSound } from '../generation/outcomes.ts';
import { markOutdated } from '../generation/outdated-narrations.ts';
import type { SayingRow } from '../home-storage/sayings.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { hasInsult } from '../story/name-check.ts';
import { type SessionParts, NOT_FOUND, unknown, refusalOf } from './session-parts.ts';

/** How voices say words. Part of `UserSession`. */
export class SessionSayings {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Spellings for voices, by language and word. */
  sayings(): SayingRow[] {
    return this.#parts.library.sayings.all();
  }

  /**
   * Keeps how voices are to say a word, and has what was narrated with it spoken again behind the answer.
   * @param asked `id` is drawn by the caller, for a word without a spelling
   * @returns or `saying_refused`, `too_many_sayings`, `account_limit_reached`
   */
  keepSaying(asked: SayingRequest & { id: string }): SayingRow | Refusal {
    const { library, uses, now } = this.#parts;
    if (hasInsult(asked.said) || hasInsult(asked.word)) return { ok: false, code: 'saying_refused' };
    const refusal = uses.take('saying', now);
    if (refusal) return refusal;
    const row = library.sayings.keep({ ...asked, createdAt: now });
    if (!row) return { ok: false, code: 'too_many_sayings' };
    this.#sayAgain(row.language);
    return row;
  }

  /** Deletes a spelling. @returns `not_found`, `account_limit_reached` */
  removeSaying(id: string): Refusal | null {
    const { library, uses, now } = this.#parts;
    const refusal = uses.take('saying', now);
    if (refusal) return refusal;
    const language = library.sayings.remove(id);
    if (language === null) return NOT_FOUND;
    this.#sayAgain(language);
    return null;
  }

  #sayAgain(language: Language): void {
    const { library, generations } = this.#parts;
    markOutdated(library, language);
    generations.startLinkSounds();
  }

  /**
   * Sound of a word alone, as it is typed, kept with the story that it is tried for.
   * @returns or `saying_refused`, `account_limit_reached`, and what `speakSentence` answers
   */
  async hearSaying(asked: SayingSpeechRequest & { requestId: string }): Promise<SentenceSound | Refusal> {
    const { library, generations, uses, now } = this.#parts;
    const { storyId, language, text, requestId, voiceId = DEFAULT_VOICES[language] } = asked;
    if (!library.story(storyId)) return refusalOf(this.#parts.library, storyId);
    if (languageOfVoice(voiceId) !== language) return unknown('voiceId');
    if (hasInsult(text)) return { ok: false, code: 'saying_refused' };
    const refusal = uses.take('saying_heard', now);
    if (refusal) return refusal;
    const user = this.#parts.user();
    const buyer = buyerOf(planOf(user, now), user);
    // With a full stop: voices end a word alone as if more came.
    const order = { storyId, index: 0, language, voiceId, text: `${text}.`, figures: null, buyer, requestId };
    const spoken = await generations.speakSentence({ ...order, said: [], isTrial: true });
    return spoken.ok ? spoken.sound : spoken;
  }
}
