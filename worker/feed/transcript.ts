import type { Language } from '../../contract/options.ts';
import type { Sentence, SpokenSentence } from '../../contract/schemas/stories.ts';
import { type Utterance, utterancesOf } from '../../contract/utterances.ts';
import type { TranscriptFormat } from '../files/feed-address.ts';
import { madeBy } from '../narration/narration-tag.ts';
import { t } from '../words/t.ts';

export type TranscriptParts = {
  language: Language;
  /** Sentences in that language. */
  sentences: readonly Pick<Sentence, 'index' | 'text' | 'speech'>[];
  /** Of the sound, which may be in the other language. */
  timeline: readonly SpokenSentence[];
  /** Names of the figures by id; empty for a story without figures that speak. */
  names: ReadonlyMap<string, string>;
  /** Whether the family reads a part of the sound. */
  isByFamily: boolean;
  /** Replaces what the feed does not show. */
  shown: (text: string) => string;
};

/** Words of one voice: the name of a figure or of the narrator; null in a story without figures that speak. */
type Voiced = { voice: string | null; text: string };
/** From and to: whole milliseconds. */
type Cue = { from: number; to: number; said: Voiced[] };

/**
 * Transcript of an episode, by the extension of its address. Apps read one or the other
 * (podcasting2.org/docs/podcast-namespace/tags/transcript).
 */
export const TRANSCRIPTS = {
  vtt: { type: 'text/vtt', write: webVtt },
  srt: { type: 'application/x-subrip', write: subRip },
} as const satisfies Record<TranscriptFormat, unknown>;

/** WebVTT (w3.org/TR/webvtt1), with a voice span for each utterance. */
function webVtt(parts: TranscriptParts): string {
  const markup = (text: string) =>
    text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;' })[mark] ?? '&gt;');
  const line = ({ voice, text }: Voiced) =>
    voice === null ? markup(text) : `<v ${markup(voice)}>${markup(text)}</v>`;
  const cues = cuesOf(parts).map(
    ({ from, to, said }) =>
      `${timestamp(from, '.')} --> ${timestamp(to, '.')}\n${said.map(line).join(' ')}\n`,
  );
  return ['WEBVTT\n', `NOTE ${markup(madeBy(parts.language, [parts]))}\n`, ...cues].join('\n');
}

/**
 * SubRip: numbered cues in UTF-8 without a byte order mark, lines that end with LF, a line for each voice. What players
 * take for markup or for a time is written with other marks.
 */
function subRip(parts: TranscriptParts): string {
  const MARKS: Record<string, string> = { '<': '‹', '>': '›', '{': '(', '}': ')', '-->': '→' };
  const plain = (text: string) => text.replace(/-->|[<>{}]/g, (mark) => MARKS[mark]!);
  const line = ({ voice, text }: Voiced) =>
    voice === null ? plain(text) : `${plain(voice)}: ${plain(text)}`;
  return cuesOf(parts)
    .map(({ from, to, said }, place) =>
      [place + 1, `${timestamp(from, ',')} --> ${timestamp(to, ',')}`, ...said.map(line), ''].join('\n'),
    )
    .join('\n');
}

/** A cue for each spoken sentence, or for each utterance where the sound has its time. */
function cuesOf({ language, sentences, timeline, names, shown }: TranscriptParts): Cue[] {
  const narrator = t(language, 'feed.narrator');
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const line = (text: string) => onOneLine(shown(text));
  const voiced = ({ text, by }: Utterance): Voiced => {
    const name = by === null ? '' : line(names.get(by) ?? '');
    return { voice: name || narrator, text: line(text) };
  };
  const cue = (start: number, end: number, said: Voiced[]): Cue[] => {
    const [from, to] = [Math.round(start * 1000), Math.round(end * 1000)];
    return to > from && said.some(({ text }) => text !== '') ? [{ from, to, said }] : [];
  };
  return timeline.flatMap(({ index, start, end, spans = [] }) => {
    const sentence = byIndex.get(index);
    if (!sentence) return [];
    if (names.size === 0) return cue(start, end, [{ voice: null, text: line(sentence.text) }]);
    const spoken = utterancesOf(sentence);
    const isTimed =
      spans.length === spoken.length && spans.every(({ by }, place) => by === spoken[place]?.by);
    if (!isTimed) return cue(start, end, spoken.map(voiced));
    return spoken.flatMap((utterance, place) =>
      cue(place === 0 ? start : spans[place]!.start, spans[place + 1]?.start ?? end, [voiced(utterance)]),
    );
  });
}

/** Text of a cue or of the name of a voice, on one line. */
const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** @param at milliseconds @param mark before the thousandths */
function timestamp(at: number, mark: '.' | ','): string {
  const part = (length: number, unit: number) => String(Math.floor(at / unit) % length).padStart(2, '0');
  const hours = String(Math.floor(at / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60, 60_000)}:${part(60, 1000)}${mark}${String(at % 1000).padStart(3, '0')}`;
}
