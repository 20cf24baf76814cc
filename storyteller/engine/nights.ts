import { LANGUAGES, type Level } from '../../contract/options.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import { isOneOf, type Place, PLACES } from '../../contract/scene.ts';
import { fill, type Setting } from './fill.ts';
import { type Both, linesOf, type Side } from './lexicon.ts';
import { listOf, parseNames } from './names.ts';
import { mulberry32, shuffled } from './random.ts';
import { bothOf, numberOf, quoted } from './topic-line.ts';
import { placeOfTopic } from './topic-picture.ts';
import type { Topic } from './topic-types.ts';
import { readTopic } from './topic.ts';

/** Another night of a series: what is known of those before it, how it begins, and what it leaves for the next. */

/** A night before this one, as a request has it: its first sentence is `opening`. */
export type Night = {
  title: string;
  memory: string;
  place?: Place | undefined;
  opening?: string | undefined;
};

/** Whom the children spend their nights with. */
export type Friend = NonNullable<Topic['noun']>;

/** What a memory in our own form says. A night that hurt leaves nothing open. */
type Recalled = { names: string[]; friend: Friend | null; place: Place; isMerry: boolean };

const SECTIONS: ReadonlyMap<string, string[]> = (() => {
  const sections = new Map<string, string[]>();
  let section: string[] = [];
  for (const line of linesOf('nights.txt')) {
    const [, name] = /^\[([\w, ]+)\]$/.exec(line) ?? [];
    if (name === undefined) section.push(line);
    else sections.set(name, (section = []));
  }
  return sections;
})();
const entriesOf = (section: string): readonly Both[] => SECTIONS.get(section)!.map(bothOf);
const [TOGETHER] = entriesOf('together');
const [ALONE] = entriesOf('alone');
const [PROMISED] = entriesOf('promised');
const [OPEN] = entriesOf('open');

/** Where a night was, by the place of its picture. */
export const WHERE = Object.fromEntries(
  SECTIONS.get('places')!.map((line) => {
    const [place = '', where = ''] = line.split(': ');
    return [place, bothOf(where)];
  }),
) as Record<Place, Both>;
const NEXT_PLACES = SECTIONS.get('next')!
  .flatMap((line) => line.split(' '))
  .filter((place) => isOneOf(PLACES, place));

/** Where children do nothing without a grown-up, and are in no proposal. */
const NOT_ALONE: ReadonlySet<Place> = new Set(['castle', 'harbour']);

/** A next night is set in none of the places of this many before it. */
const PLACES_APART = 3;
/** Children that are taken from a story's words. */
const MOST_NAMED = 2;

/** As a topic has it. A name alone says nothing there, and neither does «los dos». */
const introduced = ({ es, en }: Friend): Both => {
  const isPlain = /^(?:el|la|los|las) (.+)/u.exec(es.the)?.[1] === es.bare;
  return isPlain ? { es: es.the, en: en.the } : { es: es.a, en: en.a };
};
const called = ({ es, en }: Friend): Both => ({ es: es.the, en: en.the });

const isSame = (one: Friend, other: Friend): boolean =>
  one.es.bare === other.es.bare || one.en.bare === other.en.bare;

/** A sentence whose forms `[one|several]` agree with `count`. */
function said(entry: Both, slots: Record<string, Both>, count: number, topic: Topic): Both {
  const cast = Object.entries(slots).map(([slot, { es, en }]) => [slot, { name: [es, en] }]);
  const setting = {
    names: Array<string>(count).fill(''),
    topic,
    cast: Object.fromEntries(cast) as Setting['cast'],
  };
  return { es: fill(entry.es, 'es', setting, []), en: fill(entry.en, 'en', setting, []) };
}

type Group = { names: readonly string[]; friend: Friend | null };
/** Children and friend as the subject of a sentence, and their number. */
function subjectOf({ names, friend }: Group): { who: Both; count: number } {
  const all = (side: Side) => listOf([...names, ...(friend ? [called(friend)[side]] : [])], side);
  const more = friend === null ? 0 : friend.plural ? 2 : 1;
  return { who: { es: all('es'), en: all('en') }, count: names.length + more };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A sentence of ours as a pattern, with a group for each slot. */
function patternOf(entry: Both, side: Side): RegExp {
  const places = Object.values(WHERE).map((where) => escaped(where[side]));
  const parts = entry[side].split(/(\{\w+\}|\[[^\]]*\])/u).map((part) => {
    if (part === '{where}') return `(?<where>${places.join('|')})`;
    if (part.startsWith('{')) return `(?<${part.slice(1, -1)}>[^.]+?)`;
    if (part.startsWith('[')) return `(?:${part.slice(1, -1).split('|').map(escaped).join('|')})`;
    return escaped(part);
  });
  return new RegExp(`^${parts.join('')}(?<rest>.*)$`, 'su');
}
const MEMORIES = {
  es: [patternOf(TOGETHER!, 'es'), patternOf(ALONE!, 'es')],
  en: [patternOf(TOGETHER!, 'en'), patternOf(ALONE!, 'en')],
};

