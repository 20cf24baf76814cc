import { fold } from '../../contract/fold.ts';
import type { NamedFigure } from '../../contract/scene-words.ts';
import type { FigureKind } from '../../contract/scene.ts';

/** The family and friends of a topic, as figures of a picture. */

/** A figure without a colour or a garment of its own. */
export const plain = (kind: FigureKind): NamedFigure => ({ kind, colour: null, garment: null });

/** The words of one of a kind and of several, in either language, folded. */
const KIN: readonly (readonly [FigureKind, RegExp, RegExp | null])[] = [
  [
    'grandmother',
    /\b(?:(?:bis)?abuel(?:it)?a|yaya|gran|nan|nana|nani|grandma|granny|grandmother|great gran)\b/u,
    /\b(?:abuel(?:it)?as|yayas|grandmas|grannies|nans|grandmothers)\b/u,
  ],
  [
    'grandfather',
    /\b(?:(?:bis)?abuel(?:it)?o|yayo|grandpa|grandad|grandpop|granda|grandfather)\b/u,
    /\b(?:dos abuelos|two grand(?:ads|pas|fathers))\b/u,
  ],
  [
    'woman',
    /\b(?:mama|mami|madre|madrina|madrastra|tata|tia|maestra|profesora|senorita|vecina|mum|mummy|mom|mommy|mother|stepmum|stepmom|aunt|auntie|miss|teacher|profe|godmother)\b/u,
    /\b(?:(?:dos|two) mamas|madres|mamis|mums|mummies|moms|mommies|mothers)\b/u,
  ],
  [
    'man',
    /\b(?:papa|papi|padre|padrino|padrastro|tio|maestro|profesor|vecino|dad|daddy|father|stepdad|step dad|uncle|godfather)\b/u,
    /\b(?:(?:dos|two) (?:papas|papis|padres|dads|daddies|fathers)|papi y mi papa|dad(?:dy)? and (?:my )?papa|vecinos|neighbours)\b/u,
  ],
  [
    'girl',
    /\b(?:hermana|hermanita|prima|amiga|sister|niece|girl cousin)\b/u,
    /\b(?:hermanas|primas|amigas|sisters)\b/u,
  ],
  [
    'boy',
    /\b(?:hermano|hermanito|primo|amigo|brother|nephew|cousin|friend)\b/u,
    /\b(?:hermanos|primos|amigos|companeros|brothers|cousins|friends|classmates)\b/u,
  ],
];
/** Words for several who are not the same. */
const GROUPS: readonly (readonly [RegExp, readonly FigureKind[]])[] = [
  [/\b(?:abuelos|yayos|grandparents)\b/u, ['grandmother', 'grandfather']],
  [/\b(?:padres|papas|parents|tios|padrinos|godparents)\b/u, ['woman', 'man']],
  [/\b(?:familia|family)\b/u, ['woman', 'man', 'grandmother']],
  [/\b(?:melliz[oa]s|gemel[oa]s|twins)\b/u, ['boy', 'girl']],
  [/\b(?:twin|melliz[oa]|gemel[oa])\b/u, ['girl']],
  [/\b(?:clase|class)\b/u, ['girl', 'boy']],
  [/\b(?:adoptad[oa]s?|adopted)\b/u, ['woman', 'man']],
];
/** What is done with a baby, and by it. */
const OF_BABIES = /\b(?:mamar|biberon|panal(?:es)?|gate(?:a|ar|ando)|nappy|nappies|diapers?|crawl\p{L}*)\b/u;
const LITTLE_ONE = /\b(?:hermanit[oa]|little (?:brother|sister))\b/u;
/** A new child is no playmate. */
const BABIES = /\bbaby (?:brother|sister)s?\b/gu;
/** What two of a tale are to each other. */
const FRIENDS = /\b(?:son|somos|eran|are|become|were) (?:\p{L}+ )?(?:amig[oa]s|friends)\b/gu;
/** Who is of no family. */
const NO_KIN =
  /\b(?:famil(?:ias? de|(?:y|ies) of)|papa noel|father christmas|amig[oa]s? imaginari[oa]s?|imaginary friends?)\b/gu;
const STEP = /\b(?:step|god|great)[ -]?(?=\p{L})/gu;

/** The family and friends whom a topic names, each as often as it says. */
export function kinIn(typed: string): NamedFigure[] {
  const said = fold(typed).replace(STEP, '').replace(BABIES, '').replace(FRIENDS, '').replace(NO_KIN, '');
  const found: { at: number; kinds: readonly FigureKind[] }[] = [];
  // Friends of a grown-up are grown up.
  const adults = /\b(?:her friends|sus amigas)\b/u.exec(said);
  let left = adults ? said.replace(adults[0], '') : said;
  const baby = OF_BABIES.test(left) ? LITTLE_ONE.exec(left) : null;
  if (baby) {
    found.push({ at: baby.index, kinds: ['baby'] });
    left = left.replace(baby[0], ' '.repeat(baby[0].length));
  }
  if (adults) found.push({ at: adults.index, kinds: ['woman', 'woman'] });
  for (const [kind, one, several] of KIN) {
    const many = several?.exec(left);
    if (many) {
      found.push({ at: many.index, kinds: [kind, kind] });
      left = left.replace(many[0], ' '.repeat(many[0].length));
    }
    const singles = [...left.matchAll(new RegExp(one, 'gu'))];
    const names = new Set(singles.map(([name]) => name));
    // One calls a grandmother by two names.
    const count = kind.startsWith('grand') ? 1 : names.size;
    if (singles[0]) found.push({ at: singles[0].index, kinds: Array<FigureKind>(count).fill(kind) });
  }
  for (const [words, kinds] of GROUPS) {
    const group = words.exec(left);
    const others = kinds.filter((kind) => found.every((one) => !one.kinds.includes(kind)));
    if (group) found.push({ at: group.index, kinds: others });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ kinds }) => kinds)
    .map(plain);
}

/** Whether a topic begins with one of the family who does something, alone: *Uncle Joe plays the drums*. */
export function isSubject(typed: string): boolean {
  const said = fold(typed).replace(/^(?:mi|mis|my|el|la|the|our|nuestr\p{L}+) /u, '');
  const words = said.split(' ');
  const isKin = kinIn(words[0] ?? '').length > 0;
  // A name may follow.
  const isShared = words.slice(1, 3).some((word) => /^(?:y|e|and|con|with)$/u.test(word));
  return isKin && !isShared && !/\b(?:me|nos|us|ensen\p{L}+|teach|teaches|teaching)\b/u.test(said);
}
