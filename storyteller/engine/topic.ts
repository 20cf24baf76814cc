import {
  childrenIn,
  circumstancesOf,
  type Doer,
  isDangerousDeed,
  isDangerousTo,
  isDangerousWith,
  isHarmlessNoun,
  isNeverTold,
  isQuietDeed,
  isShutIn,
  isUntouchable,
  namesDanger,
} from './danger.ts';
import { type Doing, doingAt, nounPhraseAt } from './grammar.ts';
import { readHurt } from './hurts.ts';
import { isLiving, isOfKind } from './kinds.ts';
import { adjectiveAt, type Both, nounAt, phraseAt, type Side } from './lexicon.ts';
import { asMeant, hasUnknown, withApostrophes } from './spelling.ts';
import { isToldWhole, withCapitals, withClearName } from './told-whole.ts';
import { clausesOf } from './topic-clauses.ts';
import { coresOf, firstOf } from './topic-core.ts';
import {
  activityIn,
  type Company,
  companyIn,
  isGendered,
  isYours,
  ofGender,
  ownIn,
  sharedIn,
  wantedIn,
  withoutWhen,
} from './topic-deeds.ts';
import { fearIn } from './topic-fear.ts';
import { heavyKind } from './topic-heavy.ts';
import { type Hero, heroIn, heroTags, IDENTITY_DEED, ourHero } from './topic-hero.ts';
import { IDEAS, inventedTitle, nameOf, questionIn } from './topic-known.ts';
import { capitals, plainLine, quoted, sentencesOf, withoutRequest, withWheelchair } from './topic-line.ts';
import { firstNoun, lostBy, lostIn, nounsOf, phraseOf } from './topic-nouns.ts';
import { pairIn } from './topic-pair.ts';
import type { Topic } from './topic-types.ts';
import { asCompany, dayIn, deedOf, withPlace } from './topic-where.ts';
import * as known from './topic-words.ts';

/** Longest topic that is read for its grammar, in words; a longer one is a whole story of its own. */
const LONGEST_READ = 18;