/** Reads a memory of ours; null for one in other words. */
function recall(memory: string): Recalled | null {
  for (const side of LANGUAGES)
    for (const pattern of MEMORIES[side]) {
      const { who, where, friend, rest = '' } = pattern.exec(memory.trim())?.groups ?? {};
      if (who === undefined || where === undefined) continue;
      const place = PLACES.find((one) => WHERE[one][side] === where)!;
      const noun = friend === undefined ? null : readTopic(friend, side).noun;
      return { names: parseNames(who), friend: noun, place, isMerry: rest !== '' };
    }
  return null;
}

/** What is known of the nights before. */
export type Before = {
  /** Children and friend, of the last night that says it. */
  names: readonly string[];
  friend: Friend | null;
  /** Where the last night was; else its title, which is fit for the first of the lines only. */
  last: { where: Both; isPlace: boolean; isMerry: boolean };
  /** Not to come again. */
  places: readonly Place[];
  titles: readonly string[];
  openings: readonly string[];
};

/** Each night is read once for the many seeds that are tried. */
const read = new WeakMap<readonly Night[], Before>();

/** Null for a first night. */
export function before(nights: readonly Night[] = []): Before | null {
  const known = read.get(nights) ?? readNights(nights);
  if (known !== null) read.set(nights, known);
  return known;
}

function readNights(nights: readonly Night[]): Before | null {
  const recalled = nights.map(({ memory }) => recall(memory));
  const known = recalled.findLast((night) => night !== null);
  const [last, memory] = [nights.at(-1), recalled.at(-1)];
  if (last === undefined) return null;
  const places = nights.map(({ place }, at) => recalled[at]?.place ?? place ?? null);
  const place = places.at(-1) ?? null;
  const title = quoted({ es: last.title, en: last.title });
  return {
    names: known?.names ?? [],
    friend: known?.friend ?? null,
    last: {
      where: place === null ? { es: `de ${title.es}`, en: `of ${title.en}` } : WHERE[place],
      isPlace: place !== null,
      isMerry: memory?.isMerry ?? true,
    },
    places: places.slice(-PLACES_APART).filter((one) => one !== null),
    titles: nights.map((night) => night.title),
    openings: nights.flatMap(({ opening }) => (opening === undefined ? [] : [opening])),
  };
}

/** A hero that is known from the nights before: "the dragon", not "a dragon". */
export function withFriend(topic: Topic, friend: Friend | null): Topic {
  const { noun } = topic;
  if (noun === null || friend === null || !isSame(noun, friend)) return topic;
  const known = (side: Side) => {
    const { a, the, full } = noun[side];
    return { ...noun[side], a: the, full: full.startsWith(a) ? `${the}${full.slice(a.length)}` : full };
  };
  return { ...topic, noun: { ...noun, es: known('es'), en: known('en') } };
}

/** Who of a first night comes back: its hero, unless it is a thing of the child's own, one of the family, or lost. */
export function friendIn({ tags, isUnderstood, noun }: Topic): Friend | null {
  if (!isUnderstood || noun === null || !'apo'.includes(noun.kind)) return null;
  const isOfChild = tags.includes('mine') && noun.kind === 'o';
  return isOfChild || tags.includes('heavy') || tags.includes('lost') ? null : noun;
}

/** The friend of a night whose topic is about somebody or something else. */
export const comesAlong = ({ tags, noun }: Topic, friend: Friend | null): boolean =>
  friend !== null && !tags.includes('heavy') && (noun === null || !isSame(noun, friend));

type Tonight = Group & { topic: Topic };

/** First lines of a night: a memory of the last one, and who comes along. */
export function openingOf(
  { names, friend, topic }: Tonight,
  { last, titles, openings }: Before,
  level: Level,
): Both[] {
  const section = level === 'beginner' ? 'beginner' : 'later';
  const isSad = topic.tags.includes('heavy');
  const { who, count } = subjectOf({ names, friend: isSad ? null : friend });
  const [plain, ...merry] = entriesOf(section).map((line) =>
    said(line, { who, where: last.where }, count, topic),
  );
  const others = merry.map((_, at) => merry[(titles.length + at) % merry.length]!);
  const fresh = others.find(({ es, en }) => !openings.includes(es) && !openings.includes(en));
  const recalls = isSad || !last.isMerry || !last.isPlace ? plain! : (fresh ?? others[0]!);
  if (friend === null || !comesAlong(topic, friend)) return [recalls];
  const [along] = entriesOf(`along, ${section}`);
  return [recalls, said(along!, { called: called(friend) }, friend.plural ? 2 : 1, topic)];
}

