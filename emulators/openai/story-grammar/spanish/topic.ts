import type { Gender, Topic } from '../book.ts';
import { pick } from '../random.ts';
import { cleanTopic, keyword, shorten } from '../topic.ts';
import {
  BEINGS,
  FEMININE_WITH_EL,
  genderOfNoun,
  isBeing,
  isPlural,
  OCCASIONS,
  PROPER,
  VALUES,
} from './nouns.ts';

const FUNCTION_WORDS = new Set(
  `el la los las un una unos unas de del a al en con sin por para sobre y e o u que se su sus mi mis tu tus lo le les no muy más
  como cuando donde quien es son era primer primera gran nuevo nueva pequeño pequeña`.split(/\s+/),
);
const BEFORE_NOUN = new Set(
  `primer primera segundo segunda tercer último última gran nuevo nueva nuevos nuevas pequeño pequeña pequeños pequeñas mejor mejores
  mi mis su sus tres dos cuatro cinco siete viejo vieja`.split(/\s+/),
);
const ARTICLES: Record<string, { gender: Gender; plural: boolean; definite: string }> = {
  un: { gender: 'm', plural: false, definite: 'el' },
  una: { gender: 'f', plural: false, definite: 'la' },
  unos: { gender: 'm', plural: true, definite: 'los' },
  unas: { gender: 'f', plural: true, definite: 'las' },
  el: { gender: 'm', plural: false, definite: 'el' },
  la: { gender: 'f', plural: false, definite: 'la' },
  los: { gender: 'm', plural: true, definite: 'los' },
  las: { gender: 'f', plural: true, definite: 'las' },
};
const PAST: Record<string, string> = {
  es: 'era',
  está: 'estaba',
  sabe: 'sabía',
  puede: 'podía',
  tiene: 'tenía',
  quiere: 'quería',
  vive: 'vivía',
  habla: 'hablaba',
  come: 'comía',
  odia: 'odiaba',
  ama: 'amaba',
  sueña: 'soñaba',
  cree: 'creía',
  duerme: 'dormía',
  canta: 'cantaba',
  vuela: 'volaba',
  baila: 'bailaba',
  hace: 'hacía',
  son: 'eran',
  están: 'estaban',
  saben: 'sabían',
  pueden: 'podían',
  tienen: 'tenían',
  quieren: 'querían',
  viven: 'vivían',
  hablan: 'hablaban',
  busca: 'buscaba',
  viaja: 'viajaba',
  llora: 'lloraba',
  ríe: 'reía',
  juega: 'jugaba',
  va: 'iba',
  dice: 'decía',
  cuenta: 'contaba',
  da: 'daba',
  gusta: 'gustaba',
  gustan: 'gustaban',
  teme: 'temía',
  comparte: 'compartía',
  consigue: 'conseguía',
  logra: 'lograba',
  necesita: 'necesitaba',
};
const THIRD_PERSON: Record<string, string> = { mi: 'su', mis: 'sus' };
/** What a character that came without a story of its own has still to learn. */
const LACKS = [
  'silbar',
  'contar chistes',
  'dormirse sin luz',
  'pedir ayuda',
  'hacer amigos',
  'esperar su turno',
  'decir adiós',
];

function topic(over: Partial<Topic> & Pick<Topic, 'kind' | 'definite' | 'keyword'>): Topic {
  return {
    short: over.definite,
    indefinite: over.definite,
    clause: '',
    object: '',
    gender: 'm',
    plural: false,
    ...over,
  };
}

function saying(words: string[]): Topic {
  const text = shorten(words, FUNCTION_WORDS).join(' ');
  const quoted = `«${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}»`;
  return topic({ kind: 'saying', definite: quoted, keyword: keyword(text.split(' '), FUNCTION_WORDS) });
}

function past(clause: string): string {
  return clause
    .split(' ')
    .map((word, i) => (i < 4 ? (PAST[word] ?? word) : word))
    .join(' ');
}

