import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ZodObject } from 'zod';
import { detectLanguage } from '../../contract/detect-language.ts';
import { measureText } from '../../contract/level/measure.ts';
import { splitWords } from '../../contract/level/words.ts';
import { listedScene } from '../../contract/scene-list.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import { sentenceSpeechRequest } from '../../contract/schemas/audio.ts';
import { bookRequest } from '../../contract/schemas/books.ts';
import { geoOf } from '../../contract/schemas/geo.ts';
import { storyListRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { normaliseStoredPath } from '../../contract/stored-path.ts';
import { seenNames, seenText, withoutPiledMarks } from '../../contract/typed-text.ts';
import { isAllowedOrigin, pageOfApp } from '../config/origins.ts';
import { mailboxOf } from '../directory/mailbox.ts';
import { fieldMessage } from '../errors/field-words.ts';
import { escapeForPrompt } from '../escaping/escape-for-prompt.ts';
import { escapeMarkup, xml } from '../escaping/markup.ts';
import { episodeTitle } from '../feed/titles.ts';
import { attachment } from '../files/disposition.ts';
import * as keys from '../files/keys.ts';
import { parseCursor } from '../home-storage/event-log.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { composeLetter } from '../mail/letter.ts';
import { languageOf, spanishVarietyOf } from '../middleware/accept-language.ts';
import { networkOf } from '../middleware/network.ts';
import { respell } from '../narration/said-right.ts';
import { isSpeakable, utteranceParts } from '../narration/utterance-parts.ts';
import { placedWords, trustedWords } from '../narration/word-times.ts';
import { REQUESTS } from '../openapi/schemas.ts';
import { AnswerText, wholeAnswerText } from '../providers/answer-text.ts';
import { verdictsIn } from '../providers/moderation-rubric.ts';
import { objectionIn } from '../providers/opinion-rubric.ts';
import { retryAfterOf } from '../providers/retry-after.ts';
import { toldOfChild } from '../story/help.ts';
import { hasUnfitName } from '../story/name-check.ts';
import { numbersIn } from '../story/number-words.ts';
import { PairChecks } from '../story/pair-checks.ts';
import { PairCutter } from '../story/pair-cutter.ts';
import { linesIn } from '../story/picture-prompt.ts';
import { plain } from '../story/plain-prose.ts';
import { qualityOf } from '../story/quality.ts';
import { fold, foldedWords } from '../story/search-words.ts';
import { languageOfSide } from '../story/side-language.ts';
import { StandIns } from '../story/stand-ins.ts';
import { StoryCutter, titleIn } from '../story/story-cutter.ts';
import { splitStory, textHash } from '../story/story-text.ts';
import { translationsIn } from '../story/translation-prompt.ts';
import { namesIn } from '../story/typed-names.ts';
import { wishOf } from '../story/wished.ts';

/**
 * Checks that every function that cleans, cuts or searches text of users, models or servers takes linear time:
 * quadratic time on one request would block the whole isolate.
 */

type Reader = (text: string) => unknown;

/** A thrown refusal counts as a complete run. */
const attempt = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

const APP = { APP_ORIGINS: 'https://app.test', ENVIRONMENT: 'development' } as const;
const ORDERED = storyRequest.parse({ topic: 'x' });
const KEY_READERS = Object.values(keys).filter(
  (read) => typeof read === 'function' && read.length === 1,
) as Reader[];

function pairsOf(text: string) {
  const cutter = new PairCutter('es', 'en');
  return [...cutter.push(text), ...cutter.end()];
}

function cutsOf(text: string) {
  const cutter = new StoryCutter('es');
  return [...cutter.push(text), ...cutter.end()];
}

function faultOf(text: string) {
  const checks = new PairChecks('es', 'en', [text]);
  checks.add(text);
  checks.show(text, text);
  return checks.findingIn(text, `${text} x`);
}

/** Every field of a request with the same text, in forms that pass the field's first checks. */
const requestReader =
  (schema: ZodObject): Reader =>
  (text) =>
    [text, `https://app.test/${text}`, `${text}@example.org`].map((value) =>
      schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value]))),
    );

const REQUEST_READERS = Object.entries({
  ...REQUESTS,
  storyListRequest,
  bookRequest,
  sentenceSpeechRequest,
}).map(([name, schema]) => [`the request ${name}`, requestReader(schema as ZodObject)] as const);

