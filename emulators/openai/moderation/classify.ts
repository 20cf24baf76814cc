import { type Category, categories, type Rule } from './categories.ts';
import { fold, readings, wordPattern } from './fold.ts';
import { innocentPhrases } from './innocent.ts';
import { englishRules } from './rules-english.ts';
import { spanishRules } from './rules-spanish.ts';

const threshold = 0.5;

const innocent = wordPattern(innocentPhrases);
// Both languages at once: a Spanish topic may contain an English word, and the other way round.
const rules = [...spanishRules, ...englishRules].map((rule: Rule) => ({
  ...rule,
  pattern: wordPattern(rule.patterns),
}));
/** Fast path: nearly every text matches none of them, and one combined pattern is ten times as fast as many. */
const anyRule = wordPattern(rules.flatMap(({ patterns }) => patterns));
const childWords = wordPattern([
  'niñ[oa]s?|nen[oa]s?|menor(?:es)?|bebes?|adolescentes?|colegial(?:as?|es)?|alumn[oa]s?',
  'child(?:ren)?|kids?|boys?|girls?|teens?|teenagers?|minors?|schoolgirls?|schoolboys?|bab(?:y|ies)|underage',
]);
// Ordinary conflict in stories: raises the violence score a little and never flags.
const conflict = wordPattern([
  'matar|mato|muert[eo]s?|sangre|espadas?|pelea[rn]?|batallas?|guerras?|villan[oa]s?|monstruos?|lobos? feroz|veneno|cuchillos?',
  'kill(?:s|ed)?|dead|blood|swords?|fights?|battles?|wars?|villains?|monsters?|poison(?:ed)?|knives|knife',
]);

export type Verdict = {
  flagged: boolean;
  scores: Record<Category, number>;
  categories: Record<Category, boolean>;
};

/**
 * Word-list moderation for children's stories in Spanish and English. Scores lie between 0 and 1; a category is flagged
 * from one half up.
 */
export function classify(text: string): Verdict {
  const scores = quietScores(text);
  const raise = (category: Category, score: number) => {
    scores[category] = Math.max(scores[category], score);
  };
  for (const reading of readings(fold(text))) {
    const suspect = reading.replace(innocent, ' · ');
    const met = suspect.search(anyRule) === -1 ? [] : rules;
    for (const rule of met) {
      if (suspect.search(rule.pattern) !== -1) {
        for (const category of rule.raises) raise(category, rule.score);
      }
    }
    if (scores.sexual >= threshold && suspect.search(childWords) !== -1) {
      raise('sexual/minors', 0.9);
    }
    raise('violence', Math.min(0.3, 0.06 * (suspect.match(conflict)?.length ?? 0)));
  }
  const flags = Object.fromEntries(categories.map((category) => [category, scores[category] >= threshold]));
  return {
    flagged: Object.values(flags).includes(true),
    scores,
    categories: flags as Record<Category, boolean>,
  };
}

/** Tiny scores of a clean text: stable for the text, different from category to category. */
function quietScores(text: string): Record<Category, number> {
  const entries = categories.map((category, index) => {
    let hash = 2166136261 ^ index;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
    }
    return [category, 1e-6 + ((hash >>> 0) / 2 ** 32) * 4e-4];
  });
  return Object.fromEntries(entries) as Record<Category, number>;
}
