import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, otherLanguage } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { type Finding, PairChecks } from '../../worker/story/pair-checks.ts';

/** Sentences of one book in both languages. */
export type Book = { name: string; pairs: Record<Language, string>[] };

/** Pages of a Markdown book of the African Storybook Project: a title, then pages after `##`, then credits. */
export const pagesOf = (text: string): string[] =>
  text
    .split(/^##\s*$/mu)
    .slice(1)
    .map((page) => page.replace(/\s+/gu, ' ').trim())
    .filter((page) => page !== '' && !page.startsWith('* License'));

/**
 * Books that two folders have under the same number: with equal pages, and of these the pages with equal sentences.
 * @param folders Markdown files whose names begin with a number of four digits
 */
export function readBooks(folders: Record<Language, string>, without: readonly string[] = []): Book[] {
  const names = readdirSync(folders.es).filter((name) => name.endsWith('.md'));
  const english = readdirSync(folders.en);
  return names.flatMap((name) => {
    const number = name.slice(0, 4);
    const other = english.find((one) => one.startsWith(number));
    if (!other || without.includes(number)) return [];
    const es = pagesOf(readFileSync(join(folders.es, name), 'utf8'));
    const en = pagesOf(readFileSync(join(folders.en, other), 'utf8'));
    if (es.length !== en.length) return [];
    const pairs = es.flatMap((page, position) => {
      const [spanish, own] = [cutSentences(page, 'es'), cutSentences(en[position]!, 'en')];
      return spanish.length === own.length ? spanish.map((text, n) => ({ es: text, en: own[n]! })) : [];
    });
    return pairs.length > 0 ? [{ name: number, pairs }] : [];
  });
}

/** A right side made wrong; null where it cannot be. */
type Spoiling = (side: string, next: string | undefined) => string | null;

const halfOf: Spoiling = (side) => {
  const words = side.split(' ');
  return words.length < 6
    ? null
    : `${words
        .slice(0, Math.ceil(words.length / 2))
        .join(' ')
        .replace(/[,;:]$/u, '')}.`;
};
const withoutNegation: Spoiling = (side) => {
  const spoilt = side.replace(/(?<!\p{L})(?:no|not) |(?<=\p{L})n[’']t(?!\p{L})/iu, '');
  return spoilt === side ? null : spoilt;
};

const SPOILINGS: Record<string, Spoiling> = {
  'the next sentence instead': (_, next) => next ?? null,
  'second half cut off': halfOf,
  'negation dropped': withoutNegation,
};

export type Share = { of: number; withheld: number; doubted: number };

const newShare = (): Share => ({ of: 0, withheld: 0, doubted: 0 });

function count(share: Share, finding: Finding | null): void {
  share.of += 1;
  if (finding) share[finding.isCertain ? 'withheld' : 'doubted'] += 1;
}

/**
 * Findings of the pair checks in right pairs, which are false alarms, and in spoilt ones. Each spoilt side is checked
 * in the middle of the right story.
 * @param own language that is read
 */
export function checkBooks(books: readonly Book[], own: Language): Record<string, Share> {
  const other = otherLanguage(own);
  const shares: Record<string, Share> = { 'false alarms': newShare() };
  for (const { pairs } of books) {
    const checks = new PairChecks(own, other, []);
    for (const [position, pair] of pairs.entries()) {
      checks.add(pair[own]);
      for (const [name, spoil] of Object.entries(SPOILINGS)) {
        const spoilt = spoil(pair[other], pairs[position + 1]?.[other]);
        if (spoilt === null || spoilt === pair[other]) continue;
        shares[name] ??= newShare();
        count(shares[name], checks.findingIn(pair[own], spoilt));
      }
      const finding = checks.findingIn(pair[own], pair[other]);
      count(shares['false alarms']!, finding);
      if (!finding?.isCertain) checks.show(pair[own], pair[other]);
    }
  }
  return shares;
}
