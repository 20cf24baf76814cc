import { fold } from '../../contract/fold.ts';
import type { Mood, Place } from '../../contract/scene.ts';

/**
 * What the words of a topic show in the first picture where no story tells it. Nobody knows what the rest of such a topic
 * says: places are those alone in which no child is in danger.
 */

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
  'stage',
  'attic',
  'allotment',
  'gym',
];

/** What somebody or something is only compared with: *snores like a bear*, «ronca como un oso». */
const LIKENESS =
  /(?<!\b(?:i|we|you|they|would|who|that|dont|don['’]t|doesn['’]t))\s(?:like an?|como (?:una?|el|la|los|las)) \p{L}+$/iu;
/** «Cuando sea mayor» is at no sea. */
const SUBJUNCTIVE = /\b(?:cuando|que|como|aunque) sea\b/giu;
/** A topic without what is there by comparison only, or as a word of the other language. */
export const withoutLikeness = (typed: string): string =>
  typed.trim().replace(LIKENESS, '').replace(SUBJUNCTIVE, '');

/** Whether the child itself is in the topic. */
export const isOfChild = (typed: string): boolean =>
  /\b(?:yo|mi|mis|nos|nuestr[oa]s?|\p{L}+mos|i|my|we|our|us|me)\b/u.test(fold(typed));

/** Feeling of everybody in such a picture. */
export const typedMood = (typed: string): Mood =>
  /\b(?:nervios[oa]s?|miedo|triste|perdid[oa]s?|perdi|de menos|(?<!get )lost|(?:i|we) miss|enfadad[oa]|nervous|scared|afraid|worried|sad|shy)\b/u.test(
    fold(typed),
  )
    ? 'worried'
    : 'happy';

/** Whether the child of such a picture is a girl or a boy, as far as the words say it. */
export function typedChild(typed: string): 'girl' | 'boy' | null {
  const said = fold(typed);
  const isGirl =
    /\b(?:her|she|girl|nina|(?:soy|estoy) (?:muy )?\p{L}+a|(?:soy|i am|i['’]?m) (?:la |una |the |a )?(?:princesa|reina|princess|queen))\b/u.test(
      said,
    );
  const isBoy = /\b(?:his|he|boy|nino|(?:soy|estoy) (?:muy )?\p{L}+o)\b/u.test(said);
  return isGirl === isBoy ? null : isGirl ? 'girl' : 'boy';
}