function withArticle(noun: string, gender: Gender, plural: boolean, definite: boolean): string {
  if (plural) return definite ? (gender === 'f' ? 'las' : 'los') : gender === 'f' ? 'unas' : 'unos';
  if (gender === 'm' || FEMININE_WITH_EL.has(noun.toLocaleLowerCase())) return definite ? 'el' : 'un';
  return definite ? 'la' : 'una';
}

/** "dragón verde" + "que no sabía volar": someone to tell a story about. */
function character(
  noun: string[],
  head: string,
  gender: Gender,
  plural: boolean,
  clause: string,
  random: () => number,
): Topic {
  const lack =
    /^no (?:sab[ei]a?n?|sabían?|puede[n]?|podían?|consigue[n]?|conseguían?|logran?|lograban?) (\S*(?:[aeií]r)(?:se|lo|la)?(?: .*)?)$/.exec(
      clause,
    );
  const invented = clause === '' ? pick(LACKS, random) : undefined;
  const text = noun.join(' ');
  const said =
    invented === undefined
      ? past(clause)
      : `no sabía ${invented}`.replace('sabía', plural ? 'sabían' : 'sabía');
  return topic({
    kind: lack || invented !== undefined ? 'lack' : 'fact',
    definite: `${withArticle(head, gender, plural, true)} ${text}`,
    short: `${withArticle(head, gender, plural, true)} ${text}`,
    indefinite: `${withArticle(head, gender, plural, false)} ${text}${said === '' ? '' : ` que ${said}`}`,
    clause: said,
    object: invented ?? lack?.[1] ?? '',
    gender,
    plural,
    keyword: head,
  });
}

function decapitalised(words: string[]): string[] {
  const [first = '', ...rest] = words;
  const lower = first.toLocaleLowerCase();
  const restHasCapitals = rest.some((word) => /^\p{Lu}/u.test(word));
  if (PROPER.has(lower)) return [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest];
  if (rest.length > 0 && restHasCapitals && !ARTICLES[lower] && !isBeing(lower) && !/[aeií]r$/.test(lower))
    return words;
  return [lower, ...rest];
}

