import {
  type CastMember,
  MAX_CAST,
  type Sentence,
  type SpeechSpan,
  type TranslatedSentence,
} from '../../contract/schemas/stories.ts';

type Spoken = Pick<Sentence, 'index' | 'text'> & { speech?: SpeechSpan[] | undefined };

/** What a story says about its speakers. */
export type Voices = {
  /** As the model listed it. */
  cast: readonly CastMember[];
  sentences: readonly Sentence[];
  translated: readonly TranslatedSentence[];
};

/** Sentences and cast that agree with each other. */
export type ConsistentVoices = {
  /** Empty when the narrator speaks alone. */
  cast: CastMember[];
  sentences: Sentence[];
  translated: TranslatedSentence[];
};

/** Sentence without spans, or with these when there are any. */
function withSpeech<One extends Spoken>({ speech: _, ...one }: One, speech: readonly SpeechSpan[]): One {
  return { ...one, ...(speech.length > 0 && { speech: [...speech] }) } as One;
}

/** Valid spans: inside the text, not empty, ascending, not overlapping. */
function validSpans({ text, speech = [] }: Spoken): SpeechSpan[] {
  let from = 0;
  return speech.filter(({ start, end }) => {
    const isValid = start >= from && end <= text.length && text.slice(start, end).trim() !== '';
    if (isValid) from = end;
    return isValid;
  });
}

/** Speakers in order, each once for consecutive spans. */
const turnsOf = (speech: readonly SpeechSpan[]) =>
  speech
    .map(({ by }) => by)
    .filter((by, position, all) => by !== all[position - 1])
    .join(' ');

/** Members that the list describes once, or each time alike. */
function unambiguous(cast: readonly CastMember[]): CastMember[] {
  const found = new Map<string, CastMember | null>();
  for (const member of cast) {
    const known = found.get(member.id);
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(member);
    found.set(member.id, isSame ? member : null);
  }
  return [...found.values()].filter((member) => member !== null);
}

/**
 * The only rule about who has a voice: the members who speak most often, `MAX_CAST` at most, in the order in which they
 * first speak. Spans of others are dropped, and those of a translation whose speakers are not those of its sentence.
 */
export function consistentVoices({ cast, sentences, translated }: Voices): ConsistentVoices {
  const members = new Map(unambiguous(cast).map((member) => [member.id, member]));
  const turns = new Map<string, number>();
  const valid = new Map(sentences.map((sentence) => [sentence.index, validSpans(sentence)]));
  for (const { by } of [...valid.values()].flat())
    if (members.has(by)) turns.set(by, (turns.get(by) ?? 0) + 1);
  const most = [...turns].sort(([, one], [, other]) => other - one).slice(0, MAX_CAST);
  const chosen = new Set(most.map(([by]) => by));
  const kept = (spans: readonly SpeechSpan[]) => spans.filter(({ by }) => chosen.has(by));
  return {
    cast: [...turns.keys()].filter((by) => chosen.has(by)).map((by) => members.get(by)!),
    sentences: sentences.map((sentence) => withSpeech(sentence, kept(valid.get(sentence.index)!))),
    translated: translated.map((side) => {
      const own = kept(valid.get(side.index) ?? []);
      const spans = kept(validSpans(side));
      return withSpeech(side, turnsOf(spans) === turnsOf(own) ? spans : []);
    }),
  };
}