const READERS: Record<string, Reader> = {
  ...Object.fromEntries(REQUEST_READERS),
  'the cleaning of a line': seenText,
  'the cleaning of names': seenNames,
  'the removal of piled marks': withoutPiledMarks,
  'the words of a field': (text) => fieldMessage({ [text]: text }, {}, 'es'),
  'the folding of a search': fold,
  'the words of a search': foldedWords,
  'the hash of a text': textHash,
  'the mailbox of an address': mailboxOf,
  'a stored path': normaliseStoredPath,
  'the keys of files': (text) =>
    KEY_READERS.map((read) =>
      ['', 'audio/', 'stories/', 'speech/', 'books/'].map((folder) => read(folder + text)),
    ),
  'the file name of an episode': keys.parseSoundName,
  'Accept-Language': languageOf,
  'the region of Accept-Language': spanishVarietyOf,
  'Last-Event-ID': parseCursor,
  'an origin': (text) => [text, `http://localhost:${text}`].map((origin) => isAllowedOrigin(APP, origin)),
  'a page of the app': (text) => pageOfApp(APP, `https://app.test/${text}`),
  'the network of an address': networkOf,
  'a country': geoOf,
  'a file name': attachment,
  'a JSON string for a model': escapeForPrompt,
  'escaped markup': escapeMarkup,
  'a value in XML': (text) => xml`${text}`,
  'a line of the log': (text) => logLine('info', { text }),
  'a letter': (text) => composeLetter({ language: 'es', subject: text, paragraphs: [text] }),
  'the title of an episode': (text) =>
    episodeTitle(
      {
        title: text,
        language: 'es',
        options: {
          topic: text,
          childNames: text,
        },
        day: '2026-11-29',
        dayNumber: 1,
        titleNumber: 1,
        earlierNames: '',
      },
      false,
    ),
  'the description of an error': (text) => redactedErrorMessage(new Error(text)),
  'the language of a text': detectLanguage,
  'the language of a side': languageOfSide,
  'the sentences of a paragraph': (text) => cutSentences(text, 'es'),
  'the sentences of a story': (text) => splitStory(text, 'en'),
  'the words of a text': splitWords,
  'the level of a text in Spanish': (text) => measureText(text, 'es'),
  'the level of a text in English': (text) => measureText(text, 'en'),
  'the numbers in a text': (text) => [numbersIn(text, 'es'), numbersIn(text, 'en')],
  'an answer of a model': (text) =>
    attempt(() => {
      const reader = new AnswerText();
      return reader.push(text) + reader.end();
    }),
  'a whole answer of a model': (text) => attempt(() => wholeAnswerText(text)),
  'a line of a model': plain,
  'a title of a model': (text) => titleIn(text, 'es'),
  'a story of a model': cutsOf,
  'a story in two languages': pairsOf,
  'the line about a picture': (text) => [
    listedScene(text),
    cutsOf(`<scene> ${text}`),
    cutsOf(`<scene ${text}>`),
  ],
  'the words of a scene': sceneWordsIn,
  'the wish of a topic': (text) => wishOf(text, new Set()),
  'an answer about pictures': (text) => linesIn(text, ['middle', 'end']),
  'a sentence in two languages': (text) => pairsOf(`{"es":"${text}"}`),
  'an object of a model that is none': (text) => pairsOf(`{"es":${text}}`),
  'a pair of sentences': faultOf,
  'the translations of a model': (text) => translationsIn(text, 'en'),
  'the names of an order': namesIn,
  'what a topic tells of a child': (text) => toldOfChild({ topic: text, childNames: text }),
  'the check of names': (text) => hasUnfitName({ topic: text, childNames: text }),
  'the stand-ins of names': (text) => new StandIns({ ...ORDERED, topic: text, childNames: text }, 's'),
  'a topic without names': (text) => new StandIns({ ...ORDERED, childNames: 'A, Ana' }, 's').hide(text),
  'a text with its names': (text) =>
    new StandIns({ ...ORDERED, childNames: 'A, Ana' }, 's').reveal(text, 'es'),
  'the quality of a story': (text) =>
    qualityOf({ title: text, content: text, sentences: [], language: 'es', options: ORDERED }, new Set()),
  'the verdicts of a model': (text) => attempt(() => verdictsIn(text, 1)),
  'the opinion of a model': (text) => attempt(() => objectionIn(text)),
  'the wait of a provider': (text) => attempt(() => retryAfterOf(new Headers({ 'retry-after': text }), 0)),
  'what can be spoken': isSpeakable,
  'the parts of an utterance': (text) => utteranceParts(text, 2000),
  'the times of words': (text) => {
    const words = splitWords(text).map((word, start) => ({ text: word, start, end: start + 1 }));
    const respelt = respell(text, [{ word: 'aa aa', said: 'e' }]);
    return [trustedWords(text, words, 1e9), placedWords(respelt, words, 1e9)];
  },
};

