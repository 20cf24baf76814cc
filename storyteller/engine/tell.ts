import { isWithin, measureSentences } from '../../contract/level/measure.ts';
import {
  type AgeGroup,
  type Language,
  LENGTH_TABLE,
  LENGTHS,
  type Level,
  leastWordsOf,
  type StoryLength,
} from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { fill, fillPair, type Setting, type Told } from './fill.ts';
import type { CastChoice, Only } from './header.ts';
import { linesOf } from './lexicon.ts';
import { inventNames, namesOfTopic, parseNames } from './names.ts';
import {
  before,
  comesAlong,
  friendIn,
  type Left,
  leave,
  type Night,
  openingOf,
  withFriend,
} from './nights.ts';
import { beginningOf, beginningPlaceOf, type Pictures, picturesOf } from './picture.ts';
import { pick, shuffled } from './random.ts';
import { type CastMember, castOf, markSpeech, speakersOf } from './speakers.ts';
import type { Scene, Template } from './template.ts';
import type { Topic } from './topic-types.ts';
import { ANY } from './topic-words.ts';
import { readTopic } from './topic.ts';

/** A parent's order, in the product's fields: typed ones may be of any length, with any characters. */
export type StoryBrief = StoryRequest & {
  /** The nights of its series before it, oldest first. */
  nights?: readonly Night[] | undefined;
};

/** A sentence in both languages, and its paragraph, counted from zero. */
export type SentencePair = Record<Language, string> & {
  paragraph: number;
  /** Whether it may be repeated. */
  refrain: boolean;
  /** Id of the figure that speaks in it; null for the narrator alone. */
  speaker: string | null;
};
export type ToldStory = {
  template: string;
  title: Record<Language, string>;
  pairs: SentencePair[];
  /** Figures with a voice of their own. */
  cast: CastMember[];
  /** Words of the story, each with the position of its pair. */
  words: (Record<Language, string> & { pair: number })[];
  /** Questions for a talk with the child. */
  questions: Record<Language, string>[];
  /** What its pictures show; null where the list has none of its figures. */
  pictures: Pictures | null;
  /** What is remembered of it, and what another night may be about; null where nothing says its place. */
  left: Left | null;
};

/** A draft at its level and this close to the requested length is accepted; otherwise the best of several. */
const CLOSE_ENOUGH = 0.06;
/** Penalty of a draft outside its level's band: as much as a length so much further off. */
const OUTSIDE_BAND = 0.08;
const DRAFTS = 40;
/** Number of drafts after which a story may have one scene of a pool more or less than its template says. */
const PLAIN_DRAFTS = 4;
/** More than are shown: the product chooses those of the story's level. */
const MOST_WORDS = 24;

/** Whether texts with marks of speech and the line about the picture have the words of a story. */
export const isLongEnough = (texts: readonly string[], length: StoryLength): boolean =>
  countWords(texts.join('\n').replace(/^<scene>.*$|<[^<>]*>/gmu, ' ')) >= leastWordsOf(length);

export const countWords = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The age for "all ages": nothing that a small child could not hear. */
function agesOf(group: AgeGroup): Exclude<AgeGroup, 'default'>[] {
  return group === 'default' ? ['3-5', '6-8'] : [group];
}

/** Tags that fit nearly every hero: a plot for them can show what it does, but does not depend on it. */
const BROAD = /^hero:(?:now|deed|state|being|thing|place)$/;

/**
 * Score of a template's tags for a topic: 4 for the very thing, 2 for its class or what nearly all heroes have, 1 for
 * anything, as a plot for more than two kinds of heroes is, 0 for none.
 */
function closeness(tags: readonly string[], topic: Topic): number {
  const [main = ''] = topic.tags;
  const any = Number(tags.includes('any') && ANY.includes(main));
  const isForMany = tags.filter((tag) => tag.startsWith('hero:')).length > 2;
  const own = isForMany ? 1 : 4;
  return Math.max(
    any,
    ...tags.map((tag) => {
      if (!topic.tags.includes(tag) || tag === 'said') return 0;
      return tag.includes(':') && !BROAD.test(tag) ? own : Math.min(own, 2);
    }),
  );
}

