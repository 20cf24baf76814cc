import type { Gender, Hero, Topic } from '../book.ts';
import { genderOfGroup, genderOfName, parseNames } from '../names.ts';
import { pick } from '../random.ts';

const INVENTED: [string, Gender][] = [
  ['Nora', 'f'],
  ['Bruno', 'm'],
  ['Vera', 'f'],
  ['Martín', 'm'],
  ['Olivia', 'f'],
  ['Gael', 'm'],
  ['Candela', 'f'],
  ['Teo', 'm'],
  ['Jimena', 'f'],
  ['Nico', 'm'],
  ['Alma', 'f'],
  ['Hugo', 'm'],
  ['Irene', 'f'],
  ['Leo', 'm'],
];
const COUNT = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** "Ana, Leo y Sam"; «y» becomes «e» before the sound i. */
function joined(names: string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = /^h?[ií](?![aeo])/i.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

export function heroes(childNames: string, topic: Topic, random: () => number): Hero {
  const members = parseNames(childNames);
  if (members.length > 0) {
    const gender = genderOfGroup(members.map(genderOfName));
    return {
      intro: joined(members),
      name: joined(members),
      members,
      gender,
      plural: members.length > 1,
      isTopic: false,
    };
  }
  if (topic.kind === 'lack' || topic.kind === 'fact') {
    const { indefinite, short, gender, plural } = topic;
    return { intro: indefinite, name: short, members: [short], gender, plural, isTopic: true };
  }
  const [name, gender] = pick(INVENTED, random);
  const intro = gender === 'f' ? `una niña llamada ${name}` : `un niño llamado ${name}`;
  return { intro, name, members: [name], gender, plural: false, isTopic: false };
}

export function words(hero: Hero, topic: Topic, random: () => number): Record<string, string> {
  const count = hero.members.length;
  const all = hero.gender === 'f' ? 'las' : 'los';
  const one = hero.isTopic ? hero.name : pick(hero.members, random);
  return {
    intro: hero.intro,
    hero: hero.name,
    they: count > 1 ? `${all} ${COUNT[count] ?? 'amigos'}` : hero.name,
    one: hero.isTopic && hero.plural ? 'uno de ellos' : one,
    topic: topic.definite,
    tshort: topic.short,
    ttitle: topic.definite.split(' ').length <= 6 ? topic.definite : topic.short,
    tintro: topic.indefinite,
    clause: topic.clause,
    deed: topic.object,
    feared: topic.object,
  };
}

/** Contractions («de el» → «del», «a el» → «al») and «y» before the sound i («e ir»). */
export function polish(text: string): string {
  return text
    .replace(/\b([Dd])e el (?=\p{L})/gu, '$1el ')
    .replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, '$1l ')
    .replace(/(?<![\p{L}\p{N}])([yY]) (?=h?[ií](?![aeo]))/giu, (_, and) => (and === 'Y' ? 'E ' : 'e '))
    .replace(/ ([,.;:!?…])/g, '$1')
    .trim();
}

export function titleCase(title: string): string {
  return title;
}

/** Spanish dialogue: each speech opens a paragraph, and narration after a closed speech tag opens another. */
export function paragraphs(text: string): string[] {
  return text
    .replace(/([.!?…»]) —(?=[\p{Lu}¡¿])/gu, '$1\n—')
    .split('\n')
    .flatMap((line) =>
      line
        .trim()
        .replace(/^(—[^—]* —\p{Ll}[^—]*?[.…!?]) (?=[\p{Lu}«¡¿])/u, '$1\n')
        .split('\n'),
    );
}
