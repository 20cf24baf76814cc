/**
 * Texts that look like a key. `owner.json` is uploaded in plain text, in part as names of secrets, so a key that was
 * pasted into it must go no further. Known beginnings are those of services that the product or its documents name.
 */

/**
 * Beginnings of keys, as services document them, and how many characters follow at least: words have some of them too.
 */
const BEGINNINGS: [follow: number, beginnings: string[]][] = [
  [
    6,
    [
      'sk-',
      'sk_',
      'rk_',
      'pk_',
      'whsec_',
      'gsk_',
      'csk-',
      'xai-',
      'pplx-',
      'nvapi-',
      'tgp_',
      'GOCSPX-',
      'AIza',
    ],
  ],
  [
    6,
    ['cfut_', 'cfat_', 'cfk_', 'ghp_', 'gho_', 'ghs_', 'github_pat_', 'glpat-', 'xoxb-', 'xoxp-', 'Bearer '],
  ],
  [16, ['hf_', 'r8_', 'fw_', 'AQ.', '1//0', 'ya29.', 'v1.0-', 'AKIA', 'ASIA', 'SG.', 'eyJ', '-----BEGIN']],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
const KNOWN = new RegExp(
  BEGINNINGS.map(
    ([follow, all]) => `(?<![A-Za-z0-9])(?:${all.map(escaped).join('|')})[^\\s,;"'<>]{${follow},}`,
  ).join('|'),
);
const beginningOf = (key: string) => BEGINNINGS.flatMap(([, all]) => all).find((one) => key.startsWith(one));

/**
 * Shortest word that is judged by its mixture, and the share of characters that are of another kind than theirs before.
 */
const LONG = 20;
const MIXED_SHARE = 0.2;

const kindOf = (letter: string) => (/\d/.test(letter) ? 0 : /[a-z]/.test(letter) ? 1 : 2);

/** Whether a word is as mixed as random characters: names of models have words, capitals and numbers in them. */
function isRandom(word: string): boolean {
  if (word.length < LONG || !/\d/.test(word) || !/[a-z]/i.test(word)) return false;
  const runs = word.match(/[A-Za-z0-9]+/g) ?? [];
  const changes = runs.flatMap((run) =>
    Array.from(run.slice(1)).filter((letter, at) => {
      const [before, now] = [kindOf(run[at]!), kindOf(letter)];
      // A capital begins a word.
      return before !== now && !(before === 2 && now === 1);
    }),
  );
  return changes.length >= word.length * MIXED_SHARE;
}

/** What is public in an address: host, account at Cloudflare, a label in letters beyond ASCII. */
const PUBLIC = /^https?:\/\/[^/?#]*|(?<=\/)[0-9a-f]{32}(?=\/|$)|\bxn--[a-z0-9-]+/g;

/**
 * What of a text looks like a key, masked: its known beginning, and its length.
 * @param mayBeId whether an id may stand in its place, which is as random as a key
 * @returns null for any other text
 */
export function secretLike(text: string, mayBeId = false): string | null {
  const [known] = KNOWN.exec(text) ?? [];
  if (known !== undefined) return `“${beginningOf(known)}…”, ${known.length} characters`;
  if (mayBeId) return null;
  const words = text.replace(PUBLIC, '').split(/[\s?&=:@,;"'<>]+/);
  const word = words.flatMap((one) => [one, ...one.split('/')]).find(isRandom);
  return word === undefined ? null : `${word.length} random characters`;
}
