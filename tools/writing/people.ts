import { wilson, shareOf } from '../safety/interval.ts';
import { type Answer, certain, type Judgement, QUESTION_NAMES, type Question, QUESTIONS } from './judge.ts';

/** Sheets that people fill in, and what comes of them. Tables with tabs, which any program for tables opens. */

/** Answers that a sheet asks for. */
const SHEET_ROWS = 50;

/** A story on a sheet: its file, and the judge's answers. */
export type Judged = { file: string; judgement: Judgement };

const tableIn = (text: string): string[][] =>
  text
    .trim()
    .split(/\r?\n/u)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

const tableOf = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.join('\t')).join('\n')}\n`;

/** Fifty questions about stories all over the list, without the judge's answers; the last column is to be filled in. */
export function questionSheet(files: readonly string[]): string {
  const rows = Math.min(SHEET_ROWS, files.length * QUESTION_NAMES.length);
  const asked = Array.from({ length: rows }, (_, row) => {
    const question = QUESTION_NAMES[row % QUESTION_NAMES.length]!;
    return [files[Math.floor((row * files.length) / rows)]!, question, QUESTIONS[question].asks, ''];
  });
  return tableOf([['file', 'question', 'asks', 'yes or no'], ...asked]);
}

/**
 * Agreement of the judge with a sheet that people filled in; rows without an answer are left out. Kappa is Cohen's:
 * agreement beyond what both shares of yes give by chance.
 * @throws Error for a row that the judge was not asked about, or another word than yes and no
 */
export function agreement(sheet: string, judged: readonly Judged[]): string {
  const known = new Map(judged.map(({ file, judgement }) => [file, judgement]));
  const pairs = tableIn(sheet)
    .slice(1)
    .filter(([, , , answer = '']) => answer !== '')
    .map(([file = '', question = '', , word = '']): { person: Answer; judge: Answer | null } => {
      const judgement = known.get(file);
      const answer = word.toLowerCase();
      if (!judgement || !(question in QUESTIONS)) throw new Error(`${file}, ${question}: nobody judged that`);
      if (answer !== 'yes' && answer !== 'no')
        throw new Error(`${file}, ${question}: “${word}” is no answer`);
      return { person: answer, judge: certain(judgement[question as Question]) };
    });
  const both = pairs.filter(({ judge }) => judge !== null);
  const same = both.filter(({ person, judge }) => person === judge).length;
  const yes = (who: 'person' | 'judge') => both.filter((pair) => pair[who] === 'yes').length / both.length;
  const chance = yes('person') * yes('judge') + (1 - yes('person')) * (1 - yes('judge'));
  const kappa = chance === 1 ? 1 : (same / both.length - chance) / (1 - chance);
  return both.length === 0
    ? `${pairs.length} answers of people, none to compare\n`
    : `the judge agrees with people in ${shareOf(same, both.length)}, kappa ${kappa.toFixed(2)}; ` +
        `${pairs.length - both.length} of their answers met an uncertain judge\n`;
}

/** Two stories of one order: this folder's, and another's. */
export type Pair = { file: string; topic: string; one: string; other: string };

/**
 * Pairs to be read blind: which of the two is A is drawn by the file's place, and stands in the key alone.
 * @param isOneFirst draws for each place
 */
export function blindSheet(pairs: readonly Pair[], isOneFirst: (place: number) => boolean) {
  const drawn = pairs.map(
    (pair, place) => ({ ...pair, first: isOneFirst(place) ? 'one' : 'other' }) as const,
  );
  const sheet = drawn.flatMap(({ topic, one, other, first }, place) => [
    `# ${place + 1}. ${topic}`,
    `## ${place + 1} A`,
    first === 'one' ? one : other,
    `## ${place + 1} B`,
    first === 'one' ? other : one,
  ]);
  const key = drawn.map(({ file, first }, place) => [`${place + 1}`, file, first === 'one' ? 'A' : 'B']);
  return {
    sheet: `${sheet.join('\n\n')}\n`,
    key: tableOf([['pair', 'file', 'is this folder’s'], ...key]),
    choices: tableOf([['pair', 'better: A, B or ='], ...key.map(([pair = '']) => [pair, ''])]),
  };
}

/**
 * What readers prefer, each without the others: share of their choices for this folder's stories, and how often two
 * readers chose alike.
 * @throws Error for a choice that is not A, B or =
 */
export function preference(key: string, readers: readonly string[]): string {
  const ofFirst = new Map(
    tableIn(key)
      .slice(1)
      .map(([pair = '', , letter = '']) => [pair, letter]),
  );
  const choices = readers.map((text) => {
    const rows = tableIn(text)
      .slice(1)
      .filter(([, choice = '']) => choice !== '');
    return new Map(
      rows.map(([pair = '', choice = '']): [string, 'one' | 'other' | 'equal'] => {
        if (!ofFirst.has(pair) || !/^[ab=]$/iu.test(choice)) throw new Error(`pair ${pair}: “${choice}”`);
        if (choice === '=') return [pair, 'equal'];
        return [pair, choice.toUpperCase() === ofFirst.get(pair) ? 'one' : 'other'];
      }),
    );
  });
  const all = choices.flatMap((reader) => [...reader.values()]);
  const decided = all.filter((choice) => choice !== 'equal');
  const own = decided.filter((choice) => choice === 'one').length;
  const [from, to] = wilson(own, decided.length);
  const [one = new Map<string, string>(), other = new Map<string, string>()] = choices;
  const read = [...one.keys()].filter((pair) => other.has(pair));
  const alike = read.filter((pair) => one.get(pair) === other.get(pair)).length;
  return [
    `this folder’s story is preferred in ${shareOf(own, decided.length)}; no difference in ${all.length - decided.length}`,
    from > 0.5 || to < 0.5 ? 'that is more than chance' : 'that may be chance',
    ...(read.length > 0 ? [`two readers choose alike in ${shareOf(alike, read.length)}`] : []),
  ].join('\n');
}