/** What a night leaves: at most sixty words of memory, and two proposals for the next. */
export type Left = { memory: Both; next: Both[] };

/** Kinds of proposals, and the tag of their topics: those of a night are of the kinds that tonight's topic is not of. */
const PROPOSALS = [
  ['there', 'hero:there'],
  ['deed', 'hero:deed'],
  ['wish', 'dreamer'],
] as const;

/**
 * @param places of the nights before
 * @param night number of nights before this one: proposals take turns, so that none soon comes again
 */
export function leave(
  { names, friend, topic }: Tonight,
  place: Place,
  places: readonly Place[],
  night: number,
  random: () => number,
): Left {
  const isSad = topic.tags.includes('heavy');
  const { who, count } = subjectOf({ names, friend: null });
  const used = [...places.slice(1 - PLACES_APART), place];
  const [here, ...others] = shuffled(
    NEXT_PLACES.filter((one) => !used.includes(one)),
    random,
  );
  const there = others.find((one) => friend !== null || !NOT_ALONE.has(one));
  const kin = friend === null ? kinIn(topic) : null;
  const slots = {
    who,
    where: WHERE[place],
    here: WHERE[here!],
    there: WHERE[there!],
    friend: friend ? introduced(friend) : (kin ?? who),
    ...(friend && { called: called(friend) }),
  };
  const remembered = [
    friend ? TOGETHER! : ALONE!,
    ...(isSad ? [] : [...(friend ? [PROMISED!] : []), OPEN!]),
  ].map((entry) => said(entry, slots, count, topic));
  const joined = (side: Side) => remembered.map((sentence) => sentence[side]).join(' ');
  // Where a child or one of its family is says nothing yet.
  const kinds = friend ? PROPOSALS : PROPOSALS.slice(1);
  const tonight = kinds.findIndex(([, tag]) => topic.tags.includes(tag));
  const many = friend ? Number(friend.plural) + 1 : kin ? Number(topic.noun!.plural) + 1 : names.length;
  const proposals = [1, 2].flatMap((more) => {
    const [kind] = kinds[(tonight + more) % kinds.length]!;
    const entries = entriesOf(kind);
    const first = night + numberOf(names.join(' '));
    const all = entries.map((_, at) => said(entries[(first + at) % entries.length]!, slots, many, topic));
    // What one of the family or a child may do is not what a dragon does.
    const told = friend ? all[0] : all.find(({ es }) => readTopic(es, 'es').isUnderstood);
    return told ? [typed(told)] : [];
  });
  return { memory: { es: joined('es'), en: joined('en') }, next: isSad ? [] : proposals };
}

/** One of the family of whom a night was, as a topic has it: "mi abuela", "Grandma". */
function kinIn({ noun, isUnderstood, tags }: Topic): Both | null {
  if (!isUnderstood || noun?.kind !== 'f' || tags.includes('heavy') || / y /u.test(noun.es.bare)) return null;
  const { es, en } = noun;
  const isParent = /^(?:pap|mam)[aáiíy]$/u.test(es.bare);
  const isCalled = !en.the.startsWith('[');
  return {
    es: isParent ? es.bare : `${noun.plural ? 'mis' : 'mi'} ${es.bare}`,
    en: isCalled ? en.bare : `my ${en.bare}`,
  };
}

/** As one types a topic: a small letter at the beginning, unless that is a name. */
function typed({ es, en }: Both): Both {
  const small = (text: string) =>
    text.replace(/^(?:el|la|los|las|una?|mis?|the|an?|some|my|two|dos)(?= )/iu, (word) =>
      word.toLocaleLowerCase(),
    );
  return { es: small(es), en: small(en) };
}

/** A name inside a sentence. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;

/**
 * What a story leaves of which only its words are known: its children are those whom it names oftenest. Null where its
 * words tell no place.
 */
export function leftByWords(
  { topic: typed, text }: { topic: string; text: readonly string[] },
  side: Side,
): Left | null {
  const topic = readTopic(typed, side);
  const place =
    placeOfTopic(topic, typed) ?? text.map((part) => sceneWordsIn(part).place).find(Boolean) ?? null;
  const times = new Map<string, number>();
  for (const [name] of text.join('\n').matchAll(NAME)) times.set(name, (times.get(name) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  const names = [...times].filter(([, count]) => count > 1 && 2 * count >= most).map(([name]) => name);
  if (place === null || names.length === 0) return null;
  return leave(
    { names: names.slice(0, MOST_NAMED), friend: friendIn(topic), topic },
    place,
    [],
    0,
    mulberry32(numberOf(typed)),
  );
}