/** One of each kind of character, those that the readers look for, and alternations. */
const UNITS = [
  'a',
  'A',
  'ñ',
  'Ab',
  'ie',
  'gia',
  '中',
  '1',
  '1-',
  'a-',
  'a.',
  'A. ',
  'A a. ',
  'a ',
  'A ',
  'y ',
  'sr. ',
  'ésusurr',
  '<scene a>',
  ' ',
  '\t',
  '\u00a0',
  '\n',
  '\r\n',
  ' \n',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ud800',
  '\u0301',
  '\u0301\u0323',
  'a\u0301',
  '\u200d',
  '😀',
  '👨\u200d👩\u200d👧',
  '\u1100\u1161',
  '!',
  '! ',
  '! ! ',
  '.',
  '…',
  ',',
  ', ',
  ';',
  '-',
  '—',
  '— ',
  '_',
  '*',
  '#',
  '+',
  '+\n',
  '?',
  '¿',
  '|',
  '`',
  '"',
  '" ',
  "'",
  '’',
  '«',
  '»',
  '."',
  '<',
  '>',
  '{',
  '}',
  '[',
  '(',
  '\\',
  '\\"',
  '{"es":"a"}',
  '"a":',
  '\n{',
  '", ',
  '@',
  'a@',
  '@a.',
  '/',
  '../',
  'a://h/files/',
  '%20',
  ':',
  '=',
  'es;q=0.1,',
  'eyJ',
  '1 fit\n',
  '&amp;',
  '<|a',
  '](',
  '![',
  '1. ',
  '\\u0',
  '[a]',
  '</think',
  '|>',
  '• ',
  '【',
  'eyJ-',
  'Bearer ',
  '?key=',
  'sk_aaaaaa ',
  'a@a.',
];

/** Readers of a topic and of names, which a validated request holds: 600 characters at most. */
const OF_TYPED_FIELDS = new Set([
  'the wish of a topic',
  'the words of a scene',
  'the names of an order',
  'what a topic tells of a child',
  'the check of names',
  'the stand-ins of names',
  'a topic without names',
]);

const KIB = 1024;
/** A run with an unfitting end, since patterns backtrack on near matches: a letter, and then a line break. */
const ofLength = (unit: string, length: number) => `${unit.repeat(Math.ceil(length / unit.length))}a\n!`;

/** CPU time of this thread, independent of the machine's load. Resolution: some milliseconds. */
function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** `npm run test:long` uses the largest body of the API, `npm test` an eighth of it. */
const LONG = (process.env.TEST_LONG ? 64 : 8) * KIB;
/**
 * Below this, quadratic time is harmless: that of the largest body equals two password hashes, and four of them in
 * `npm run test:long`.
 */
const NEGLIGIBLE_MS = process.env.TEST_LONG ? 40 : 10;
/** Of a typed field: several times its limit. */
const TYPED = LONG / 4;
/** Number of short texts of the same total length. */
const PARTS = 16;
/** Linear time has the ratio 1, quadratic time `PARTS`. */
const TOO_MUCH = 4;
/** For a short text. Skips `LONG`, which would take `PARTS` squared times this. */
const TOO_SLOW_TO_GO_ON_MS = 25;
/**
 * Number of short texts in the text that is read first, and the ratio of its time below which the longest one is not
 * read. A time of `a·n + b·n²` with the ratio 4 for 16 parts has 1.6 for 4 parts.
 */
const SCREENING = 4;
const SCREENED = 1.5;
/** Garbage collection and other users of the machine only add time, so the least time of several rounds counts. */
const ROUNDS = 6;

/**
 * Ratio of the CPU time for a text to that for short texts of the same total length, which allocate as much; 1 when
 * negligible.
 */
function growth(read: Reader, unit: string, length: number): number {
  const [short, long] = [ofLength(unit, length / PARTS), ofLength(unit, length)];
  const timeOf = (text: string) => {
    const started = performance.now();
    read(text);
    return performance.now() - started;
  };
  const elapsed = timeOf(short);
  if (elapsed * PARTS ** 2 < NEGLIGIBLE_MS) return 1;
  if (elapsed > TOO_SLOW_TO_GO_ON_MS && length === LONG) return growth(read, unit, length / 4);
  // The first time, a function is compiled.
  const least = Math.min(...Array.from({ length: SCREENING }, () => timeOf(short)));
  const middle = ofLength(unit, (length / PARTS) * SCREENING);
  for (let tries = 0; tries < SCREENING; tries += 1)
    if (timeOf(middle) < SCREENED * SCREENING * least) return 1;
  let [whole, inParts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    whole = Math.min(
      whole,
      cpuMs(() => read(long)),
    );
    if (whole < NEGLIGIBLE_MS) return 1;
    const readParts = () => {
      for (let part = 0; part < PARTS; part += 1) read(short);
    };
    inParts = Math.min(inParts, cpuMs(readParts));
    if (whole < TOO_MUCH * inParts) break;
  }
  return whole / inParts;
}

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

describe.each(Object.entries(READERS))('%s', (name, read) => {
  test('takes time linear in the length of any text', () => {
    const length = OF_TYPED_FIELDS.has(name) ? TYPED : LONG;
    const slow = UNITS.map((unit) => [unit, growth(read, unit, length)] as const)
      .filter(([, times]) => times >= TOO_MUCH)
      .map(
        ([unit, times]) =>
          `${JSON.stringify(unit)}: ${Math.round(times)} times the time of ${PARTS} texts of the same total length`,
      );
    expect(slow).toEqual([]);
  });
});
