import { nounPhraseAt } from './grammar.ts';
import type { Both } from './lexicon.ts';
import { phraseOf } from './topic-nouns.ts';
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
  const noun = phraseOf(company, null, null);
  const { bare } = noun.es;
  // "Papá", "la abuela" are called so; a brother is whose he is.
  const isParent = /^(?:pap|mam)[aáiíy]$/u.test(bare);
  const isTheirs = noun.kind === 'f' && noun.en.the.startsWith('[');
  const their = isParent ? bare : isTheirs ? `${noun.plural ? 'sus' : 'su'} ${bare}` : noun.es.the;
  const es = { ...noun.es, a: their, the: their };
  const sorts = SORTS.flatMap(([tag, places]) => (places.test(outing.where.es) ? [tag] : []));
  return { ...topic, tags: [...sorts, 'outing'], noun: { ...noun, es }, what: outing.where };
}
