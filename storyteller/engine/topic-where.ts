import { doingAt, type NounPhrase, nounPhraseAt } from './grammar.ts';
import type { Both, Side } from './lexicon.ts';
import { type Company, firstDoing, WITH_OBJECT } from './topic-deeds.ts';
import { joinedBy, phraseOf } from './topic-nouns.ts';
import type { Topic } from './topic-types.ts';

/** Where a topic's hero is, or where its child spends the day with somebody. */

const DAY_OUT = /^pasar el día (.+) con (.+)$/u;
/** Going there is being there. */
const GOING = /^ir (?:al|a (?:el|la)) ((?:(?! en ).)+) con (.+)$/u;
const GOAL = /^go to the (.+) with .+$/u;
const AT =
  /^(?:estar|vivir|quedarse) ((?:por )?(?:en|dentro|debajo|encima|detrás|entre|bajo|sobre|cerca|lejos)(?!\p{L}).*)$/u;

function outingIn({ es, en }: Both): { where: Both; who: string } | null {
  const [, there, with_] = DAY_OUT.exec(es) ?? [];
  const english = /^spend the day (.+) with .+$/u.exec(en)?.[1];
  if (there && with_ && english) return { where: { es: there, en: english }, who: with_ };
  const [, goal, company] = GOING.exec(es) ?? [];
  const to = GOAL.exec(en)?.[1];
  if (!goal || !company || !to) return null;
  const article = /^ir (?:al|a el) /u.test(es) ? 'el' : 'la';
  return { where: { es: `en ${article} ${goal}`, en: `at the ${to}` }, who: company };
}

/** What passes by somewhere depends on what sort of place it is; a town has no tag of its own. */
const SORTS = [
  ['outing:shore', /playa|(?<!\p{L})mar(?!\p{L})|orilla|puerto|barco|isla/u],
  ['outing:snow', /nieve|esqu[ií]/u],
  ['outing:wild', /bosque|monte|montaña|campo|selva|prado|granja/u],
] as const;

/** A topic with the place in `what`: of a hero that is somewhere, and of a day out, whose company is then the noun. */
export function withPlace(topic: Topic): Topic {
  const { tags, doing, what } = topic;
  if (doing === null) return topic;
  if (tags.includes('hero:at') && what === null) {
    const es = AT.exec(doing.do.es)?.[1];
    const en = /^(?:be|live|stay) (.+)$/u.exec(doing.do.en)?.[1];
    return es && en ? { ...topic, tags: ['hero:there', ...tags], what: { es, en } } : topic;
  }
  const outing = tags[0] === 'doing' ? outingIn(doing.do) : null;
  const company = outing && nounPhraseAt(outing.who.split(' '), 0, 'es');
  if (!company || company.length !== outing.who.split(' ').length) return topic;
  return withCompany(topic, asCompany(phraseOf(company, null, null)), outing.where);
}

/** Somebody as the company of the children: "papá", "su hermana", "Coco". */
export function asCompany(noun: NonNullable<Topic['noun']>): NonNullable<Topic['noun']> {
  const { bare } = noun.es;
  // "Papá", "la abuela" are called so; a brother is whose he is.
  const isParent = /^(?:pap|mam)[aáiíy]$/u.test(bare);
  const isTheirs = noun.kind === 'f' && noun.en.the.startsWith('[');
  const their = isParent ? bare : isTheirs ? `${noun.plural ? 'sus' : 'su'} ${bare}` : noun.es.the;
  return { ...noun, es: { ...noun.es, a: their, the: their } };
}

/** A day somewhere with somebody, who is then its noun. */
function withCompany(topic: Topic, noun: NonNullable<Topic['noun']>, where: Both): Topic {
  const sorts = SORTS.flatMap(([tag, places]) => (places.test(where.es) ? [tag] : []));
  return { ...topic, tags: [...sorts, 'outing'], noun, what: where };
}

