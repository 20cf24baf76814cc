import {
  type CastMember,
  MAX_CAST,
  type Sentence,
  type SpeechSpan,
  type TranslatedSentence,
} from '../../contract/schemas/stories.ts';
import type { KnownMember } from '../home-storage/stored-document.ts';
import type { Seat } from '../narration/cast-voices.ts';
import { fold } from './search-words.ts';

type Spoken = Pick<Sentence, 'index' | 'text'> & { speech?: SpeechSpan[] | undefined };

/** What a story says about its speakers. */
type Voices = {
  /** As the model listed it. */
  cast: readonly CastMember[];
  sentences: readonly Sentence[];
  translated: readonly TranslatedSentence[];
};

/** Sentences and cast that agree with each other. */
type ConsistentVoices = {
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

/** A name without its article, as it is compared. */
const bareName = (name: string) => fold(name).replace(/^(?:el|la|los|las|un|una|the|an?) /u, '');

const isSame = (one: CastMember, other: CastMember) => bareName(one.name) === bareName(other.name);

/** Most figures of earlier nights whose voices are kept. */
const MOST_KNOWN = 2 * MAX_CAST;

/** Figures of earlier nights, each once as it first was. */
export const knownCast = (cast: readonly KnownMember[]): KnownMember[] =>
  cast.filter((member, at) => cast.findIndex((other) => isSame(member, other)) === at).slice(0, MOST_KNOWN);

/** Figures with age and gender as on an earlier night, where they were in it. */
export const asBefore = (cast: readonly CastMember[], earlier: readonly CastMember[]): CastMember[] =>
  cast.map((member) => {
    const known = earlier.find((other) => isSame(member, other));
    return known ? { ...member, age: known.age, gender: known.gender } : member;
  });

/** Figures of a story, and those of earlier nights of its series that are absent from it, as they get their voices. */
export const seatsOf = (cast: readonly CastMember[], earlier: readonly KnownMember[] = []): Seat[] => [
  ...earlier.map((known, at): Seat => {
    const present = cast.find((member) => isSame(member, known));
    return present ? { ...present, wave: known.wave } : { ...known, id: `absent ${at}`, isAbsent: true };
  }),
  ...cast.filter((member) => earlier.every((known) => !isSame(member, known))),
];

/** Text as names are looked up in it: folded words, each between spaces. */
const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
const stands = (name: string, words: string) =>
  words.includes(wordsOf(bareName(name)).replace(/ {2,}/g, ' ')) && bareName(name) !== '';

/** Members whose name the text of the story has, which was moderated; a translated name likewise. */
export function named(
  cast: readonly CastMember[],
  { sentences, translated }: { sentences: readonly Spoken[]; translated: readonly Spoken[] },
): CastMember[] {
  const textOf = (side: readonly Spoken[]) => wordsOf(side.map(({ text }) => text).join(' '));
  const [own, other] = [textOf(sentences), textOf(translated)];
  return cast
    .filter(({ name }) => stands(name, own))
    .map(({ translatedName, ...member }) => ({
      ...member,
      ...(translatedName !== undefined && stands(translatedName, other) && { translatedName }),
    }));
}

/** Verb, and what may stand between it and the name of who speaks; after the name or before it. */
const SAID = /^[^\p{L}]*(?:\p{Ll}+ )?(?:(?:el|la|the) )?$/u;

/** Whether the words right after a span name another member as its speaker: “…,” said the fox. */
function isContradicted({ by, end }: SpeechSpan, text: string, members: readonly CastMember[]): boolean {
  const after = ` ${fold(text.slice(end, end + 80))} `;
  const said = members.filter(({ name }) => {
    const bare = bareName(name);
    const at = after.indexOf(` ${bare}`) + 1;
    return at > 0 && SAID.test(after.slice(0, at)) && !/\p{L}/u.test(after[at + bare.length]!);
  });
  return said.length > 0 && said.every(({ id }) => id !== by);
}

/** Spans of each sentence, by its index, that name a member and that the words behind them do not contradict. */
const believedSpans = (
  sentences: readonly Sentence[],
  members: readonly CastMember[],
): Map<number, SpeechSpan[]> => {
  const ids = new Set(members.map(({ id }) => id));
  return new Map(
    sentences.map((sentence) => [
      sentence.index,
      validSpans(sentence).filter(
        (span) => ids.has(span.by) && !isContradicted(span, sentence.text, members),
      ),
    ]),
  );
};

/** Spans of a sentence that name a member of the cast and that the words behind them do not contradict. */
export const spansOf = (sentence: Sentence, cast: readonly CastMember[]): SpeechSpan[] =>
  believedSpans([sentence], cast).get(sentence.index) ?? [];

/** The members who speak most often, `MAX_CAST` at most, in the order in which they first speak. */
function mainSpeakers(members: readonly CastMember[], spans: readonly SpeechSpan[]): CastMember[] {
  const times = new Map<string, number>();
  for (const { by } of spans) times.set(by, (times.get(by) ?? 0) + 1);
  const most = new Set(
    [...times]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_CAST)
      .map(([by]) => by),
  );
  return [...times.keys()].filter((by) => most.has(by)).map((by) => members.find(({ id }) => id === by)!);
}

/**
 * The only rule about who has a voice: the members who speak most often, `MAX_CAST` at most, in the order in which they
 * first speak. Spans of others are dropped, those that the words behind them give to another member, and those of a
 * translation whose speakers are not those of its sentence.
 */
export function consistentVoices({ cast, sentences, translated }: Voices): ConsistentVoices {
  const members = named(unambiguous(cast), { sentences, translated });
  const believed = believedSpans(sentences, members);
  const chosen = mainSpeakers(members, [...believed.values()].flat());
  const kept = (spans: readonly SpeechSpan[]) => spans.filter(({ by }) => chosen.some(({ id }) => id === by));
  return {
    cast: chosen,
    sentences: sentences.map((sentence) => withSpeech(sentence, kept(believed.get(sentence.index)!))),
    translated: translated.map((side) => {
      const own = kept(believed.get(side.index) ?? []);
      const spans = kept(validSpans(side));
      return withSpeech(side, turnsOf(spans) === turnsOf(own) ? spans : []);
    }),
  };
}