/** Number of templates for the very topic with which a family may ask again and again. */
const ENOUGH = 3;

/**
 * Candidate templates of a request. A heavy topic takes precedence over the chosen kind.
 * @param wishes the first that some of them fulfil counts
 */
export function templatesFor(
  templates: readonly Template[],
  topic: Topic,
  { ageGroup, storyType }: Pick<StoryBrief, 'ageGroup' | 'storyType'>,
  wishes: readonly ((template: Template) => boolean)[] = [],
): { template: Template; weight: number }[] {
  const isForAge = ({ ages }: Template) => agesOf(ageGroup).some((age) => ages.includes(age));
  const close = templates
    .map((template) => ({ template, weight: closeness(template.topics, topic) }))
    .filter(({ weight }) => weight > 0);
  const open = templates
    .filter(({ topics }) => topics.includes('any'))
    .map((template) => ({ template, weight: 1 }));
  // The requested topic, if necessary in its version for another age, comes before any other story.
  const fitting =
    [close.filter(({ template }) => isForAge(template)), close, open].find((list) => list.length > 0) ?? [];
  const ofKind = fitting.filter(({ template }) => template.kinds.includes(storyType));
  const possible = ofKind.length > 0 ? ofKind : fitting;
  const wished = wishes.map((isWished) => possible.filter(({ template }) => isWished(template)));
  const all = wished.find((list) => list.length > 0) ?? possible;
  // Plots that only show the topic are left out where enough others depend on it.
  const most = Math.max(...all.map(({ weight }) => weight));
  const closest = all.filter(({ weight }) => weight === most);
  return closest.length >= ENOUGH ? closest : all;
}

function allows(only: Only, brief: StoryBrief, age: string, topic: Topic, children: number): boolean {
  const has = (list: readonly string[] | undefined, ...values: string[]) =>
    list === undefined || values.some((value) => list.includes(value));
  return (
    has(only.kinds, brief.storyType) &&
    has(only.ages, age) &&
    has(only.creativity, brief.creativityLevel) &&
    has(only.children, children === 1 ? 'one' : 'more') &&
    (only.topics === undefined || closeness(only.topics, topic) > 0)
  );
}

/** Candidates of a role: those made for this request; otherwise those made for all. */
function castFor(
  template: Template,
  isAllowed: (only: Only) => boolean,
  names: readonly string[],
  random: () => number,
) {
  // No member of the cast has a child's name.
  const isNamesake = ({ name }: CastChoice) =>
    names.some((child) => name?.some((side) => side.split(' ').includes(child)));
  const chosen: Record<string, CastChoice> = {};
  for (const [role, choices] of Object.entries(template.cast)) {
    const own = choices.filter(({ only }) => only !== undefined && isAllowed(only));
    const open = choices.filter(({ only }) => only === undefined);
    const fitting = own.length > 0 ? own : open;
    const others = fitting.filter((choice) => !isNamesake(choice));
    chosen[role] = pick(others.length > 0 ? others : fitting, random);
  }
  return chosen;
}

function scenesFor(
  template: Template,
  brief: StoryBrief,
  isAllowed: (only: Only) => boolean,
  draft: number,
  random: () => number,
): Scene[] {
  const open = template
    .scenes()
    .filter(
      ({ from, only }) => LENGTHS.indexOf(from) <= LENGTHS.indexOf(brief.storyLength) && isAllowed(only),
    );
  const taken = new Set<Scene>();
  for (const [pool, take] of Object.entries(template.take)) {
    const more = draft < PLAIN_DRAFTS ? 0 : pick([-1, 0, 1], random);
    const most = Math.max(Math.min(1, take[brief.storyLength]), take[brief.storyLength] + more);
    for (const scene of shuffled(
      open.filter((scene) => scene.pool === pool),
      random,
    ).slice(0, most))
      taken.add(scene);
  }
  return open.filter((scene) => scene.pool === null || taken.has(scene));
}

