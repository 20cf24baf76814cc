import { fold } from '../../contract/fold.ts';
import type { NamedFigure } from '../../contract/scene-words.ts';
import type { FigureKind, Mood, Place, Pose } from '../../contract/scene.ts';

/**
 * What the words of a topic show in the first picture where no story tells it. Nobody knows what the rest of such a topic
 * says: deeds and places are those alone in which no child is in danger.
 */

/** Words of either language, folded, by the pose that shows them, and where that is done. The first that fits. */
const DEEDS: readonly (readonly [pose: Pose | null, words: RegExp, place: Place | null])[] = [
  ['hugs', /\b(?:abraz\p{L}+|adopt\p{L}+|hugs?|cuddl\p{L}+|baby (?:brother|sister)|hermanit[oa])\b/u, null],
  [
    'kicks',
    /\b(?:futbol|penaltis?|gol(?:es|azo)?|scores|goals?|porter[oa]|football|soccer|penalty|hockey)\b/u,
    'pitch',
  ],
  ['rides', /\b(?:bici(?:cleta)?s?|bikes?|bicycles?)\b/u, 'garden'],
  [
    'sits',
    /\b(?:pesc(?:a|o|ar|amos)|fishing|castillos? de arena|sandcastles?|parchis|ajedrez|chess|board games?)\b/u,
    null,
  ],
  ['sits', /\b(?:picnic|meriend\p{L}+)\b/u, 'garden'],
  [
    // Who else is at the stove is not known.
    null,
    /\b(?:cocin(?:a|an|ar|amos|ero|era)|hornea\p{L}*|prepara\p{L}*|cook(?:s|ing)?|bak(?:e|es|ing)|cakes? for)\b/u,
    'kitchen',
  ],
  [
    'dances',
    /\b(?:bail\p{L}+|danz\p{L}+|disco|danc(?:e|es|ing|er)|ballet|fiesta|party|celebra\p{L}*|celebrat\p{L}*|patina\p{L}*|skat(?:e|es|ing))\b/u,
    'lounge',
  ],
  [
    'sings',
    /\b(?:cant(?:a|o|an|ar|amos|antes?)|coro|funcion|opera|sing(?:s|ing|er)?|choir|concert|concierto)\b/u,
    'lounge',
  ],
  ['reads', /\b(?:lee|leer|leemos|leen|cuentos?|libros?|reads?|reading|books?|stor(?:y|ies))\b/u, 'lounge'],
  [
    'carries',
    /\b(?:plant(?:a|amos|an|ar|s|ing)?|recog\p{L}+|cog(?:e|emos|en|er)|pint(?:a|amos|an|ar)|constru\p{L}+|arregl\p{L}+|pick(?:s|ing)?|paint(?:s|ing)?|build(?:s|ing)?|mend(?:s|ing)?|grow(?:s|ing)?)\b/u,
    'garden',
  ],
  ['points', /\b(?:estrellas?|stars?|stargazing|telescopio|telescope|mapa|map)\b/u, 'garden'],
  [
    'waves',
    /\b(?:viene|vienen|traen?|llega\p{L}*|visita\p{L}*|vacaciones|comes|came|visits?|welcome|holidays?)\b/u,
    null,
  ],
];

/** What such a topic shows as it is done. */
export function typedDeed(typed: string): { pose: Pose | null; place: Place | null } | null {
  const said = fold(typed);
  const deed = DEEDS.find(([, words]) => words.test(said));
  return deed ? { pose: deed[0], place: deed[2] } : null;
}

/** Places in which a child may be shown whatever the rest of a topic says. */
export const SAFE_PLACES: readonly Place[] = [
  'meadow',
  'farm',
  'garden',
  'village',
  'city',
  'market',
  'castle',
  'bedroom',
  'kitchen',
  'school',
  'library',
  'stairs',
  'beach',
  'ship',
  'hospital',
  'lounge',
  'pitch',
];

/** Words of the family and of friends, folded. */
const KIN: readonly (readonly [FigureKind, RegExp])[] = [
  [
    'grandmother',
    /\b(?:(?:bis)?abuel(?:it)?(?:a|os)|yaya|gran|nan|nana|grandma|granny|grandmother|grandparents)\b/u,
  ],
  ['grandfather', /\b(?:(?:bis)?abuel(?:it)?os?|yayo|grandpa|grandad|grandfather|grandparents)\b/u],
  [
    'woman',
    /\b(?:mama|mami|madre|madrina|madrastra|tia|maestra|vecina|padres|tios|teacher|mum|mummy|mom|mommy|mother|adoptad[oa]|adopted|stepmum|stepmom|aunt|auntie|miss|parents)\b/u,
  ],
  [
    'man',
    /\b(?:papa|papi|padre|padrino|padrastro|tio|maestro|vecino|vecinos|padres|tios|dad|daddy|father|stepdad|uncle|parents)\b/u,
  ],
  ['girl', /\b(?:hermanas?|primas?|amigas?|sisters?)\b/u],
  ['boy', /\b(?:hermanos?|primos?|amigos?|brothers?)\b/u],
];
const TWICE: readonly (readonly [FigureKind, RegExp])[] = [
  ['woman', /\b(?:dos|two) (?:mamas|mamis|madres|mums|mummies|moms|mommies|mothers)\b/u],
  ['man', /\b(?:(?:dos|two) (?:papas|papis|padres|dads|daddies|fathers)|papi y mi papa|dad and my papa)\b/u],
];

/** Who of the family is named. */
export function typedKin(typed: string): NamedFigure[] {
  const said = fold(typed);
  const plain = (kind: FigureKind): NamedFigure => ({ kind, colour: null, garment: null });
  const twice = TWICE.flatMap(([kind, words]) => (words.test(said) ? [kind, kind] : []));
  const once = KIN.flatMap(([kind, words]) => (words.test(said) && !twice.includes(kind) ? [kind] : []));
  return [...twice, ...once].map(plain);
}

/** Whether the child itself is in the topic. */
export const isOfChild = (typed: string): boolean =>
  /\b(?:yo|mi|mis|nos|nuestr[oa]s?|\p{L}+mos|i|my|we|our|us|me)\b/u.test(fold(typed));

/** Feeling of everybody in such a picture. */
export const typedMood = (typed: string): Mood =>
  /\b(?:nervios[oa]s?|miedo|triste|enfadad[oa]|nervous|scared|afraid|worried|sad|shy)\b/u.test(fold(typed))
    ? 'worried'
    : 'happy';

/** Whether the child of such a picture is a girl or a boy, as far as the words say it. */
export function typedChild(typed: string): 'girl' | 'boy' | null {
  const said = fold(typed);
  const isGirl = /\b(?:her|she|(?:soy|estoy) (?:muy )?\p{L}+a)\b/u.test(said);
  const isBoy = /\b(?:his|he|(?:soy|estoy) (?:muy )?\p{L}+o)\b/u.test(said);
  return isGirl === isBoy ? null : isGirl ? 'girl' : 'boy';
}
