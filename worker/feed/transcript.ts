import type { Language } from '../../contract/options.ts';
import type { Sentence, SpokenSentence } from '../../contract/schemas/stories.ts';
import { type Utterance, utterancesOf } from '../../contract/utterances.ts';
import { FEED_WORDS } from './words.ts';

export type TranscriptParts = {
  language: Language;
  /** Sentences in that language. */
  sentences: readonly Pick<Sentence, 'index' | 'text' | 'speech'>[];
  /** Of the sound, which may be in the other language. */
  timeline: readonly SpokenSentence[];
  /** Names of the figures by id; empty for a story without figures that speak. */
  names: ReadonlyMap<string, string>;
  /** Replaces what the feed does not show. */
  shown: (text: string) => string;
};

export const TRANSCRIPT_TYPE = 'text/vtt';

/**
 * Transcript of an episode as WebVTT (w3.org/TR/webvtt1): a cue for each spoken sentence, or for each utterance where
 * the sound has its time; in a story with figures with a voice span for each utterance.
 */
export function webVtt({ language, sentences, timeline, names, shown }: TranscriptParts): string {
  const { madeBy, narrator } = FEED_WORDS[language];
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const line = (text: string) => escaped(shown(text));
  const voiced = ({ text, by }: Utterance) => {
    const name = by === null ? '' : line(names.get(by) ?? '');
    return `<v ${name || narrator}>${line(text)}</v>`;
  };
  const cue = (start: number, end: number, text: string) => {
    const [from, to] = [Math.round(start * 1000), Math.round(end * 1000)];
    return to > from ? [`${timestamp(from)} --> ${timestamp(to)}\n${text}\n`] : [];
  };
  const cues = timeline.flatMap(({ index, start, end, spans = [] }) => {
    const sentence = byIndex.get(index);
    if (!sentence) return [];
    if (names.size === 0) return cue(start, end, line(sentence.text));
    const spoken = utterancesOf(sentence);
    const isTimed =
      spans.length === spoken.length && spans.every(({ by }, place) => by === spoken[place]?.by);
    if (!isTimed) return cue(start, end, spoken.map(voiced).join(' '));
    return spoken.flatMap((utterance, place) =>
      cue(place === 0 ? start : spans[place]!.start, spans[place + 1]?.start ?? end, voiced(utterance)),
    );
  });
  return ['WEBVTT\n', `NOTE ${escaped(madeBy)}\n`, ...cues].join('\n');
}

/** Text of a cue or of the name of a voice, on one line. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;' })[mark] ?? '&gt;');

/** WebVTT timestamp. @param at milliseconds */
function timestamp(at: number): string {
  const part = (length: number, unit: number) => String(Math.floor(at / unit) % length).padStart(2, '0');
  const hours = String(Math.floor(at / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60, 60_000)}:${part(60, 1000)}.${String(at % 1000).padStart(3, '0')}`;
}