/** Leaves out random optional sentences until the story is no longer than requested. */
function shortened(paragraphs: Told[][], target: number, side: Language, random: () => number) {
  let words = countWords(
    paragraphs
      .flat()
      .map((pair) => pair[side])
      .join(' '),
  );
  const left = new Set<Told>();
  for (const pair of shuffled(
    paragraphs.flat().filter(({ optional }) => optional),
    random,
  )) {
    if (words <= target) break;
    words -= countWords(pair[side]);
    left.add(pair);
  }
  const kept = paragraphs
    .map((pairs) => pairs.filter((pair) => !left.has(pair)))
    .filter((pairs) => pairs.length > 0);
  return { paragraphs: kept, miss: Math.abs(words - target) / target };
}

function isAtLevel(paragraphs: Told[][], side: Language, level: Level): boolean {
  const measured = measureSentences(
    paragraphs.flat().map((pair) => pair[side]),
    side,
  );
  return measured !== null && isWithin(measured, level);
}

/** Uncommon words of advanced stories, in the form of a template's words. */
const ADVANCED_WORDS = linesOf('advanced-words.txt').map((line): readonly [string, string] => {
  const [es = '', en = ''] = line.split(' = ');
  return [es, en];
});

type Form = { letters: string; pattern: RegExp };
const forms = new Map<string, readonly Form[]>();
/** Forms in which an entry occurs, as written in a template's list of words: "el faro", "bailar: baila, bailó". */
function formsOf(entry: string): readonly Form[] {
  const known = forms.get(entry);
  if (known) return known;
  const listed = (entry.split(': ')[1] ?? entry.replace(/^(el|la|los|las|the|to) /, '')).split(', ');
  const made = listed.map((form) => ({
    // Fast path: a substring search excludes nearly all sentences before the pattern runs.
    letters: form.toLowerCase(),
    pattern: new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'),
  }));
  forms.set(entry, made);
  return made;
}

/**
 * The template's words that occur in the story, each once, by one of its forms in both languages; for advanced readers
 * the uncommon ones first.
 */
function wordsIn(
  template: Template,
  pairs: readonly SentencePair[],
  level: Level,
  random: () => number,
): ToldStory['words'] {
  const texts = pairs.map(({ es, en }) => ({ es: es.toLowerCase(), en: en.toLowerCase() }));
  const whole = texts.map(({ es }) => es).join(' ');
  const uncommon = level === 'advanced' ? shuffled(ADVANCED_WORDS, random) : [];
  return [...uncommon, ...shuffled(template.words, random)]
    .map(([es, en]) => {
      const [spanish, english] = [formsOf(es), formsOf(en)];
      const stands = (text: (typeof texts)[number]) =>
        spanish.some(({ letters, pattern }) => text.es.includes(letters) && pattern.test(text.es)) &&
        english.some(({ letters, pattern }) => text.en.includes(letters) && pattern.test(text.en));
      const isSomewhere = spanish.some(({ letters }) => whole.includes(letters));
      return { es, en, pair: isSomewhere ? texts.findIndex(stands) : -1 };
    })
    .filter(({ pair }) => pair >= 0)
    .map(({ es, en, pair }) => ({ es: es.split(': ')[0] ?? '', en: en.split(': ')[0] ?? '', pair }))
    .filter(({ es }, at, all) => all.findIndex((one) => one.es === es) === at)
    .slice(0, MOST_WORDS)
    .sort((one, other) => one.pair - other.pair);
}

