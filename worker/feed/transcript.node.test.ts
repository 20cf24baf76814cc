import { expect, test } from 'vitest';
import type { SpokenSpan } from '../../contract/schemas/stories.ts';
import { initialsForNames } from './titles.ts';
import { type TranscriptParts, TRANSCRIPTS } from './transcript.ts';

const webVtt = TRANSCRIPTS.vtt.write;
const subRip = TRANSCRIPTS.srt.write;

const PARTS: TranscriptParts = {
  language: 'es',
  sentences: [
    { index: 0, text: 'Llueve & truena <hoy>.' },
    { index: 1, text: '—¿Quién eres? —dijo Ana.', speech: [{ by: 'ana', start: 1, end: 13 }] },
    { index: 2, text: '—Nadie.\n\n00:00 --> 00:09', speech: [{ by: 'blank', start: 1, end: 24 }] },
  ],
  timeline: [
    { index: 0, start: 1.2344, end: 2.5 },
    { index: 1, start: 59.9996, end: 61 },
    { index: 2, start: 3600, end: 3661.25 },
    { index: 7, start: 3662, end: 3663 },
  ],
  names: new Map([
    ['ana', 'Ana <la "B" & co>'],
    ['blank', '\u0007'],
  ]),
  isByFamily: false,
  shown: (text) => text,
};
const HEAD = 'WEBVTT\n\nNOTE Voz y texto creados con inteligencia artificial por Cuéntame.\n\n';

test('a transcript has a cue for each spoken sentence with a voice for each utterance', () => {
  expect(webVtt(PARTS)).toBe(`${HEAD}00:00:01.234 --> 00:00:02.500
<v Narración>Llueve &amp; truena &lt;hoy&gt;.</v>

00:01:00.000 --> 00:01:01.000
<v Ana &lt;la "B" &amp; co&gt;>—¿Quién eres?</v> <v Narración>—dijo Ana.</v>

01:00:00.000 --> 01:01:01.250
<v Narración>—Nadie. 00:00 --&gt; 00:09</v>
`);
});

test('an utterance whose time is known has its own cue', () => {
  const timed = (spans: SpokenSpan[]) =>
    webVtt({ ...PARTS, timeline: [{ index: 1, start: 1, end: 4, spans }] }).slice(HEAD.length);
  const both = [
    { by: 'ana', start: 1.1 },
    { by: null, start: 2.5 },
  ];
  expect(timed(both)).toBe(`00:00:01.000 --> 00:00:02.500
<v Ana &lt;la "B" &amp; co&gt;>—¿Quién eres?</v>

00:00:02.500 --> 00:00:04.000
<v Narración>—dijo Ana.</v>
`);
  // Times of another text: the cue is the sentence's.
  expect(timed(both.toReversed())).toContain('00:00:01.000 --> 00:00:04.000');
});

test('a story without figures that speak has no voices', () => {
  const text = webVtt({ ...PARTS, names: new Map(), timeline: PARTS.timeline.slice(0, 1) });
  expect(text).toBe(`${HEAD}00:00:01.234 --> 00:00:02.500\nLlueve &amp; truena &lt;hoy&gt;.\n`);
});

test.each([
  [{ childNames: 'Luna y Ana', topic: '' }, 'La luna vio a L. y a A. Luego L. durmió.'],
  [{ childNames: '', topic: 'mi hija luna ve una ana' }, 'La luna vio a L. y a Ana. Luego L. durmió.'],
  [{ childNames: '', topic: 'Para mi hija Ana' }, 'La luna vio a Luna y a A. Luego Luna durmió.'],
  [{ childNames: '', topic: 'ana va al mar' }, 'La luna vio a Luna y a A. Luego Luna durmió.'],
])('a transcript without names has initials: %j', (options, expected) => {
  const text = 'La luna vio a Luna y a Ana. Luego Luna durmió.';
  expect(initialsForNames({ title: '', sentences: [text] }, options)(text)).toBe(expected);
});

test('SubRip has numbered cues with a line for each voice, and nothing that a player takes for markup or a time', () => {
  const text = subRip({
    ...PARTS,
    sentences: [
      ...PARTS.sentences,
      { index: 3, text: '{\\an8}7\r\n\r\n<i>Fin</i>.' },
      { index: 4, text: '\u0007' },
    ],
    timeline: [
      ...PARTS.timeline,
      { index: 3, start: 3662, end: 3663.5 },
      { index: 4, start: 3664, end: 3665 },
    ],
  });
  expect(text).toBe(`1
00:00:01,234 --> 00:00:02,500
Narración: Llueve & truena ‹hoy›.

2
00:01:00,000 --> 00:01:01,000
Ana ‹la "B" & co›: —¿Quién eres?
Narración: —dijo Ana.

3
01:00:00,000 --> 01:01:01,250
Narración: —Nadie. 00:00 → 00:09

4
01:01:02,000 --> 01:01:03,500
Narración: (\\an8)7 ‹i›Fin‹/i›.
`);
  expect(subRip({ ...PARTS, names: new Map(), timeline: PARTS.timeline.slice(0, 1) })).toBe(
    '1\n00:00:01,234 --> 00:00:02,500\nLlueve & truena ‹hoy›.\n',
  );
  expect(subRip({ ...PARTS, timeline: [] })).toBe('');
});