/** Words of an event that are neither part of its name nor empty. */
const isPlainEvent = (line: string, pattern: RegExp, side: Side) =>
  line
    .replace(pattern, ' ')
    .replace(/[’']s(?!\p{L})/gu, '')
    .split(/[\s,]+/)
    .filter(
      (word, at, all) =>
        word !== '' &&
        !known.PLAIN.test(word) &&
        !((at > 0 || known.PLAIN.test(all[1] ?? '')) && /^\p{Lu}\p{Ll}+$/u.test(word)),
    )
    .every((word) => {
      const noun = nounAt([word], 0, side)?.noun;
      if (namesDanger([word], side)) return false;
      return noun ? isHarmlessNoun(noun) : adjectiveAt([word], 0, side)?.adjective.isHarmful === false;
    });

let last: { text: string; side: Side; topic: Topic } | null = null;

/** Parses a parent's topic. Never fails: a topic that is not understood becomes a story of its own. */
export function readTopic(text: string, side: Side): Topic {
  // The same topic is read once for each of several templates.
  if (last?.text !== text || last.side !== side)
    last = { text, side, topic: withPlace(parseTopic(text, side)) };
  return last.topic;
}

function parseTopic(text: string, side: Side): Topic {
  const plain = ofChild(withApostrophes(withoutRequest(plainLine(text)), side), side);
  const clear = withWheelchair(withClearName(withCapitals(plain, side), side), side);
  const line = clear || (side === 'es' ? 'un dragón pequeño' : 'a little dragon');
  const more = sentencesOf(text).slice(1).join(' ');
  const topic = parseLine(line, side);
  if (topic.tags.includes('heavy') || isWhole(topic, [line, more], side)) return topic;
  // Grief is never read out of a slip.
  const meant = asMeant(line, side);
  const mended = meant === line ? topic : parseLine(meant, side);
  if (!mended.tags.includes('heavy') && isWhole(mended, [meant, more], side)) return mended;
  return heartOf(meant, more, side) ?? aloneIn(meant, topic, side) ?? untold(topic, line, side);
}

/** A creature or a thing whose deed is not told: a story of its own, which is not the topic's. */
function aloneIn(line: string, { tags }: Topic, side: Side): Topic | null {
  const words = line.split(' ');
  const found = /^(?:un|una|el|la|an?|the) /iu.test(line) ? nounPhraseAt(words, 0, side) : null;
  if (!found || found.plural || !'ao'.includes(found.noun.kind) || !isHarmlessNoun(found.noun)) return null;
  // A slip may be of a word that hurts.
  const isClosed = tags[0] === 'evening' || found.length === words.length || hasUnknown(line, side);
  const topic = isClosed ? null : parseLine(words.slice(0, found.length).join(' '), side);
  return topic?.isUnderstood && topic.tags.includes('hero') ? { ...topic, isUnderstood: false } : null;
}

/** Animals without which there is hardly a tale. */
const OF_TALE = /(?<!\p{L})(?:lob[oa]s?|os[oa]s?|wol(?:f|ves)|bears?)(?!\p{L})/giu;

/** Whether nothing is said that is not told. */
function isWhole(topic: Topic, [line, more]: readonly [string, string], side: Side): boolean {
  const { tags, noun, doing, what, said, fact, isUnderstood } = topic;
  if (!isUnderstood) return false;
  // A question's answer is told whatever else is in it; what belongs to an event is checked with it.
  const isClosed = tags[0] === 'question' || tags[0] === 'fear' || /^event:/.test(tags[0] ?? '');
  const texts = [noun?.[side].full, noun?.[side].a, doing?.do[side], doing?.does[side][0], what?.[side]];
  // No tale is without its wolf and its bears.
  const wolf = tags.includes('tale') ? 'lobo oso wolf bear' : undefined;
  const told = [...texts, said[side], fact?.first[side], wolf].filter((text) => text !== undefined);
  const tale = tags.includes('tale') && known.TALES.find(([, pattern]) => pattern.test(line));
  const rest = tale ? line.replace(tale[1], ' ') : line;
  // A tale is told without what happens to a child of today in it.
  if (tale && (known.TO_CHILD.test(rest) || namesDanger(rest.replace(OF_TALE, ' ').split(' '), side)))
    return false;
  return (isClosed || isToldWhole(rest, side, told)) && isToldWhole(more, side, told);
}

/** The story of a topic that is not told: what was understood of it stays out. */
function untold(topic: Topic, line: string, side: Side): Topic {
  if (!topic.isUnderstood) return topic;
  const { isOwn } = readHurt(line, side);
  const nothing = { noun: null, doing: null, what: null, fact: null, pair: null };
  return { ...nothing, tags: [isOwn ? 'evening' : 'said'], said: inventedTitle(line), isUnderstood: false };
}

const isPlayed = ({ isUnderstood, tags }: Topic): boolean => isUnderstood && !tags.includes('heavy');

/** A topic that is understood without what goes with it, where nothing in the whole of it hurts. */
function heartOf(line: string, more: string, side: Side): Topic | null {
  const hurt = readHurt(line, side);
  if (hurt.isHeavy || hurt.isHarm || hurt.isHeavyForPeople || hurt.isGrave || hurt.isDanger) return null;
  // What is left out must be harmless as a deed too.
  const clauses = clausesOf(line, side).flatMap(({ cores, other, isPlain }) => {
    const beside = isPlain ? null : parseLine(other, side);
    const isSafe = beside !== null && isPlayed(beside) && !isDangerTold(beside, other, side);
    if (!isPlain && !isSafe) return [];
    const more = isSafe ? [other] : [];
    return cores.flatMap((core) => [core, ...coresOf(core, side)]).map((core) => ({ core, more }));
  });
  // What the child does comes before what a thing does; a hero of whom nothing is said is not the heart.
  const isOurs = ({ tags: [tag = ''] }: Topic) => !/^(?:hero|duo|lost)/.test(tag);
  const candidates = [
    ...coresOf(line, side).map((core) => ({ core, more: [], isFit: isPlayed })),
    ...clauses.map((one) => ({ ...one, isFit: isOurs })),
    ...firstOf(line, side).map((core) => ({ core, more: [], isFit: isOurs })),
    ...clauses.map((one) => ({ ...one, isFit: isPlayed })),
  ];
  const read = new Map<string, Topic>();
  for (const { core, more: beside, isFit } of candidates) {
    if (circumstancesOf(line) !== circumstancesOf(core)) continue;
    if (namesDanger(line.split(' '), side) && !namesDanger(core.split(' '), side)) continue;
    const topic = read.get(core) ?? parseLine(core, side);
    read.set(core, topic);
    if (!isPlayed(topic) || !isFit(topic)) continue;
    if (!isToldWhole(`${line} ${more}`, side, [core, ...beside])) continue;
    // For whom it is may be what makes it dangerous.
    const isOfOurs = /^(?:child|baby|shared)$/.test(doerOf(topic, line, side)) || topic.noun?.kind === 'f';
    if (!isOfOurs && childrenIn(line, side) > childrenIn(core, side)) continue;
    // So may what a baby has.
    const has = / (?:con|with) /iu;
    if (doerOf(topic, line, side) === 'baby' && has.test(line) && !has.test(core)) continue;
    // Nor is a stranger's deed told without the child in it.
    if (topic.noun?.kind === 'p' && hurt.isOwn && !readHurt(core, side).isOwn) continue;
    // What is going on meanwhile may be what makes it dangerous.
    const isCut = known.MEANWHILE.test(line) && !known.MEANWHILE.test(core);
    const isQuiet = isQuietDeed(topic.doing?.do.es ?? '') && !known.WHILE.test(line);
    if (isCut && /^(?:child|baby|shared)$/.test(doerOf(topic, line, side)) && !isQuiet) continue;
    const isChilds = /^(?:child|baby)$/.test(doerOf(topic, line, side)) || topic.noun?.kind === 'f';
    if (isChilds && topic.doing && isDangerousWith(topic.doing.do.es, line, core, side)) continue;
    if (!isDangerTold(topic, line, side)) return topic;
  }
  return null;
}

function parseLine(line: string, side: Side): Topic {
  const bare = line.replace(/[¿?¡!]/g, '').trim();
  const words = bare.split(' ').slice(0, LONGEST_READ);
  const isShort = bare.split(' ').length <= LONGEST_READ;
  const plain = { said: inventedTitle(bare), noun: null, doing: null, what: null, fact: null, pair: null };
  const told = (tags: string[], over: Partial<Topic> = {}): Topic => ({
    ...plain,
    tags,
    isUnderstood: true,
    ...over,
  });
  const hurt = readHurt(bare, side);

  const feared = isShort ? fearIn(bare, side) : null;
  if (feared && !hurt.isHarm) return told(['fear'], { what: feared });

  const understood = isShort ? understoodAs(bare, words, line, side, told, hurt.isOwn) : null;
  // A creature or a thing of a tale, which may be ill or alone without being the child.
  const { noun = null } = understood ?? {};
  const first =
    understood?.isOfTale && noun ? { kind: noun.kind, bare: noun.es.bare } : firstNoun(words, side);
  const isOfTale =
    first !== null && 'aolp'.includes(first.kind) && !known.NEAR_PEOPLE.test(first.bare) && !hurt.isOwn;
  const isAsked =
    ['question', 'idea'].includes(understood?.tags[0] ?? '') || understood?.tags.includes('tale');
  const isOfLife = hurt.isOwn || hurt.isOfPeople;
  const heavy = (): Topic =>
    told(heavyKind(hurt, words, side).tags, { noun: heavyKind(hurt, words, side).noun });
  if (hurt.isHarm && (isOfLife || !isOfTale)) return heavy();
  // Of a brother who does it, it may be a worry.
  const isTheirs = hurt.isOwn && !known.WISHING[side].test(bare);
  const isOfSomebody = isOfLife && !known.WISHING[side].test(bare);
  if (hurt.isDanger && !(isOfSomebody && (hurt.isHeavy || hurt.isHeavyForPeople || hurt.isGrave)))
    return told([isTheirs ? 'evening' : 'said'], { isUnderstood: false });
  if (hurt.isHeavy && !isAsked) {
    const topic = heavy();
    // A bat who fears the dark is a hero of a tale, and no child's own fear.
    if (!(understood?.isOfTale && isOfTale && /dark|moving/.test(topic.tags[0] ?? ''))) return topic;
  }
  const isPerhaps = isOfLife || (understood === null && !hurt.isPlayful);
  // "The cat hasn't come home": somebody's.
  const isLosing = hurt.isGrave && hurt.isOfPet && (understood === null || known.OF_DYING.test(bare));
  const isSad = (hurt.isHeavyForPeople && isPerhaps) || (hurt.isGrave && isOfLife);
  if (isLosing || (isSad && !isOfTale && !isAsked)) {
    // Tears at a party may be of joy: neither grief nor fun is made of them.
    return hurt.isCheerful && isOfLife ? told(['evening'], { isUnderstood: false }) : heavy();
  }
  if (understood !== null && isMissed(understood, hurt.isOwn))
    return told(['evening'], { isUnderstood: false });
  if (understood !== null && isDangerTold(understood, bare, side))
    return told([isTheirs ? 'evening' : 'said'], { isUnderstood: false });
  if (understood === null) {
    const isPlainQuestion =
      /^¿?(?:qui[eé]n|who)(?!\p{L})/iu.test(line) ||
      (known.QUESTION.test(line) && nounsOf(words, side, 'f').length === 0);
    // "The nursery where it happened, and the children": a place has no tale where people are.
    const isOfFigure = isOfTale && !(hurt.isOfPeople && first.kind === 'l');
    const isAtHome = (isOfLife && !isOfFigure && !hurt.isPlayful) || hurt.isDoubtful;
    return told([isAtHome && !isPlainQuestion ? 'evening' : 'said'], { isUnderstood: false });
  }
  const { isOfTale: _, ...topic } = understood;
  return topic;
}

/** What one of the family does not do, or is alone: no fun is made of it, and perhaps it is no grief. */
function isMissed({ noun, doing, tags }: Topic, isOwn: boolean): boolean {
  if (noun === null || doing === null || tags[0] === 'dreamer') return false;
  const told = doing.do.es;
  if (/^(?:estar|quedarse) .*vací/u.test(told) && (isOwn || known.HOMELY.test(noun.es.bare))) return true;
  if (!isOwn) return false;
  if (/^(?:estar|quedarse) .*(?:quiet|fría?|frío|sol[oa]|callad)/u.test(told)) return true;
  return (noun.kind === 'f' || known.OF_BODY.test(noun.es.bare)) && known.MISSING.test(told);
}

/** Whether an animal is one that a child may be with: its own, of a farm, a toy, one of a tale. */
const isCompanion = (name: string): boolean =>
  !/ del? (?:vecin|seño)/u.test(name) &&
  [...name.matchAll(/\p{L}+/gu)]
    .flatMap(([word]) => nounAt([word], 0, 'es')?.noun ?? [])
    .every((one) => one.kind !== 'a' || ['pet', 'animal', 'toy', 'tale'].some((kind) => isOfKind(one, kind)));
const isToy = (name: string): boolean => {
  const found = nounAt(name.split(' '), 0, 'es');
  return found !== null && isOfKind(found.noun, 'toy');
};

/** Whether one of two is a child, with its article. */
const isChild = ({ es }: Both): boolean => known.A_CHILD.test(es.replace(/^\p{L}+ /u, ''));

/** Who does what would be told. */
function doerOf({ noun, pair }: Topic, line: string, side: Side): Doer {
  if (pair?.some(isChild)) return 'child';
  if (noun === null || known.WISHING[side].test(line)) return 'child';
  const { bare } = noun.es;
  if (/^(?:(?:herman|prim|hij|niet|sobrin)\p{L}+ )?beb/u.test(bare)) return 'baby';
  if (!pair && (known.A_CHILD.test(bare) || known.PLAYED_BY_CHILDREN.test(bare))) return 'child';
  const isWithChildren = known.TOGETHER[side].test(line) || /^famili/u.test(bare);
  if (noun.kind === 'f' && isWithChildren) return 'shared';
  if (!pair && known.WITH_CHILD[side].test(line)) return 'child';
  const all = (pair?.map(({ es }) => es.replace(/^(?:el|la) /u, '')) ?? [bare]).flatMap(
    (name) => nounAt(name.split(' '), 0, 'es')?.noun ?? [],
  );
  if (all.some(({ kind }) => 'pf'.includes(kind))) return 'grown';
  const animals = all.filter((one) => isLiving(one) && !isOfKind(one, 'tale'));
  return animals.some((one) => isOfKind(one, 'pet')) ? 'pet' : animals.length > 0 ? 'animal' : 'tale';
}

/** Whether what would be told is not known as harmless: a deed, or a meeting with a thing. */
function isDangerTold(topic: Topic, line: string, side: Side): boolean {
  const { noun, pair, doing, tags } = topic;
  if (tags.includes('fear')) return false;
  const doer = doerOf(topic, line, side);
  if (noun && noun.kind === 'o' && isNeverTold(noun.es.bare)) return true;
  // "The lift surfers": what they do is in their name.
  const [, , ...trade] = noun?.kind === 'p' ? noun.es.a.split(' ') : [];
  if (trade[0] === 'de' && namesDanger(trade.slice(1), 'es') && !known.DRIVES.test(noun?.es.bare ?? ''))
    return true;
  // "The chest is our submarine": it is children who are in it.
  if (
    noun?.kind === 'o' &&
    known.IS_OURS.test(line) &&
    /^ser /u.test(doing?.do.es ?? '') &&
    isDangerousDeed(`jugar en ${noun.es.a}`)
  )
    return true;
  // A toy stands where it is played with; what is heaped up to reach something is climbed.
  const stands =
    noun?.kind === 'o' &&
    doing?.isState &&
    /(?:^| )((?:en|sobre|bajo|junto|dentro|encima|debajo|cerca|al lado) .+)$/u.exec(doing.do.es)?.[1];
  if (stands && (/ para /u.test(stands) || (isToy(noun.es.bare) && isDangerousDeed(`jugar ${stands}`))))
    return true;
  // With whom a child is: no bull, and nobody else's dog.
  const isWithAnimal = noun?.kind === 'a' && /^(?:shared|outing)/.test(tags.join(' '));
  if (isWithAnimal && !isCompanion(noun.es.bare)) return true;
  // A contest of eating, and no food.
  if (doing && known.EATS_AN_EVENT.test(doing.do.es)) return true;
  if (noun && doing && known.A_GAME.test(noun.es.bare)) return true;
  // A house for play inside an icebox, fireworks in a kitchen: it is children who would be there.
  const isBuilt = noun?.kind === 'l' && known.BUILT_FOR_PLAY.test(noun.es.bare);
  if (noun?.kind === 'l' && !pair && doing && isShutIn(doing.do.es)) return true;
  const { noun: by } = (noun && !pair && nounAt(noun.es.bare.split(' '), 0, 'es')) || { noun: null };
  if (doing !== null) {
    const isWish = known.WISHING[side].test(line);
    const about = noun && !isWish ? noun.es.a.split(' ').slice(2).join(' ') : '';
    const when = doer === 'child' || doer === 'baby' ? circumstancesOf(line) : '';
    if (isDangerousDeed(`${doing.do.es}${when}`, about, isBuilt ? 'child' : doer, by)) return true;
    if (by && doer !== 'child' && doer !== 'baby' && isDangerousTo(doing.do.es, by)) return true;
  }
  // "Jumps in the water and cannot swim": what is told is the wish alone.
  const first = tags[0] === 'dreamer' ? heroIn(line.split(' '), line, side) : null;
  if (first && isDangerousDeed(first.doing.do.es, '', doer, by)) return true;
  if (by && /^(?:mine|lost)$/.test(tags[0] ?? '') && isUntouchable(by)) return true;
  // Where it is looked for, a child is.
  if (tags[0] === 'lost' && known.OUT_OF_REACH.test(line)) return true;
  // A place is nobody's partner: "the park and a man".
  const isPlaced = ({ es }: Both) => nounAt(es.split(' ').slice(1), 0, 'es')?.noun.kind === 'l';
  const isSomebody = ({ es }: Both) => /[pf]/.test(nounAt(es.split(' ').slice(1), 0, 'es')?.noun.kind ?? '');
  if (pair?.some(isPlaced) && pair.some(isSomebody)) return true;
  return (
    pair !== null &&
    pair.some(isChild) &&
    (pair.some(({ es }) => namesDanger(es.split(' '), 'es') || known.UNKNOWN_ADULT.test(es)) ||
      // Nothing is in a baby's hand.
      (pair.some(({ es }) => /^(?:el|la) beb/u.test(es)) && noun?.kind === 'o'))
  );
}

/** Without when it is, at the beginning: "hoy", "the day that", "on Sundays". */
function withoutTime(words: readonly string[], side: Side): readonly string[] {
  const [, time] = known.WHEN[side].exec(words.join(' ')) ?? [];
  const rest = time === undefined ? words : time.split(' ');
  const phrase = phraseAt(rest, 0, side);
  return phrase &&
    phrase.length < rest.length - 1 &&
    /^(?:on|in|at|every|last|this|one|los|las|el|la|cada|en|por|una|esta|este|todos|todas) /i.test(
      `${rest[0]} `,
    )
    ? rest.slice(phrase.length)
    : rest;
}

/** "Mi hija quiere ser bombera" is the child's wish, and "my son is scared of dogs" its fear. */
const ofChild = (line: string, side: Side): string =>
  line
    .replace(known.CHILD_WANTS[side], known.I_WANT[side])
    .replace(known.SLEEPS_OVER[side], known.SLEEPOVER_WITH[side]);

/** Whether what is lost is an animal of the family, and no toy: "my old dog", and not the crabs that are looked for. */
function isOwnPet(lost: NonNullable<Topic['noun']>, line: string, side: Side): boolean {
  const found = nounAt(lost.es.bare.split(' '), 0, 'es');
  const isMine = new RegExp(`${known.MINE[side]} (?:\\p{L}+ )?${lost[side].bare}(?!\\p{L})`, 'iu').test(line);
  return lost.kind === 'a' && found !== null && isLiving(found.noun) && isMine;
}

type Tell = (tags: string[], over?: Partial<Topic>) => Topic;

function understoodAs(
  bare: string,
  words: readonly string[],
  line: string,
  side: Side,
  told: Tell,
  isOwn: boolean,
): (Topic & { isOfTale?: boolean }) | null {
  const isQuestion = !known.WHERE_IS_MINE.test(line) && (known.QUESTION.test(line) || line.includes('?'));
  if (isQuestion) {
    const question = questionIn(line, side);
    return question && told(['question'], { said: quoted(question.name), fact: question.fact });
  }
  const tale = known.firstOf(known.TALES, bare);
  if (tale) return told([tale, 'tale'], { said: nameOf(tale, bare) });

  const heroWords = withoutTime(words, side);
  const pair = pairIn(heroWords, bare, side);
  const isToldPair = !isOwn || /^(?:un|una|el|la|an?|the) /iu.test(bare) || pair?.isOfPets === true;
  if (isToldPair && pair?.noun && pair.doing) {
    const read = known.ONCE_OF_TWO.test(pair.doing.do.es)
      ? told(['dreamer'], pair)
      : told([pair.isTold ? 'duo:deed' : 'duo:plain', 'duo'], pair);
    return { ...read, isOfTale: true };
  }
  const hero = heroIn(heroWords, bare, side);
  const isTold =
    hero !== null && /^(?:un|una|unos|unas|el|la|los|las|an?|the|some|dos|tres|two|three) /iu.test(bare);
  const asDreamer = (over: Pick<Topic, 'noun' | 'doing'>): Topic =>
    told(known.NO_SKILL.test(over.doing?.do.es ?? '') ? ['dreamer'] : ['dreamer', 'dreamer:skill'], over);
  const asHero = (found: Hero): Topic | null => {
    const { phrase, doing } = found;
    const isPerson = 'pf'.includes(phrase.kind);
    // Of one's own, what nobody said of it is not made up.
    if (found.isPlain && found.isMine)
      return 'ao'.includes(phrase.kind) ? told(['mine'], { noun: phrase }) : null;
    if (isPerson && IDENTITY_DEED.test(doing.do.es)) return null;
    // "La nana que canta mi abuela": nobody sings the grandmother.
    if (phrase.kind === 'o' && known.DONE_BY_KIN.test(doing.do.es)) return null;
    const lost = isTold && !isOwn ? lostBy(phrase, doing) : null;
    if (lost) return told(['lost'], { noun: lost });
    // What a hero fears or learns to do, it does in the end.
    const fear = /^(?:tener miedo (?:de|a)|temer|aprender a) (\p{L}+r(?:se)?(?: .*)?)$/u.exec(
      doing.do.es,
    )?.[1];
    const owner = { gender: phrase.gender, plural: phrase.plural, kind: phrase.kind };
    const feared = fear === undefined ? null : doingAt(fear.split(' '), 'es', owner, 'infinitive');
    if (feared && !feared.isState) return asDreamer({ noun: phrase, doing: feared });
    const wish = wantedIn(bare, side, { gender: phrase.gender, plural: phrase.plural, kind: phrase.kind });
    if (wish && 'pafo'.includes(phrase.kind)) return asDreamer({ noun: phrase, doing: wish });
    if (found.isPlain && phrase.kind === 'l' && !phrase.plural) {
      const home = /^(?:el|la|the) /iu.test(bare) ? phrase.es.the : phrase.es.a;
      const ours = ourHero(bare, (owner) =>
        doingAt(['vivir', 'en', ...home.split(' ')], 'es', owner, 'infinitive'),
      );
      if (ours)
        return told(['place:there', 'place'], {
          ...ours,
          what: { es: phrase.es.the, en: /^space$/.test(phrase.en.bare) ? phrase.en.bare : phrase.en.the },
        });
    }
    // Nobody finds the same cat day after day: it is tried, and comes off in the end.
    if (known.ONCE.test(doing.do.es) && 'pafo'.includes(phrase.kind))
      return asDreamer({ noun: phrase, doing });
    const tags = heroTags(phrase.kind, doing);
    const what = doing.isState ? fearIn(doing.do[side], side) : null;
    return what
      ? told(['fear', ...tags], { noun: phrase, doing, what })
      : told(tags, { noun: phrase, doing });
  };
  if (hero?.hasClause && isTold) {
    const topic = asHero(hero);
    if (topic) return { ...topic, isOfTale: true };
  }

  // A child has no gender in a story: what says one is the wish of a hero with the same gender.
  const wishOf = (doing: Doing): Topic => {
    const hero = isGendered(doing) ? ourHero(bare, (owner) => ofGender(doing, owner)) : null;
    const isLearnt = !doing.isState && !known.NO_SKILL.test(doing.do.es);
    const tags = isLearnt ? ['wish', 'doing', 'doing:skill'] : ['wish'];
    return hero
      ? asDreamer(hero)
      : told(tags, { said: quoted(capitals(doing.do)), doing, what: doing.isState ? null : doing.do });
  };
  const asDeed = (): Topic | null => {
    const own = ownIn(heroWords, side);
    if (own) return told(['mine'], { noun: phraseOf(own.who, own.name, null) });
    const us = companyIn(heroWords, side);
    if (us) return ofUs(us);
    const activity = activityIn(heroWords, side, null);
    if (activity === null) return null;
    if (activity.isState && /^(?:ser|tener|being|having|be|have)(?: |$)/iu.test(bare))
      return wishOf(activity);
    // "Leo wants to be a firefighter": the wish, not the wanting.
    if (/^(?:querer|desear) /u.test(activity.do.es)) {
      const wanted = wantedIn(bare, side, null);
      return wanted && !isYours(wanted.do) ? wishOf(wanted) : null;
    }
    if (activity.isState) return null;
    const shared = sharedIn(activity, side);
    const alone = shared && shared.alone(null);
    const isTaught = known.TAUGHT[side].test(bare);
    // Where the child learns it, a teacher has no part in it, and one of the family has.
    if (shared && alone && (!isTaught || shared.company.noun.kind === 'f')) {
      const { noun, plural } = shared.company;
      const theirs = { gender: noun.es.gender, plural, kind: noun.kind } as const;
      const together = shared.alone(theirs);
      if (together && !together.isState)
        return sharedWith(asCompany(phraseOf(shared.company, null, null)), together);
    }
    const her = { gender: 'f', plural: false, kind: 'p' } as const;
    // What is learnt can be done in the end.
    const [, learnt] = /^aprender a (\p{L}+r(?:se)?(?: .*)?)$/u.exec(activity.do.es) ?? [];
    const doneBy = (of: typeof her | null) =>
      learnt === undefined
        ? activityIn(heroWords, side, of)
        : doingAt(learnt.split(' '), 'es', of, 'infinitive');
    const doing = withoutWhen((isTaught && alone) || (doneBy(null) ?? activity), null);
    const hers = (isTaught && shared?.alone(her)) || doneBy(her);
    const said = quoted(capitals(doing.do));
    // A quarrel is nothing to be good at, and neither is a loss.
    if (known.QUARRELS.test(doing.do.es) || /^(?:perder|romper|quemar)(?!\p{L})/u.test(doing.do.es))
      return null;
    const isSkill = !known.NO_SKILL.test(doing.do.es) && !isYours(doing.do);
    const tags = isSkill ? ['doing', 'doing:skill'] : ['doing', 'wish'];
    return hers && told(tags, { said, doing, what: withoutWhen(hers, her).do });
  };
  const ofUs = (us: Company): Topic | null => {
    const day = dayIn(us, side, told([]));
    if (day) return day;
    const { noun = null, doing = null } = deedOf(us, side) ?? {};
    if (!noun || !doing) return null;
    return doing.isState ? told(heroTags(noun.kind, doing), { noun, doing }) : sharedWith(noun, doing);
  };
  /** The child does it, and somebody with it. */
  const sharedWith = (noun: NonNullable<Topic['noun']>, doing: Doing): Topic | null => {
    const her = { gender: 'f', plural: false, kind: 'p' } as const;
    const hers = doingAt(doing.do.es.split(' '), 'es', her, 'infinitive');
    return (
      hers && told(['shared'], { noun, doing: withoutWhen(doing, null), what: withoutWhen(hers, her).do })
    );
  };
  // Nothing is left to be done about it, but a question is.
  const whyFallen = known.FALLEN_TOOTH.test(bare) ? questionIn('dientes caen', 'es') : null;
  if (whyFallen)
    return told(['event:tooth', 'question'], { said: quoted(whyFallen.name), fact: whyFallen.fact });
  const isSearch = known.SEARCHING.test(bare) ? asDeed() : null;
  if (isSearch) return isSearch;
  if (
    known.LOST.test(bare) &&
    !known.LOST_ONESELF.test(bare) &&
    !known.SEARCHES.test(bare) &&
    !(isTold && known.HAS_CLAUSE.test(bare))
  ) {
    const [before = '', ...rest] = bare.split(known.LOST);
    const after = (rest.at(-1) ?? '').trim().replace(known.LOST_THERE, '').trim().split(' ');
    const isBefore = known.LOST_BEFORE[side].test(bare) || nounsOf(after, side, 'olaepfi').length === 0;
    // Patience and a match are no things, and neither is what stands after them.
    const isThing = isBefore || 'oa'.includes(nounsOf(after, side, 'olaei')[0]?.noun.kind ?? '-');
    // "My cat vanished under the bed": not the bed.
    const isWhere =
      !isBefore && /^(?:debajo|bajo|en|dentro|detrás|under|in|into|inside|behind)$/iu.test(after[0] ?? '');
    const noun = isThing && !isWhere ? lostIn(isBefore ? before.split(' ') : after, side) : null;
    // A pet of one's own may not come back.
    if (noun && isOwnPet(noun, bare, side) && !known.FOUND.test(bare)) return told(['heavy:away', 'heavy']);
    if (noun) return told(['lost'], { noun });
  }
  const event = known.EVENTS.find(([, pattern]) => pattern.test(bare));
  const isCreature =
    hero !== null &&
    isTold &&
    !isOwn &&
    !hero.isPlain &&
    (hero.phrase.kind === 'a' || (hero.phrase.kind !== 'l' && /^ser /u.test(hero.doing.do.es)));
  // "My mum is a doctor" is no visit to one.
  const isTrade = hero?.hasClause === true && hero.phrase.kind === 'f' && /^ser /u.test(hero.doing.do.es);
  // A day out is told by what is done, unless it is the first time.
  const isOuting = event !== undefined && known.OUTINGS.test(event[0]) && !known.FIRST_TIME.test(bare);
  const outing = isOuting && known.WISHING[side].exec(bare) === null ? asDeed() : null;
  if (outing && ['hero', 'outing', 'shared'].some((tag) => outing.tags.includes(tag))) return outing;
  if (event && outing?.tags[0] === 'doing')
    return {
      ...outing,
      tags: known.FEASTS.test(event[0]) ? ['feast', event[0]] : [...outing.tags, event[0]],
    };
  if (isOuting && hero?.hasClause && !hero.isPlain) return asHero(hero);
  if (
    event &&
    !isCreature &&
    !isTrade &&
    isPlainEvent(bare, event[1], side) &&
    circumstancesOf(bare.replace(event[1], ' ')) === ''
  )
    return told([event[0], 'event'], { said: nameOf(event[0], bare) });
  if (hero) return asHero(hero);

  const [, wish] = known.WISHING[side].exec(bare) ?? [];
  if (wish !== undefined) {
    const doing =
      doingAt(wish.split(' '), side, null, 'infinitive') ??
      // "My daughter dreams of flying".
      (side === 'en' ? doingAt(wish.split(' '), side, null, 'gerund') : null) ??
      doingAt(
        side === 'es' ? ['tener', ...wish.split(' ')] : ['have', ...wish.split(' ')],
        side,
        null,
        'infinitive',
      );
    const isWithKin = isOwn && nounsOf(wish.split(' '), side, 'f').length > 0;
    if (doing && (!isWithKin || known.PLAYED_WITH_KIN.test(doing.do.es))) {
      const said = quoted(capitals(doing.do));
      if (!isYours(doing.do)) return wishOf(doing);
      const hers = doingAt(wish.split(' '), side, { gender: 'f', plural: false, kind: 'p' }, 'infinitive');
      if (hers && !doing.isState) return told(['doing'], { said, doing, what: hers.do });
    }
  }
  const idea = nounPhraseAt(words, 0, side);
  if (idea && idea.length === words.length && idea.noun.kind === 'i' && idea.determiner !== 'a') {
    const phrase = phraseOf(idea, null, null);
    const fact = IDEAS.get(idea.noun.es.one);
    if (fact) return told(['idea'], { what: { es: phrase.es.the, en: phrase.en.bare }, fact });
  }
  return asDeed();
}