/** What a night of a series wishes of its plot, most first: another story and place, another story, not the last one. */
function wishesOf({ nights, ...brief }: StoryBrief, topic: Topic): ((template: Template) => boolean)[] {
  const known = before(nights);
  if (known === null) return [];
  const [age = ''] = agesOf(brief.ageGroup);
  const has = ({ titles }: Template, told: readonly string[]) =>
    titles.some((title) => title.some((side) => told.includes(side)));
  const isNew = (template: Template) => !has(template, known.titles);
  const isElsewhere = ({ pictures }: Template) => {
    const place = beginningOf(pictures, (only) => allows(only, brief, age, topic, 1))?.place;
    return !known.places.some((used) => used === place);
  };
  return [
    (template) => isNew(template) && isElsewhere(template),
    isNew,
    (template) => !has(template, known.titles.slice(-1)),
  ];
}

const candidatesOf = (templates: readonly Template[], topic: Topic, brief: StoryBrief) =>
  templatesFor(templates, topic, brief, wishesOf(brief, topic));

/** The first random choice of a story. */
function templateFor(templates: readonly Template[], topic: Topic, brief: StoryBrief, random: () => number) {
  return pick(
    candidatesOf(templates, topic, brief).flatMap(({ template, weight }) =>
      Array<Template>(weight).fill(template),
    ),
    random,
  );
}

/** How close each template is that can tell a brief, by its id. */
export const weightsOf = (templates: readonly Template[], brief: StoryBrief): ReadonlyMap<string, number> =>
  new Map(
    candidatesOf(templates, readTopic(brief.topic, brief.language), brief).map(({ template, weight }) => [
      template.id,
      weight,
    ]),
  );

/** The id of the template that the same random numbers would choose. */
export const plotOf = (templates: readonly Template[], brief: StoryBrief, random: () => number): string =>
  templateFor(templates, readTopic(brief.topic, brief.language), brief, random).id;

/** Whom a family calls by what they are, as by a name: "Nan knew how to begin". */
const NAMED_BY_KIN =
  /^(?:nan|nana|nanna|nanny|gran|granny|grandma|grandpa|grandad|grandpop|gramps|mum|mummy|mom|mommy|dad|daddy|papa|pops?)$/u;

/**
 * "Greta’s brother" where he is first named, then "the brother": a child of unknown gender has no "her".
 * @param owned how the family's is named in English, with its owner
 */
function ownedOnce<Pair extends { en: string }>(pairs: readonly Pair[], owned: string): Pair[] {
  const [, kin] = /^.+’s (.+)$/u.exec(owned) ?? [];
  if (kin === undefined) return [...pairs];
  const called = `${kin.charAt(0).toLocaleUpperCase()}${kin.slice(1)}`;
  if (NAMED_BY_KIN.test(kin))
    return pairs.map((pair) => ({ ...pair, en: pair.en.replaceAll(owned, called) }));
  let isNamed = false;
  return pairs.map((pair) => {
    const en = pair.en.replaceAll(owned, (_, at: number) => {
      const isFirst = !isNamed;
      isNamed = true;
      if (isFirst) return owned;
      return `${/(?:^|[“.?!] ?)$/u.test(pair.en.slice(0, at)) ? 'The' : 'the'} ${kin}`;
    });
    return { ...pair, en };
  });
}