/** Whose somebody is, in English. */
const OWNER = /^\[\{kid\}’s\|their\] /u;

/** One more of the company: "su perro y papá", "Greta's brother and stepdad". */
function andWith(one: NonNullable<Topic['noun']>, other: NonNullable<Topic['noun']>): typeof one {
  const say = (side: Side) => {
    const both = (form: 'a' | 'the' | 'bare') =>
      joinedBy(
        side,
        one[side][form],
        OWNER.test(one[side][form]) ? other[side][form].replace(OWNER, '') : other[side][form],
      );
    return { a: both('a'), the: both('the'), bare: both('bare'), full: both('a') };
  };
  const gender = one.gender === 'f' ? other.gender : 'm';
  const kind = other.kind === 'f' ? 'f' : one.kind;
  return { es: say('es'), en: say('en'), gender, plural: true, kind };
}

/** Who else is there, at the end: "en la playa con papá". */
function alsoIn(rest: readonly string[], side: Side): { before: string[]; who: NounPhrase } | null {
  const at = rest.findLastIndex((word) => (side === 'es' ? /^con$/i : /^with$/i).test(word));
  const who = at > 0 ? nounPhraseAt(rest, at + 1, side) : null;
  return who && at + 1 + who.length === rest.length && 'fpa'.includes(who.noun.kind)
    ? { before: rest.slice(0, at), who }
    : null;
}

/** What the child does with somebody, and with who else is with them. */
export function deedOf({ who, name, rest }: Company, side: Side): Pick<Topic, 'noun' | 'doing'> | null {
  const owner = { gender: who.noun.es.gender, plural: who.plural, kind: who.noun.kind } as const;
  const read = (words: readonly string[], plural: boolean) =>
    firstDoing(words, side, { ...owner, plural }) ??
    doingAt(words, side, { ...owner, plural: true }, 'finite');
  const also = alsoIn(rest, side);
  const together = also && read(also.before, true);
  if (together && !WITH_OBJECT.test(together.do.es)) {
    const noun = andWith(asCompany(phraseOf(who, name, null)), asCompany(phraseOf(also.who, null, null)));
    return { noun, doing: together };
  }
  const doing = read(rest, who.plural);
  return doing && { noun: asCompany(phraseOf(who, name, null)), doing };
}

/** A day of the child with somebody, at a place or on the way to one: "en la playa con papá", "vamos al parque". */
export function dayIn({ who, name, rest }: Company, side: Side, topic: Topic): Topic | null {
  const also = alsoIn(rest, side);
  const words = also?.before ?? rest;
  const spend = side === 'es' ? ['pasar', 'el', 'día'] : ['spend', 'the', 'day'];
  const deed =
    firstDoing(words, side, null) ?? doingAt(words, side, { gender: 'm', plural: true, kind: 'p' }, 'finite');
  const doing = deed ?? doingAt([...spend, ...words], side, null, 'infinitive');
  const where = doing && (deed ? goalOf(deed.do) : placeOf(doing.do));
  if (!where) return null;
  const noun = asCompany(phraseOf(who, name, null));
  const company = also ? andWith(noun, asCompany(phraseOf(also.who, null, null))) : noun;
  return withCompany({ ...topic, doing }, company, where);
}
const placeOf = ({ es, en }: Both): Both | null => {
  const there = /^pasar el día ((?:en|por|bajo|junto|entre|al|debajo|cerca)(?!\p{L}).+)$/u.exec(es)?.[1];
  const english = /^spend the day (.+)$/u.exec(en)?.[1];
  return there && english ? { es: there, en: english } : null;
};
const goalOf = ({ es, en }: Both): Both | null => {
  const [, to = '', goal] = /^ir (al|a la|a los|a las) (.+)$/u.exec(es) ?? [];
  const there = /^go to (.+)$/u.exec(en)?.[1];
  return goal && there ? { es: `en ${to === 'al' ? 'el' : to.slice(2)} ${goal}`, en: `at ${there}` } : null;
};
