import { fold } from '../../contract/fold.ts';
import { LANGUAGES, type Level } from '../../contract/options.ts';
import { NATURE, type NamedFigure, sceneWordsIn, WORN_AS } from '../../contract/scene-words.ts';
import {
  FIGURE_COLOURS,
  FIGURE_TABLE,
  FIGURES,
  type FigureKind,
  GARMENTS,
  type Hour,
  isOneOf,
  type Mood,
  MOODS,
  MOST_FIGURES,
  MOST_THINGS,
  type Place,
  POSES,
  RELATIONS,
  ROOMS,
  SIZES,
  type Size,
  THINGS,
  type Thing,
} from '../../contract/scene.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { type Activity, activityOf, AT_TABLE, thingsOfActivity } from './activities.ts';
import { doersOf } from './doers.ts';
import type { Setting } from './fill.ts';
import {
  type CastChoice,
  DOES,
  HOME,
  type Figure,
  type Only,
  PICTURE_PARTS,
  type PictureChoice,
  type PicturePart,
} from './header.ts';
import { costumeIn, impliedActOf, UNHUGGED } from './implied-acts.ts';
import { isSubject, kinIn } from './kin.ts';
import { nounAt } from './lexicon.ts';
import type { Scene, Template } from './template.ts';
import { PEOPLE } from './told-whole.ts';
import { type Act, actOf, isWish } from './topic-acts.ts';
import { letters } from './topic-line.ts';
import {
  feelingOf,
  heroesOf,
  homeOfTopic,
  isAtNight,
  isDangerous,
  kindOfChild,
  kindOfPerson,
  placeIn,
  placeOfTopic,
  sizeIn,
  sizeOf,
  thingOfDeed,
  thingOfTopic,
  weatherOfTopic,
  MOST_OTHERS,
  OUTDOORS,
  type TypedPicture,
  typedWeather,
  typedPictureOf,
  type Wished,
  wishedOf,
  wishedPlaceOf,
  yearnedIn,
} from './topic-picture.ts';
import type { Topic } from './topic-types.ts';
import { isOfChild, SAFE_PLACES, typedChild, typedMood, withoutLikeness } from './typed-picture.ts';

type Brief = Pick<StoryRequest, 'topic' | 'englishLevel'> & Partial<Pick<StoryRequest, 'childNames'>>;

/** Who a member of the cast or another speaker is: its form `seen`, its name or its form `is` says it, else age and gender. */
function figureOfRole(role: Figure & Pick<CastChoice, 'forms'>): NamedFigure | null {
  const texts = [role.forms?.seen?.[0], role.name?.[0], role.forms?.is?.[0]];
  const [named] = texts.flatMap((text) => sceneWordsIn(text ?? '').figures.slice(0, 1));
  if (named) return named;
  const kind = kindOfPerson(role);
  return kind && { kind, colour: null, garment: null };
}

/** The figures of a pool's told scenes that are named by one, dressed as the scene says. */
const figuresOfPool = (pool: string, level: Level, scenes: readonly Scene[]): NamedFigure[] =>
  scenes.flatMap((scene) => {
    const { name } = scene;
    if (scene.pool !== pool || !isOneOf(FIGURES, name)) return [];
    const text = scene.told[level].flatMap((pairs) => pairs.map(({ es }) => es)).join(' ');
    const said = sceneWordsIn(text).figures.find(({ kind }) => kind === name);
    return [said ?? { kind: name, colour: null, garment: null }];
  });

/** Words that say what the pictures of a story show. */
type Shown = {
  setting: Setting;
  brief: Brief;
  /** The scenes that are told. */
  scenes: readonly Scene[];
  /** Who comes along, though the topic is about somebody else. */
  friend?: Topic['noun'];
  /** Where the last nights of the series were. */
  places?: readonly Place[];
};

/** What the pictures of a story show, each a line of the answer. */
export type Pictures = Record<PicturePart, string>;

/** What the first picture of a template shows. */
export const beginningOf = (
  pictures: Template['pictures'],
  isAllowed: (only: Only) => boolean,
): PictureChoice | null => chosenOf(pictures, 'beginning', isAllowed);

const chosenOf = (pictures: Template['pictures'], part: PicturePart, isAllowed: (only: Only) => boolean) =>
  pictures[part].find(({ only }) => only === undefined || isAllowed(only)) ?? null;

/** Where a story begins. */
export function beginningPlaceOf(
  { pictures }: Pick<Template, 'pictures'>,
  shown: Shown,
  isAllowed: (only: Only) => boolean,
): Place | null {
  const first = beginningOf(pictures, isAllowed);
  return first && placeOf(first, 'beginning', shown);
}

/**
 * What the pictures of a story show, as lines of the answer: `forest, night, curious, fox red scarf sleeps, owl brown,
 * lamp`. What was wished for is in the first, or, if it was lost, in the last.
 * @returns null where none of the template's figures is on the list
 */
export function picturesOf(
  { pictures, speaks }: Pick<Template, 'pictures' | 'speaks'>,
  { brief, ...told }: Shown,
  isAllowed: (only: Only) => boolean,
): Pictures | null {
  const shown = { ...told, brief: { ...brief, topic: withoutLikeness(brief.topic) } };
  const chosen = (part: PicturePart) => chosenOf(pictures, part, isAllowed);
  const first = chosen('beginning');
  if (first === null) return null;
  const begins = placeOf(first, 'beginning', shown);
  const parts = PICTURE_PARTS.flatMap((part) => {
    const choice = chosen(part);
    if (choice === null) return [];
    const place = choice.place === null ? begins : placeOf(choice, part, shown);
    const isFirst = part === 'beginning' || choice.hour === null;
    const hour = hourOf(isFirst ? first : choice, isFirst, shown);
    const line = pictureLine({ ...choice, place, hour }, part, shown, speaks);
    return line === null ? [] : [[part, line] as const];
  });
  const lines = Object.fromEntries(parts) as Partial<Pictures>;
  const { beginning } = lines;
  if (beginning === undefined) return null;
  return { beginning, middle: lines.middle ?? beginning, end: lines.end ?? beginning };
}

