import type { Gender, Hero, Topic } from '../book.ts';
import { genderOfGroup, genderOfName, parseNames } from '../names.ts';
import { pick } from '../random.ts';
import { capital } from '../template.ts';

const INVENTED: [string, Gender][] = [
  ['Nell', 'f'],
  ['Toby', 'm'],
  ['Maisie', 'f'],
  ['Arlo', 'm'],
  ['Poppy', 'f'],
  ['Rafe', 'm'],
  ['Ivy', 'f'],
  ['Jonah', 'm'],
  ['Tess', 'f'],
  ['Milo', 'm'],
  ['Willa', 'f'],
  ['Sam', 'm'],
  ['Hattie', 'f'],
  ['Otis', 'm'],
];
const COUNT = ['', '', 'two', 'three', 'four', 'five', 'six'];
const SMALL = new Set('a an the of to in on at for with from by and or but'.split(' '));

/** "Ana, Leo and Sam". */
function joined(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
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
  const intro = `a ${gender === 'f' ? 'girl' : 'boy'} called ${name}`;
  return { intro, name, members: [name], gender, plural: false, isTopic: false };
}

export function words(hero: Hero, topic: Topic, random: () => number): Record<string, string> {
  const count = hero.members.length;
  const forms = hero.plural
    ? ['they', 'them', 'their', 'themselves']
    : hero.gender === 'f'
      ? ['she', 'her', 'her', 'herself']
      : ['he', 'him', 'his', 'himself'];
  const [he = '', him = '', his = '', himself = ''] = forms;
  const topicForms = topic.plural
    ? ['they', 'them', 'their']
    : topic.gender === 'f'
      ? ['she', 'her', 'her']
      : ['he', 'him', 'his'];
  const [tHe = '', tHim = '', tHis = ''] = topicForms;
  return {
    intro: hero.intro,
    hero: hero.name,
    they: count > 1 ? `the ${COUNT[count] ?? 'friends'} of them` : hero.name,
    one: hero.isTopic && hero.plural ? 'one of them' : hero.isTopic ? hero.name : pick(hero.members, random),
    he,
    him,
    his,
    himself,
    tHe,
    tHim,
    tHis,
    topic: topic.definite,
    tshort: topic.short,
    ttitle: topic.definite.split(' ').length <= 6 ? topic.definite : topic.short,
    tintro: topic.indefinite,
    clause: topic.clause,
    deed: topic.object,
    feared: topic.object,
  };
}

export function polish(text: string): string {
  return text.replace(/ ([,.;:!?…])/g, '$1').trim();
}

export function titleCase(title: string): string {
  const parts = title.split(' ');
  return parts
    .map((word, i) =>
      i > 0 && i < parts.length - 1 && SMALL.has(word.toLocaleLowerCase())
        ? word.toLocaleLowerCase()
        : capital(word),
    )
    .join(' ');
}

/** English dialogue: a speech that follows another speech is somebody else's, and opens a paragraph. */
export function paragraphs(text: string): string[] {
  return text.replace(/([.!?…]”) “/g, '$1\n“').split('\n');
}