/** Reads what a parent typed. Never fails: what it cannot parse becomes a saying, quoted in the story. */
export function analyseTopic(text: string, random: () => number): Topic {
  const stripped = cleanTopic(text)
    .replace(
      /^(?:quiero |quisiera |cuéntame |escribe |haz(?:me)? )?(?:un |una )?(?:cuento|historia|relato) (?:sobre|acerca de|de|con)\s+/i,
      '',
    )
    .replace(/^(?:sobre|acerca de)\s+/i, '')
    .replace(/^(?:mis?|nuestr[oa]s?)\s+(?=\S)/i, '');
  const words = decapitalised(stripped.split(/\s+/).filter(Boolean));
  const line = words.join(' ');
  if (line === '') return topic({ kind: 'thing', definite: 'la luna', gender: 'f', keyword: 'luna' });

  const fear = /^(?:(?:el|los|tener|mi|su) )?(?:miedos?|temor|terror|pánico) (al? (.+)|de (.+))$/.exec(line);
  if (fear) {
    const object = shorten((fear[2] ?? fear[3] ?? '').split(' '), FUNCTION_WORDS, 6).join(' ');
    const feared = fear[1]?.startsWith('al ') ? `el ${object}` : object;
    return topic({
      kind: 'fear',
      definite: `el miedo a ${feared}`,
      short: 'el miedo',
      object: feared,
      keyword: keyword(object.split(' '), FUNCTION_WORDS),
    });
  }

  const first = words[0] ?? '';
  const article = ARTICLES[first];
  const body = article ? words.slice(1) : words;
  const relative = body.findIndex((word) => word === 'que' || word === 'quien');
  const nounPhrase = relative === -1 ? body : body.slice(0, relative);
  const [lead = ''] = nounPhrase;
  const head = (BEFORE_NOUN.has(lead) ? nounPhrase[1] : lead) ?? '';
  if (head === '') return saying(words);

  if (
    !article &&
    /^(?:ir|irse|dar|ver|\p{Ll}{2,}(?:[aei]r|ír)(?:se)?)$/u.test(head) &&
    !BEINGS.has(head) &&
    !['mar', 'amor', 'valor', 'lugar', 'collar', 'azar', 'bar', 'hogar', 'ser'].includes(head)
  ) {
    const phrase = shorten(words, FUNCTION_WORDS).join(' ');
    return topic({
      kind: /^(ir|visitar|viajar|empezar|volver|mudarse)/.test(head) ? 'event' : 'value',
      definite: phrase,
      keyword: keyword(phrase.split(' '), FUNCTION_WORDS),
    });
  }
  const gender =
    article &&
    !(first === 'el' && FEMININE_WITH_EL.has(head)) &&
    !(first === 'un' && FEMININE_WITH_EL.has(head))
      ? article.gender
      : genderOfNoun(head);
  const plural = article
    ? article.plural
    : isPlural(head) || /^(dos|tres|cuatro|cinco|siete|mis|sus)$/.test(lead);
  if (OCCASIONS.has(lead) || OCCASIONS.has(head)) {
    const phrase = shorten(body, FUNCTION_WORDS);
    const definite =
      article || !/^(mi|mis|su|sus)$/.test(lead)
        ? `${withArticle(head, gender, plural, true)} ${phrase.join(' ')}`
        : phrase.join(' ');
    const stop = phrase.findIndex((word, i) => i > 0 && FUNCTION_WORDS.has(word) && !BEFORE_NOUN.has(word));
    const short =
      stop > 0 ? `${withArticle(head, gender, plural, true)} ${phrase.slice(0, stop).join(' ')}` : definite;
    return topic({ kind: 'event', definite, short, gender, plural, keyword: head });
  }
  if (relative > 0 && nounPhrase.length <= 5) {
    const clause = shorten(body.slice(relative + 1), FUNCTION_WORDS, 7).join(' ');
    if (!plural || isBeing(head)) return character(nounPhrase, head, gender, plural, clause, random);
  }
  const verbLike = words.some((word) =>
    /^(va|van|fue|era|es|son|está|están|tiene|tienen|quiere|quieren|pierde|perdió|encuentra|encontró|vive|viven|juega|juegan)$/.test(
      word,
    ),
  );
  if ((verbLike && relative === -1) || (body.length > 8 && relative === -1)) return saying(words);
  const conjunction = body.includes('y') || body.includes('e');
  const named = body.slice(1).some((word) => /^\p{Lu}/u.test(word));
  if (isBeing(head) && !plural && !conjunction && !named && nounPhrase.length <= 4)
    return character(nounPhrase, head, gender, plural, '', random);

  const phrase = shorten(body, FUNCTION_WORDS);
  // The story speaks of the heroes in the third person.
  const definiteRest = phrase
    .map((word, i) => (i > 0 ? (THIRD_PERSON[word] ?? word) : word))
    .map((word) => (conjunction && ARTICLES[word] ? ARTICLES[word].definite : word))
    .join(' ');
  const bare =
    PROPER.has(head.toLocaleLowerCase()) ||
    (/^\p{Lu}/u.test(head) && !article) ||
    /^(mi|mis|su|sus)$/.test(lead);
  const definite = bare ? definiteRest : `${withArticle(head, gender, plural, true)} ${definiteRest}`;
  const kind = VALUES.has(head) ? 'value' : 'thing';
  const stop = phrase.findIndex((word, i) => i > 0 && FUNCTION_WORDS.has(word) && !BEFORE_NOUN.has(word));
  const short =
    stop > 0 && !conjunction && !bare
      ? `${withArticle(head, gender, plural, true)} ${phrase.slice(0, stop).join(' ')}`
      : definite;
  return topic({ kind, definite, short, gender, plural: plural || conjunction, keyword: head });
}