function pictureLine(
  chosen: PictureChoice,
  part: PicturePart,
  shown: Shown,
  speaks: Record<string, Figure>,
): string | null {
  const { setting, brief } = shown;
  const wished = withFriend(wishedOf(setting.topic, brief.topic, part, setting.names), shown.friend ?? null);
  const activity = part === 'beginning' ? activityLine(shown, wished) : null;
  if (activity !== null) return activity;
  const named = part === 'beginning' ? firstNamed(brief) : null;
  const said = wished.isToy ? (typedChild(brief.topic) ?? firstNamed(brief)) : named;
  const asSaid = (figure: NamedFigure): NamedFigure =>
    said !== null && isChild(figure.kind) ? { ...figure, kind: said } : figure;
  const groupOf = (entry: string): Group => {
    const { who, dress, acting } = entryOf(entry);
    const named = who === 'hero' ? wished.heroes : figuresOf(who, shown, speaks).map(asSaid);
    // A princess of a story about something else is the child, dressed as one.
    const played = wished.isToy && who === 'kid' ? wished.others : [];
    const figures = named.map((one) => played.find(({ kind }) => kind === one.kind) ?? one);
    return { who, figures: figures.map((one) => written(one, dress)), acting };
  };
  const typed = wished.isToy ? typedPictureOf(wished, brief.topic) : null;
  const isUntold = !setting.topic.isUnderstood && !setting.topic.tags.includes('heavy');
  const isOfPlot = part === 'beginning' && isUntold && typed === null;
  const choice = typed ? asTyped(chosen, typed, brief) : isOfPlot ? withoutThing(chosen) : chosen;
  // A child that the topic is about is the child of the first picture.
  const isChilds =
    part === 'beginning' &&
    (brief.childNames ?? '') === '' &&
    !isOfChild(brief.topic) &&
    wished.heroes.some(({ kind }) => isOneOf(CHILDREN, kind));
  const own =
    part === 'beginning' &&
    ([...wished.heroes, ...wished.others, ...wished.things].length > 0 || isOfChildren(setting.topic))
      ? choice.figures.filter(
          (entry) => isOfTopic(entry, brief) && !(isChilds && entryOf(entry).who === 'kid'),
        )
      : [];
  const told = (own.length > 0 ? own : choice.figures).map(groupOf);
  const groups = isOfPlot ? withoutBeings(told) : told;
  const count = groups.flatMap(({ figures }) => figures).length;
  if (count === 0) return null;
  // Of several children the others, where nobody else is drawn.
  const all = count === 1 && !isChilds ? [...groups, groupOf('other')] : groups;
  const company = companions(wished, all, brief.topic, choice.place);
  const seen = thingsOf(choice, part, wished, shown);
  const ordered = typed ? inOrder(typed, all, company) : [...all, ...company];
  // Who is missed is not there.
  const present = ordered.map((group) => ({
    ...group,
    figures: group.figures.filter((figure) => kindOf(figure) !== wished.missed || group.who === 'kid'),
  }));
  const figures = fitted(present.some((group) => group.figures.length > 0) ? present : ordered);
  const isIndoors = choice.place !== null && ROOMS.includes(choice.place);
  // A house that a topic is about is seen from outside.
  const isOfHouse =
    wished.alive.includes('house') || (setting.topic.noun?.kind === 'o' && wished.things[0] === 'house');
  const things = seen.filter((thing) => thing !== 'house' || !isIndoors || isOfHouse);
  // What no room holds is outside.
  const isOutside =
    isIndoors && things.some((thing) => OUTDOORS.includes(thing) || (isOfHouse && thing === 'house'));
  const isOfBedroom = things.includes('bed') && choice.place !== 'hospital';
  // Who waits or wishes is at home, where the topic names no place.
  const isAtHome =
    part === 'beginning' &&
    setting.topic.noun === null &&
    !setting.topic.tags.includes('heavy') &&
    yearnedIn(brief.topic) !== null &&
    placeIn(brief.topic) === null;
  const shownPlace = isAtHome ? 'lounge' : choice.place;
  const place = isOutside ? 'village' : isOfBedroom ? 'bedroom' : shownPlace;
  const colours = unlike(figures.map(({ figure }) => figure));
  const feeling = part === 'beginning' ? feelingOf(setting.topic, brief.topic) : null;
  // Of what is lost its owner is sad, and no child beside.
  const isLost = part === 'beginning' && setting.topic.tags.includes('lost') && !isOfChild(brief.topic);
  const loser = isLost ? figures.findIndex(({ who }) => who === 'wished') : -1;
  const worry = figures.find(({ acting }) => acting.mood === 'worried')?.acting.mood ?? null;
  const act = part === 'end' || !isWish(setting.topic, brief.topic) ? actOf(setting.topic) : null;
  // A child that is with its dog and does nothing else hugs it.
  const pet =
    isChilds && act === null && feeling !== 'worried'
      ? figures.find(({ figure }) => isHuggedPet(kindOf(figure)))
      : undefined;
  // A child and its dog do it together.
  const isShared = part === 'beginning' && setting.topic.tags.includes('shared');
  const drawn = figures.map((one, at) => ({
    ...one,
    figure: colours[at]!,
    acting:
      loser >= 0 && worry
        ? { ...one.acting, mood: at === loser ? worry : null }
        : one.who === 'hero'
          ? felt(
              pet && one.acting.pose === null && isOneOf(CHILDREN, kindOf(one.figure))
                ? { ...STILL, pose: 'hugs', relation: 'beside', target: kindOf(pet.figure) }
                : one.acting,
              feeling,
              sizeOf(setting.topic, brief.topic),
            )
          : isShared
            ? { ...STILL, pose: DOES }
            : one.acting,
  }));
  const doer = setting.topic.noun === null ? ('kid' as const) : ('hero' as const);
  const wisher = part === 'beginning' ? doer : null;
  const misses = part === 'beginning' ? thinkerOf(wished.missed, drawn, things, loser) : -1;
  return [
    place,
    choice.hour,
    choice.weather ??
      weatherOfTopic(setting.topic) ??
      (part === 'beginning' && setting.topic.tags.includes('tale') ? typedWeather(brief.topic) : null),
    choice.frame,
    choice.mood,
    ...drawn.map((one, at) =>
      at === misses
        ? thinking(one, [wished.paints[wished.missed as Thing], wished.missed!])
        : acted(one, act, drawn, things, wisher, isShared),
    ),
    ...things.map((thing) =>
      [thing, wished.paints[thing], wished.alive.includes(thing) ? (feeling ?? choice.mood ?? 'happy') : null]
        .filter(Boolean)
        .join(' '),
    ),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Who thinks of what is missing: whose it was, else the hero, else a child.
 * @param loser position of whose it was, or -1
 * @returns its position; -1 where nothing is missing, or it is there
 */
function thinkerOf(
  missed: string | null,
  drawn: readonly Drawn[],
  things: readonly Thing[],
  loser: number,
): number {
  if (missed === null || isOneOf(things, missed)) return -1;
  if (drawn.some(({ figure }) => kindOf(figure) === missed)) return -1;
  const at = (who: string) => drawn.findIndex((one) => one.who === who);
  return (
    [loser, at('hero'), at('kid'), at('wished'), drawn.length > 0 ? 0 : -1].find((found) => found >= 0) ?? -1
  );
}

/** A figure that thinks of what it misses, and does nothing else. */
const thinking = (
  { figure, acting: { size, mood } }: Drawn,
  missed: readonly (string | undefined)[],
): string => [size, figure, mood, 'imagining', ...missed].filter(Boolean).join(' ');

/** Family of every day, whose members the words of a topic say with their number. */
const FAMILY: readonly FigureKind[] = ['girl', 'boy', 'child', 'woman', 'man', 'grandmother', 'grandfather'];
/** No name of a child at the beginning of a topic. */
const NO_NAME =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|yo|nos|me|se|que|the|an?|my|our|his|her|i|we|two|dos|no|how|why|when|como|por|[a-z]+(?:ing|amos|emos|imos))$/u;

/** Whether a word of a topic is a name, as far as nothing else is known of it. */
function isName(word: string): boolean {
  const said = fold(word);
  const { figures, things, place } = sceneWordsIn(said);
  const isKnown = figures.length > 0 || things.length > 0 || place !== null || kinIn(said).length > 0;
  // «De noche», "for supper".
  const isWord = LANGUAGES.some((side) => nounAt([said], 0, side) !== null);
  if (PEOPLE.has(letters(word))) return true;
  return /^\p{L}{3,}$/u.test(word) && !isKnown && !isWord && !NO_NAME.test(said);
}
const childCalled = (name: string): FigureKind =>
  kindOfChild(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());

/**
 * A child whose name begins or ends a topic, where no name was typed: *jasper's wheelchair, saffron wins, sofia juega,
 * marina y su abuelo, el paraguas de candela*.
 */
function firstNamed({ topic, childNames }: Brief): FigureKind | null {
  const typed = topic.trim();
  const [, first = ''] =
    /^(\p{L}{3,})(?:['’]s | (?:y sus?|and (?:his|her)) | (?!una? |las? |los? )(?:no |never |nunca )?\p{L}+[sae] )/u.exec(
      typed,
    ) ?? [];
  const [, last = ''] = /\s(?:de|para|for) (\p{L}{3,})(?=$| con )/u.exec(typed) ?? [];
  const name = [first, last].find(isName);
  return childNames === '' && name !== undefined ? childCalled(name) : null;
}

/** Who follows is somebody's: *marina y su abuelo*. */
const OF_THEM = /^(?:su|sus|his|her)$/u;

/** Children whom a topic names at its beginning: *leo y mia encuentran, tilda and I*. */
function namedChildren(typed: string): FigureKind[] {
  const [first = '', and = '', second = ''] = typed.trim().split(/\s+/u);
  if (!/^(?:y|e|and)$/u.test(and) || !isName(first) || OF_THEM.test(second)) return [];
  return [first, second].filter(isName).map(childCalled);
}

/** What is not so, is asked or has pictures of its own. */
const NOT_IMPLIED = /^(?:event|tale|duo|fear|dreamer|heavy|lost|question|idea)(?![a-z])/u;

/** Whether a topic without a hero is what children do: nobody of a plot is in its first picture. */
const isOfChildren = ({ noun, tags }: Topic): boolean => noun === null && tags.includes('doing');

/** What is not, or no more. */
const DENIED = /\b(?:sin|no|nunca|without|not|never|cant|doesnt|didnt)\b/u;

/**
 * Whether what is shown as done may follow from whom and what a topic names: nobody is worried, and no single hero acts,
 * with whom the story's child is.
 */
function mayImply(topic: Topic, typed: string): boolean {
  const { noun, tags, doing } = topic;
  const isCheerful = feelingOf(topic, typed) !== 'worried' && typedMood(typed) === 'happy';
  const isOut = tags.some((tag) => NOT_IMPLIED.test(tag)) || DENIED.test(fold(typed).replace(/['’]/gu, ''));
  if (isOut || !isCheerful || isWish(topic, typed)) return false;
  if (noun === null || tags.includes('place')) return true;
  const isState = doing === null || /^(?:ser|estar|reirse) /u.test(fold(doing.do.es));
  return isState && (noun.plural || noun.kind === 'o' || tags.includes('mine')) && topic.what === null;
}

/** What a topic's verb says, else what goes with whom and what it names. */
function impliedOf(topic: Topic, wished: Wished, typed: string): Activity | null {
  const act = topic.noun === null && topic.isUnderstood ? actOf(topic) : null;
  // Nobody flies without a plane.
  if (act?.pose === 'flies' && act.target === null)
    return { does: 'rides in plane', others: 'waves', things: ['plane'], home: 'meadow' };
  const thing = isOneOf(THINGS, act?.target ?? '') ? (act!.target as Thing) : null;
  // One does not run beside what one plays with.
  const target = act?.pose === 'runs' && thing !== 'kite' ? null : thing;
  // Who lives in a place is the story's.
  const all = topic.tags.includes('place')
    ? sceneWordsIn(typed).figures
    : [...wished.heroes, ...wished.others];
  const implied = impliedActOf(typed, {
    beings: all.filter(({ kind }) => !FAMILY.includes(kind)),
    kin: kinIn(typed),
    things: wished.things,
    place: placeOfTopic(topic, typed) ?? placeIn(typed),
  });
  // Who only goes there does what one does there.
  if (implied && act?.pose === 'walks') return implied;
  if (act && (act.target === null || target !== null) && (target !== null || !WITH_TARGET.includes(act.pose)))
    return {
      does: [act.pose, act.relation, target].filter(Boolean).join(' '),
      ...(target && { things: [target] }),
    };
  return implied;
}

/** The first picture of a topic that says what is done: who does it, where, with what. Null where it does not. */
function activityLine(shown: Shown, wished: Wished): string | null {
  const { setting, brief, friend, places = [] } = shown;
  const { topic } = setting;
  const isOther = (friend ?? null) !== null || places.length > 0;
  const isGrave = topic.tags.includes('heavy') || topic.tags.includes('lost') || isDangerous(brief.topic);
  const isAsked = topic.tags.includes('question');
  // What is only thought of is not done.
  const isYearned = yearnedIn(brief.topic) !== null;
  if (
    isOther ||
    isGrave ||
    isAsked ||
    isYearned ||
    wished.missed !== null ||
    (!topic.isUnderstood && !wished.isToy)
  )
    return null;
  const kin = kinIn(brief.topic);
  const costume = costumeIn(brief.topic);
  const said = activityOf(brief.topic, topic.noun?.kind !== 'a');
  // A queen has her birthday; an animal of a play is on its stage.
  const activity =
    costume?.wears === 'crown' && said
      ? { ...said, wears: costume.wears }
      : (costume ?? said ?? (mayImply(topic, brief.topic) ? impliedOf(topic, wished, brief.topic) : null));
  if (activity === null) return null;
  // Of the family the words say how many there are.
  const isOfFamily = ({ kind, garment }: NamedFigure) =>
    FAMILY.includes(kind) && garment === null && (isChild(kind) || kin.length > 0);
  // Of a place the story has a hero of its own.
  const isOfPlace = topic.what !== null && topic.isUnderstood;
  const isBabyOf = ({ kind }: NamedFigure) => kind === 'baby' && kin.some((one) => one.kind === kind);
  const inWords = sceneWordsIn(brief.topic).figures;
  // Whom one goes to see is there, too.
  const seenThere = inWords.length > 0 ? inWords : wished.others;
  const beings = (costume ? inWords : isOfPlace ? seenThere : [...wished.heroes, ...wished.others]).filter(
    (one) =>
      !isOfFamily(one) &&
      !isBabyOf(one) &&
      one.kind !== activity.unseen &&
      !(costume && one.garment === costume.wears),
  );
  // "A boy and a robot build" are both there.
  const inPair = topic.pair ? wished.heroes.filter(({ kind }) => isChild(kind)) : [];
  const named = [...namedChildren(brief.topic).map(plain), ...inPair];
  const own = typedChild(brief.topic) ?? firstNamed(brief);
  const [kid = 'boy', other = kid === 'girl' ? 'boy' : 'girl'] = [
    ...(own ? [own] : []),
    ...setting.names.map(kindOfChild),
  ];
  // A child is with a grown-up, and does what a topic without a hero says.
  const isAdults = kin.length > 0 && kin.every(({ kind }) => !isChild(kind));
  const isDone = topic.isUnderstood && topic.noun === null;
  // "A cat who drives a bus", and no child with it.
  const [only] = beings.length === 1 && kin.length === 0 ? beings : [];
  const isOfTale =
    only !== undefined &&
    !isOneOf(FIGURE_TABLE.people, only.kind) &&
    /^(?:una?|el|la|an?|the) /iu.test(brief.topic);
  const isOthers =
    activity.isOfSubject === true &&
    (topic.noun?.kind === 'a' ||
      isOfTale ||
      (kin.length === 1 && isSubject(brief.topic.replace(/ (?:con|with) .*/iu, ''))));
  // No animal holds or rides it by itself.
  const isWithPet =
    !topic.isUnderstood &&
    !isOthers &&
    beings.length === 1 &&
    !isOneOf(FIGURE_TABLE.people, beings[0]!.kind) &&
    /holding|rides|\$animal/u.test(activity.does ?? '');
  const isOwn =
    ((brief.childNames ?? '') !== '' && !isOthers) ||
    firstNamed(brief) !== null ||
    (isOfChild(brief.topic) && !isOthers) ||
    isAdults ||
    isDone ||
    isWithPet ||
    [...beings, ...kin, ...named].length === 0;
  // A sister in a costume is before the child who tells of her.
  const isOfSibling =
    costume !== null &&
    kin.some(({ kind }) => isChild(kind)) &&
    !/\b(?:soy|yo|i am|im|i)\b/u.test(fold(brief.topic));
  const self = isOwn ? [plain(kid)] : [];
  // Whom the topic begins with does it: *Uncle Joe plays the drums*.
  const isKinFirst =
    isOfSibling || (isSubject(brief.topic) && !/^(?:hugs|rides on \$)/u.test(activity.does ?? ''));
  const cast = [...(isKinFirst ? [...kin, ...self] : [...self, ...named, ...kin]), ...beings];
  const children = (isOwn ? [other, kid, other] : [kid, other, kid]).map(plain);
  const { things, paints } = thingsOfActivity(activity, brief.topic);
  const isBallThere = things.some((thing) => thing === 'football' || thing === 'basketball');
  const more = wished.things.filter(
    (thing) => !things.includes(thing) && !OUTDOORS.includes(thing) && !(isBallThere && thing === 'ball'),
  );
  const ownThing = topic.noun && thingOfTopic(topic, brief.topic);
  const isItself =
    topic.noun?.kind === 'o' || (topic.noun?.kind === 'l' && isOneOf(OUTDOORS, ownThing ?? ''));
  const hero = isItself ? ownThing : null;
  const [first] = things;
  // A hero that is a thing is in it.
  if (hero !== null && first !== 'table' && !things.includes(hero)) return null;
  // What is named is on the table in place of what is meant.
  const isMeant =
    (things[1] === 'stew' || things[1] === 'bread') && !wished.things.some((thing) => things.includes(thing));
  const served = hero ?? more[0];
  const used =
    isMeant && first === 'table' && served !== undefined
      ? [first, served]
      : things.length > 0 || activity.things?.length === 0
        ? things
        : more;
  // Who is in a wheelchair sits in it, whatever is done.
  const isWheeled = wished.things.includes('wheelchair');
  // What else is named is there, too.
  const all = [...new Set([...(isWheeled ? ['wheelchair' as const] : []), ...used, ...more])].slice(
    0,
    activity.things?.length === 0 ? 0 : MOST_THINGS,
  );
  const hasPeople = cast.some(({ kind }) => isOneOf(FIGURE_TABLE.people, kind));
  const [being] = beings;
  const isBare = used[0] === 'boots' && !hasPeople;
  const doers = doersOf(isOthers ? { ...activity, together: [] } : activity, all, cast, children).map(
    (doer, at) =>
      at === 0 && isWheeled
        ? { ...doer, does: 'sits on wheelchair' }
        : isBare
          ? { ...doer, does: doer.does?.split(' ')[0] ?? null }
          : doer,
  );
  const [where = ''] = /\b(?:en|in|on|at|al|desde|from)\b.*$/u.exec(fold(brief.topic)) ?? [];
  // What is built is not where it will go.
  const isBuilt = activity.does?.startsWith('builds') === true;
  const placed = sceneWordsIn(where).place ?? (isBuilt ? null : placeIn(brief.topic));
  // With the class, and not in it.
  const isWithClass =
    placed === 'school' &&
    !/\b(?:en (?:la )?clase|in class|cole\p{L}*|escuela|school|nursery)\b/u.test(fold(brief.topic));
  const told = isWithClass && activity.home ? null : placed;
  const isFit = told !== null && (topic.isUnderstood || SAFE_PLACES.includes(told));
  const lives = being ? NATURE[being.kind].place : null;
  const weather = typedWeather(brief.topic);
  const home = weather !== null && activity.home === 'lounge' ? ('city' as const) : activity.home;
  const usual = (hasPeople ? (home ?? lives) : (lives ?? home)) ?? homeOfTopic(topic, brief.topic);
  const isOfBed = doers.some(({ does }) => does?.endsWith(' bed')) && activity.place !== 'hospital';
  const place = isOfBed ? 'bedroom' : (activity.place ?? (isFit ? told : null) ?? usual ?? 'garden');
  const isNight =
    !isOfPlace && topic.isUnderstood
      ? isAtNight(topic, brief.topic)
      : sceneWordsIn(brief.topic).hour === 'night';
  const mood = feelingOf(topic, brief.topic) ?? typedMood(brief.topic);
  const isLaid = doers.some(({ does }) => does?.endsWith(AT_TABLE));
  const seen = all.filter((thing) => (thing !== 'table' || isLaid) && !(isBare && thing === 'boots'));
  const colours = unlike(doers.map(({ figure }) => written(figure, [])));
  // Who is worried does not sing merrily.
  const isStill = mood === 'worried';
  return [
    place,
    activity.hour ?? (isNight ? 'night' : 'day'),
    // Animals have no boots for a puddle: it rains into it.
    weather ?? (isBare ? 'rain' : null),
    // A place that a topic is about is seen, and not covered by who is there.
    (topic.tags.includes('place') || topic.noun?.kind === 'l') && !isOneOf(ROOMS, place) ? 'wide' : null,
    mood,
    ...doers.map(({ figure: { kind }, does }, at) =>
      [sizeIn(brief.topic, kind), colours[at], isStill && /^(?:sings|dances)/u.test(does ?? '') ? null : does]
        .filter(Boolean)
        .join(' '),
    ),
    ...seen.map((thing) => [thing, paints[thing]].filter(Boolean).join(' ')),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Whether an entry is the hero or a child: in the first picture nobody else comes between them. Of children that nobody
 * named there is one.
 */
const isOfTopic = (entry: string, { childNames }: Brief): boolean =>
  childNames === ''
    ? /^(?!.*\bother\b).*\b(?:hero|kid|topic)\b/u.test(entry)
    : /\b(?:hero|kid|topic|other)\b/u.test(entry);

/** How a figure is and what it does, as a template says it: the target is a role, a kind, a thing or `topic`. */
type Acts = {
  size: string | null;
  mood: string | null;
  pose: string | null;
  relation: string | null;
  target: string | null;
};

/** What an entry of a picture's list shows. */
type Group = { who: string; figures: readonly string[]; acting: Acts };
type Drawn = { who: string; figure: string; acting: Acts };

/** Parses `small kid red worried hides behind hero`. */
function entryOf(entry: string): { who: string; dress: string[]; acting: Acts } {
  const words = entry.split(' ');
  const take = (list: readonly string[]): string | null => {
    const at = words.findIndex((word) => list.includes(word));
    return at < 0 ? null : words.splice(at, 1)[0]!;
  };
  const acting = {
    size: take(SIZES),
    mood: take(MOODS),
    pose: take([...POSES, DOES]),
    relation: take(RELATIONS),
  };
  const isDress = (word: string) => isOneOf(FIGURE_COLOURS, word) || isOneOf(GARMENTS, word);
  const [who = '', target = null] = words.filter((word) => !isDress(word));
  return { who, dress: words.filter(isDress), acting: { ...acting, target } };
}

/** As the topic says where the template does not. */
const felt = (acting: Acts, mood: Mood | null, size: Size | null): Acts => ({
  ...acting,
  mood: acting.mood ?? mood,
  size: acting.size ?? size,
});

/** Of one who is in hospital. */
const IN_BED: Acts = { size: null, mood: null, pose: 'sits', relation: 'on', target: 'bed' };
const STILL: Acts = { size: null, mood: null, pose: null, relation: null, target: null };

/** Poses that need what they are done with. */
const WITH_TARGET = ['hugs', 'rides', 'carries', 'sails'];
/** Nobody has arms long enough for these. */
const TOO_BIG: readonly (string | null)[] = [
  'house',
  'treehouse',
  'rainbow',
  'fireengine',
  'bus',
  'plane',
  'crane',
  'airballoon',
  'truck',
];
/** What one flies in, and on. */
const FLOWN: Partial<Record<Thing, 'in' | 'on'>> = {
  bus: 'in',
  car: 'in',
  fireengine: 'in',
  tractor: 'in',
  plane: 'in',
  rocket: 'in',
  house: 'in',
  treehouse: 'in',
  airballoon: 'in',
  truck: 'in',
  boat: 'in',
  box: 'in',
  bed: 'on',
  armchair: 'on',
  bicycle: 'on',
  broom: 'on',
  cloud: 'on',
  carpet: 'on',
  helicopter: 'in',
};

/** Who flies along with a hero that is a thing: one that its name says, *a pirate ship*, else the child. */
function flown(things: readonly Thing[]): Act | null {
  const [thing] = things;
  const relation = thing && FLOWN[thing];
  return thing && relation ? { pose: 'flies', relation, target: thing } : null;
}

/** Who is in a wheelchair sits in it. */
const WHEELED: Act = { pose: 'sits', relation: 'on', target: 'wheelchair' };

/** What one looks out of; a child alone is a passenger of the last of them. */
const VEHICLES: readonly Thing[] = [
  'car',
  'truck',
  'tractor',
  'fireengine',
  'ambulance',
  'policecar',
  'campervan',
  'bus',
  'plane',
  'helicopter',
  'rocket',
  'train',
  'airballoon',
  'carriage',
  'canoe',
  'ufo',
  'boat',
];
const DRIVEN = 7;

/** Who is in the topic's vehicle: its hero, else whom it names besides, else the child. */
function riddenBy(who: string, all: readonly Drawn[], things: readonly Thing[]): Act | null {
  const vehicle = things.find((thing) => VEHICLES.includes(thing));
  const has = (one: string) => all.some((drawn) => drawn.who === one);
  const rider = has('hero') ? 'hero' : has('wished') ? 'wished' : 'kid';
  const isAlone = rider === 'kid' && vehicle !== undefined && VEHICLES.indexOf(vehicle) < DRIVEN;
  if (vehicle === undefined || who !== rider || isAlone) return null;
  return { pose: vehicle === 'boat' ? 'sails' : 'rides', relation: 'in', target: vehicle };
}

/** A hero whose template gives it no pose does what the topic says, and so do others where the template says `does`. */
function acted(
  { who, figure, acting }: Drawn,
  act: Act | null,
  all: readonly Drawn[],
  things: readonly Thing[],
  wisher: 'hero' | 'kid' | null,
  isShared: boolean,
): string {
  // Children do what a topic without a hero says.
  const hasNoHero = all.every((one) => one.who !== 'hero');
  const isChilds = (who !== 'kid' && who !== 'other') || hasNoHero || isShared;
  // To whom it is done, does not do it.
  const own = act?.target === kindOf(figure) ? null : act;
  const none = { pose: null, relation: null, target: null };
  const isAboard = who === 'hero' || (who === 'kid' && hasNoHero);
  // Nobody sees a hero that hides.
  const isUnseen = acting.pose === 'hides' && wisher !== null;
  const isStill = who === 'hero' && (isUnseen || (acting.pose === null && acting.relation === null));
  // The first picture is of what was wished for, whatever the template does there.
  const isOpen = acting.pose === DOES || isStill || (who === wisher && isAboard && own !== null);
  const isSeated = isAboard && things.includes('wheelchair') && isOneOf(FIGURE_TABLE.people, kindOf(figure));
  const ridden = wisher !== null && own === null ? riddenBy(who, all, things) : null;
  const along = isSeated
    ? WHEELED
    : ridden
      ? ridden
      : isAboard && own?.pose === 'flies' && own.target === null
        ? flown(things)
        : null;
  const { size, mood, pose, relation, target } = along
    ? { ...acting, ...along }
    : isOpen
      ? { ...acting, ...((isChilds ? own : null) ?? none) }
      : acting;
  // Two who are friends hug each other, and who wants a hug gets it from the child.
  const aim = target ?? (pose === 'hugs' && who === 'hero' ? huggedBy(figure, all) : null);
  const found = aim === null ? null : targetOf(aim, { who, figure }, all, things);
  const named = pose === 'hugs' && TOO_BIG.includes(found) ? null : found;
  // A child whose thing is not there is with the hero.
  const lead = all.find((one) => one.who === 'hero');
  const isInVain =
    act !== null &&
    act.target !== null &&
    WITH_TARGET.includes(act.pose) &&
    (lead === undefined || targetOf(act.target, lead, all, things) === null);
  const isHeroBusy =
    (act !== null && !isInVain) || (wisher !== null && riddenBy('hero', all, things) !== null);
  const isPointed =
    who === 'kid' &&
    wisher === 'hero' &&
    pose === 'points' &&
    lead !== undefined &&
    named === kindOf(lead.figure);
  if (isPointed && isFree(lead, isHeroBusy) && lead.acting.mood !== 'worried')
    return [size, figure, mood, `hugs beside ${named}`].filter(Boolean).join(' ');
  const [thing = null] = wisher === null ? [] : things;
  const deed =
    named === null
      ? pointsOrHugs(
          { who, pose, thing, isFirst: wisher !== null, isOfHero: wisher === 'hero' },
          isHeroBusy,
          all,
        )
      : null;
  if (deed) return [size, figure, mood, deed].filter(Boolean).join(' ');
  const isWithout = named === null && pose !== null && WITH_TARGET.includes(pose);
  const [kind = '', ...dress] = figure.split(' ');
  return [size, kind, ...dress, mood, isWithout ? null : pose, named === null ? null : relation, named]
    .filter(Boolean)
    .join(' ');
}

/** What a child takes in its hand. */
const AT_HAND: readonly Thing[] = [
  'tooth',
  'shell',
  'egg',
  'tomato',
  'carrot',
  'biscuit',
  'pizza',
  'icecream',
  'key',
  'star',
  'sock',
  'shoe',
  'trophy',
  'suitcase',
  'umbrella',
  'balloon',
  'kite',
  'flower',
  'sunflower',
  'letter',
  'map',
  'ball',
];

/** Who points at the first thing of which picture. */
type Pointing = {
  who: string;
  pose: string | null;
  thing: Thing | null;
  isFirst: boolean;
  /** Whether the topic has a hero. */
  isOfHero: boolean;
};

/**
 * What a child does that would reach for nothing: it hugs a hero that is no person and does nothing else, or points at it
 * or at the first thing.
 */
function pointsOrHugs(
  { who, pose, thing, isFirst, isOfHero }: Pointing,
  isHeroBusy: boolean,
  all: readonly Drawn[],
): string | null {
  const isIdle = pose === null && isFirst;
  if (who !== 'kid' || (pose !== 'reaches' && pose !== 'points' && !isIdle)) return null;
  const hero = all.find((one) => one.who === 'hero');
  const kind = hero && kindOf(hero.figure);
  if (isIdle && kind)
    return isFree(hero, isHeroBusy) && hero.acting.mood === null ? `hugs beside ${kind}` : null;
  // A child alone points at the thing that a topic is about.
  if (isIdle && (thing === null || !isOfHero)) return null;
  // Who would point at nothing looks closely.
  if (!kind && thing === null) return isFirst ? 'looks' : null;
  if (!kind) return thing && `${AT_HAND.includes(thing) ? 'holding' : 'points beside'} ${thing}`;
  return `${isFree(hero, isHeroBusy) ? 'hugs' : 'points'} beside ${kind}`;
}

/** Whether a hero may be hugged. */
const isFree = ({ figure, acting }: Drawn, isBusy: boolean): boolean =>
  !isBusy &&
  acting.pose === null &&
  (!isOneOf(FIGURE_TABLE.people, kindOf(figure)) || isPlainFamily(figure)) &&
  !isOneOf(UNHUGGED, kindOf(figure));

/** Whether it is an animal that is hugged. */
const isHuggedPet = (kind: string): boolean =>
  isOneOf(FIGURE_TABLE.animals, kind) && !isOneOf(UNHUGGED, kind);

/** Whether it is one of the family, in clothes of every day. */
const isPlainFamily = (figure: string): boolean => isOneOf(FAMILY, kindOf(figure)) && !isDressed(figure);

/** Whom a hero hugs: the first of two of different kinds the second, any other the child. */
function huggedBy(figure: string, all: readonly Drawn[]): string | null {
  const [first, second] = all.filter(({ who }) => who === 'hero').map((hero) => kindOf(hero.figure));
  if (second === undefined || first === second) return 'kid';
  return kindOf(figure) === first ? second : null;
}

/** Kind of a figure as the line has it. */
const kindOf = (figure: string): string => figure.split(' ')[0]!;

/** Kind of figure or thing that a target is in this picture; null where it is not in it. */
function targetOf(
  target: string,
  { who, figure }: Pick<Drawn, 'who' | 'figure'>,
  all: readonly Drawn[],
  things: readonly Thing[],
): string | null {
  if (isOneOf(THINGS, target)) return things.includes(target) ? target : null;
  if (target === 'topic') return things[0] ?? null;
  const found = all.find(
    (one) =>
      (one.who !== who && one.who === target) || (kindOf(one.figure) === target && kindOf(figure) !== target),
  );
  // A hero that is a thing.
  return (found && kindOf(found.figure)) ?? (target === 'hero' ? (things[0] ?? null) : null);
}

/** Who comes along is drawn, too. */
function withFriend(wished: Wished, friend: Topic['noun']): Wished {
  const [figure] = friend === null ? [] : sceneWordsIn(friend.es.bare).figures;
  if (figure === undefined) return wished;
  const others = wished.isToy ? [] : wished.others.filter(({ kind }) => kind !== figure.kind);
  return { ...wished, others: [figure, ...others].slice(0, MOST_OTHERS), isToy: false };
}

const CHILDREN: readonly FigureKind[] = ['girl', 'boy', 'child'];
const isChild = (kind: FigureKind) => kind === 'girl' || kind === 'boy';

/** Who is as large as it is in a room. */
const AT_HOME: readonly FigureKind[] = [
  ...FIGURE_TABLE.people,
  'dog',
  'cat',
  'rabbit',
  'mouse',
  'hamster',
  'bird',
  'turtle',
  'parrot',
  'monster',
];

/** First picture of a topic that no story tells: its children where the topic is, without what else the template has. */
const asTyped = (
  chosen: PictureChoice,
  { place, mood, hour, weather }: TypedPicture,
  brief: Brief,
): PictureChoice => {
  const children = chosen.figures.filter(
    (entry) => /\b(?:kid|other)\b/u.test(entry) && isOfTopic(entry, brief),
  );
  return {
    ...chosen,
    place,
    mood,
    hour,
    weather,
    thing: null,
    thingOf: null,
    figures: children.length > 0 ? children : ['kid'],
  };
};

/** What a plot needs and nobody wished for is not in the first picture: its thing, and beings beside people. */
const withoutThing = (chosen: PictureChoice): PictureChoice => ({ ...chosen, thing: null, thingOf: null });
function withoutBeings(groups: readonly Group[]): Group[] {
  const people = groups
    .map(({ figures, ...group }) => ({
      ...group,
      figures: figures.filter((figure) => isOneOf(FIGURE_TABLE.people, kindOf(figure))),
    }))
    .filter(({ figures }) => figures.length > 0);
  return people.length > 0 ? people : [...groups];
}

/** Children and whom the topic names, who is the first of them. */
function inOrder(
  { isOfChild: isOfThem }: TypedPicture,
  children: readonly Group[],
  company: readonly Group[],
): Group[] {
  const stand = children.map((group) => ({ ...group, acting: STILL }));
  // Two sisters are two.
  const siblings = company.filter(({ figures }) =>
    figures.some((figure) => isOneOf(CHILDREN, kindOf(figure))),
  );
  if (!isOfThem && siblings.length > 1) return [...company];
  return isOfThem ? [...stand, ...company] : [...company, ...stand];
}

/** Whom the topic names, and the template does not. */
function companions(
  { heroes, others, young, things, isToy }: Wished,
  groups: readonly Group[],
  typed: string,
  place: Place | null,
): Group[] {
  // What is of no home is a toy there.
  const isToyOf = (kind: FigureKind) =>
    isToy && place !== null && ROOMS.includes(place) && !AT_HOME.includes(kind);
  const kinds = groups.flatMap(({ figures }) => figures.map((figure) => figure.split(' ')[0]));
  const wished = groups.some(({ who }) => who === 'hero') ? others : [...heroes.slice(0, 1), ...others];
  const named = wished
    // A sister of the child is another girl.
    .filter(({ kind, garment }) => !kinds.includes(kind) || (isToy && garment === null && isChild(kind)))
    .map((one) => ({
      who: 'wished',
      figures: [written(one, [])],
      acting: {
        ...(things[0] === 'bed' ? IN_BED : STILL),
        size: isToyOf(one.kind) ? ('small' as const) : sizeIn(typed, one.kind),
      },
    }));
  const litter = young.map((one) => ({
    who: 'wished',
    figures: [written(one, [])],
    acting: { ...STILL, size: 'small' as const },
  }));
  return [...named, ...litter];
}

/**
 * Rank of an entry's figure: the first child, the topic's hero, whom the topic names besides, the other children, a second
 * hero, the first of every other entry, the second of any.
 */
function rankOf(who: string, round: number): number {
  if (who === 'kid') return -4;
  if (who === 'wished') return -2.5;
  if (who === 'other') return -2;
  return who === 'hero' && round < 2 ? 2 * round - 3 : round;
}

/** As many figures as a picture has, by rank. */
function fitted(groups: readonly Group[]): Drawn[] {
  const ranked = groups.flatMap(({ who, figures, acting }, place) =>
    figures.map((figure, round) => ({ who, figure, acting, place, round, rank: rankOf(who, round) })),
  );
  const kept = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_FIGURES);
  return kept.toSorted((one, other) => one.place - other.place || one.round - other.round);
}

/** Colours of figures that would look like the hero or like another person. */
const OTHER_COLOURS = ['yellow', 'green', 'purple'] as const;
const OTHER_FURS = ['white', 'grey', 'brown'] as const;

/** Kind and colour of a figure. */
const coloured = (figure: string): string => figure.split(' ').slice(0, 2).join(' ');
const isDressed = (figure: string): boolean => figure.split(' ').length > 2;

/**
 * Figures that are told apart by their colours; first, one with a garment keeps its own, as Red Riding Hood. Of animals
 * beside the hero, several may be alike.
 */
function unlike(figures: readonly string[]): string[] {
  const ownerOf = (colours: string): string | undefined =>
    [...figures.filter(isDressed), ...figures].find((figure) => coloured(figure) === colours);
  const taken = new Set(figures.map(coloured));
  const kept = new Set<string>();
  return figures.map((figure, at) => {
    const [kind] = figure.split(' ');
    const colours = coloured(figure);
    const mayBeAlike = at > 0 && figure !== figures[0] && !isOneOf(FIGURE_TABLE.people, kind);
    if (mayBeAlike || (ownerOf(colours) === figure && !kept.has(colours))) {
      kept.add(colours);
      return figure;
    }
    const isFur = isOneOf(FIGURE_TABLE.animals, kind);
    const others = (isFur ? OTHER_FURS : OTHER_COLOURS).map((colour) =>
      figure.replace(/ \w+/u, ` ${colour}`),
    );
    const own = others.find((one) => !taken.has(coloured(one))) ?? figure;
    taken.add(coloured(own));
    return own;
  });
}

/** What a role is called; its form `seen` says what a picture shows instead. */
const textOf = (role: string | null, { cast }: Setting): string =>
  role === null ? '' : ((cast[role]?.forms?.seen ?? cast[role]?.name)?.[0] ?? '');

/** Where no wild animal is. */
const WITHIN: readonly Place[] = [...ROOMS, 'city', 'station', 'bridge'];
const isWild = (kind: FigureKind): boolean =>
  kind === 'unicorn' || kind === 'dragon' || (isOneOf(FIGURE_TABLE.animals, kind) && !AT_HOME.includes(kind));

/** The topic's own place is that of the first picture, whatever the template's. */
function placeOf(
  { placeOf: role, place }: PictureChoice,
  part: PicturePart,
  { setting, brief, places = [] }: Shown,
): Place | null {
  const isTopics = role === 'topic' || part === 'beginning';
  const own = isTopics ? placeOfTopic(setting.topic, brief.topic) : null;
  const found = part === 'beginning' ? homeOfTopic(setting.topic, brief.topic) : null;
  const home = found !== null && places.includes(found) ? null : found;
  // Where a hero lives, or where it has come to; another night is elsewhere.
  if (role === HOME) {
    const [hero] = heroesOf(setting.topic, brief.topic);
    const said = part === 'beginning' ? (own ?? home) : wishedPlaceOf(setting.topic);
    const lives = hero ? NATURE[hero.kind].place : null;
    return said ?? (lives === null || places.includes(lives) ? place : lives);
  }
  const told = (role === 'topic' ? null : sceneWordsIn(textOf(role, setting)).place) ?? place;
  const [animal] = part === 'beginning' ? heroesOf(setting.topic, brief.topic) : [];
  const isAstray = animal && told !== null && WITHIN.includes(told) && isWild(animal.kind);
  const lives = isAstray ? NATURE[animal.kind].place : null;
  return own ?? home ?? (lives === null || places.includes(lives) ? told : lives);
}

/** The topic's own hour is that of the first picture, too; what is done elsewhere than in bed is done by day. */
function hourOf(
  { hourOf: role, hour }: PictureChoice,
  isFirst: boolean,
  { setting: { topic }, brief }: Shown,
): Hour | null {
  if ((role === 'topic' || isFirst) && isAtNight(topic, brief.topic)) return 'night';
  const place = isFirst ? (placeOfTopic(topic, brief.topic) ?? homeOfTopic(topic, brief.topic)) : null;
  return place === null || place === 'bedroom' ? hour : 'day';
}

/** What only a plot explains. */
const PROPS: readonly Thing[] = ['paper', 'chairs', 'scales'];

/** The topic's things, then those of the template. */
function thingsOf(
  { thingOf: role, thing }: PictureChoice,
  part: PicturePart,
  { heroes, others, things, gone }: Wished,
  { setting, brief: { topic } }: Shown,
): Thing[] {
  const told = role === 'topic' ? thing : (sceneWordsIn(textOf(role, setting)).thing ?? thing);
  // What the template's plot needs has no place beside what was wished for.
  const isWished = part === 'beginning' && [...heroes, ...others, ...things].length > 0;
  // Nor have those that mean nothing to who has not heard it, and none stands for what was lost.
  const isPlots =
    part === 'beginning' && told !== null && (PROPS.includes(told) || setting.topic.tags.includes('lost'));
  const own = isWished || isPlots ? null : told;
  // What was lost is not there before it is found.
  const isOpen = role === 'topic' && (part === 'end' || !setting.topic.tags.includes('lost'));
  const topics = isOpen ? (thingOfTopic(setting.topic, topic) ?? thingOfDeed(setting.topic)) : null;
  // What the hero wears is not beside it, too.
  const isWorn = (thing: Thing) =>
    WORN_AS[thing] !== undefined && heroes.some(({ garment }) => garment === WORN_AS[thing]);
  const all = [...things, topics, own].filter(
    (one) => one !== null && one !== gone && !isWorn(one),
  ) as Thing[];
  return [...new Set(all)].slice(0, MOST_THINGS);
}

/** A figure as the line has it. */
function written({ kind, colour, garment }: NamedFigure, dress: readonly string[]): string {
  const said = [colour ?? NATURE[kind].colour, ...(garment === null || garment === 'none' ? [] : [garment])];
  return [kind, ...(dress.length > 0 ? dress : said)].join(' ');
}

const plain = (kind: FigureKind): NamedFigure => ({ kind, colour: null, garment: null });

/** What an entry of a picture's list shows: none, one, or several of a pool. */
function figuresOf(
  who: string,
  { setting, brief, scenes }: Shown,
  speaks: Record<string, Figure>,
): NamedFigure[] {
  const { names, cast } = setting;
  // Of a grave topic: whom it is about, where the template says so.
  if (who === 'topic') return heroesOf(setting.topic, brief.topic);
  if (who === 'kid' || who === 'other') {
    const children = who === 'kid' ? names.slice(0, 1) : names.slice(1);
    return children.map((child) => plain(kindOfChild(child)));
  }
  const role = cast[who] ?? speaks[who];
  const named = role && figureOfRole(role);
  if (named) return [named];
  if (isOneOf(FIGURES, who)) return [plain(who)];
  return figuresOfPool(who, brief.englishLevel, scenes);
}