/** A story from one of the templates. The same brief and the same random numbers give the same story. */
export function tellBy(templates: readonly Template[], brief: StoryBrief, random: () => number): ToldStory {
  const { language, storyLength, englishLevel } = brief;
  const known = before(brief.nights);
  const read = readTopic(brief.topic, language);
  const friend = known?.friend ?? null;
  const topic = withFriend(read, friend);
  const template = templateFor(templates, topic, brief, random);
  const own = template.ages.filter((known) => agesOf(brief.ageGroup).includes(known));
  const age = pick(own.length > 0 ? own : template.ages, random);
  const given = parseNames(brief.childNames);
  const named = [given, known?.names ?? [], namesOfTopic(brief.topic, language, read)];
  const names = named.find((list) => list.length > 0) ?? inventNames(random);
  const opening = known === null ? [] : openingOf({ names, friend, topic }, known, englishLevel);
  const isAllowed = (only: Only) => allows(only, brief, age, topic, names.length);
  const target =
    LENGTH_TABLE[storyLength].words - countWords(opening.map((both) => both[language]).join(' '));

  let best: { paragraphs: Told[][]; setting: Setting; scenes: Scene[]; distance: number } | null = null;
  for (let draft = 0; draft < DRAFTS && (best === null || best.distance > CLOSE_ENOUGH); draft++) {
    const setting: Setting = { names, topic, cast: castFor(template, isAllowed, names, random) };
    const scenes = scenesFor(template, brief, isAllowed, draft, random);
    const filled = scenes.flatMap(({ told }) =>
      told[englishLevel].map((pairs) => pairs.map((pair) => fillPair(pair, setting, random))),
    );
    const { paragraphs, miss } = shortened(filled, target, language, random);
    // No draft at all yet: any level will do. Measuring takes longer than writing.
    if (best !== null && miss >= best.distance) continue;
    const distance = isAtLevel(paragraphs, language, englishLevel) ? miss : miss + OUTSIDE_BAND;
    if (best === null || distance < best.distance) best = { paragraphs, distance, setting, scenes };
  }
  if (best === null) throw new Error('no draft was written');
  const { paragraphs, setting, scenes } = best;
  const roles = speakersOf(paragraphs, template, setting);
  const cast = castOf(roles, template, setting, language);
  const opened = Number(opening.length > 0);
  const owned = fill(topic.noun?.en.the ?? '', 'en', setting, []);
  const whole = [
    ...opening.map((both) => ({ ...both, refrain: false, paragraph: 0, speaker: null })),
    ...paragraphs.flatMap((told, paragraph) =>
      told.map(({ es, en, refrain }, place) => {
        const role = roles[paragraph]![place] ?? null;
        const speaker = role === null ? null : (cast.get(role)?.id ?? null);
        return { es, en, refrain, paragraph: paragraph + opened, speaker };
      }),
    ),
  ];
  const pairs = ownedOnce(whole, owned);
  const shown = {
    setting,
    brief,
    scenes,
    friend: comesAlong(topic, friend) ? friend : null,
    places: known?.places ?? [],
  };
  const place = beginningPlaceOf(template, shown, isAllowed);
  const both = ([es, en]: readonly [string, string]) => ({
    es: fill(es, 'es', setting, []),
    en: fill(en, 'en', setting, []),
  });
  return {
    template: template.id,
    title: both(pick(template.titles, random)),
    pairs,
    cast: [...cast.values()],
    words: wordsIn(template, pairs, englishLevel, random),
    questions: template.questions.map(both),
    pictures: picturesOf(template, shown, isAllowed),
    left:
      place &&
      leave(
        { names, friend: friend ?? friendIn(topic), topic },
        place,
        known?.places ?? [],
        known?.titles.length ?? 0,
        random,
      ),
  };
}

/** A sentence with the marks of its speaker. */
export const markedSide = ({ speaker, ...pair }: SentencePair, side: Language): string =>
  speaker === null ? pair[side] : markSpeech(pair[side], side, speaker);

/** The cast as the last line of a story: `fox: the fox, adult, m; …`. @param other adds the names in that language */
export const castLine = ({ cast }: ToldStory, side: Language, other: Language | null): string =>
  cast
    .map(({ id, name, age, gender }) => {
      const names =
        other === null || name[other] === name[side] ? name[side] : `${name[side]} = ${name[other]}`;
      return `${id}: ${[names, age, ...(gender === null ? [] : [gender])].join(', ')}`;
    })
    .join('; ');

/** One language of a story, as printed paragraphs. */
export function paragraphsOf({ pairs }: Pick<ToldStory, 'pairs'>, side: Language): string[] {
  const paragraphs: string[] = [];
  for (const pair of pairs) {
    const so = paragraphs[pair.paragraph];
    paragraphs[pair.paragraph] = so === undefined ? pair[side] : `${so} ${pair[side]}`;
  }
  return paragraphs;
}
