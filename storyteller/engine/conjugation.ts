import { linesOf } from './lexicon.ts';

/** Finite forms of Spanish and English verbs: regular ones by rule, others from the data. */
type Irregular = { present?: string; gerund?: string; past?: string };
const spanish = new Map<string, Irregular>();
const english = new Map<string, { past: string; participle: string }>();
for (const line of linesOf('irregular-verbs.txt')) {
  const [side, verb = '', ...forms] = line.split(' ');
  const [first = '', second = '', third = ''] = forms;
  const given = (form: string) => (form === '-' ? undefined : form);
  if (side === 'es')
    spanish.set(verb, { present: given(first), gerund: given(second), past: given(third) } as Irregular);
  else english.set(verb, { past: first, participle: second });
}

const PARTICIPLES: Record<string, string> = {
  hacer: 'hecho',
  decir: 'dicho',
  ver: 'visto',
  escribir: 'escrito',
  abrir: 'abierto',
  descubrir: 'descubierto',
  romper: 'roto',
  volver: 'vuelto',
  poner: 'puesto',
  resolver: 'resuelto',
  envolver: 'envuelto',
  freír: 'frito',
};
const FIRST_PERSON: Record<string, string> = {
  ser: 'soy',
  estar: 'estoy',
  ir: 'voy',
  dar: 'doy',
  saber: 'sé',
  ver: 'veo',
  tener: 'tengo',
  hacer: 'hago',
  poner: 'pongo',
  salir: 'salgo',
  traer: 'traigo',
  decir: 'digo',
  oír: 'oigo',
  caer: 'caigo',
  conducir: 'conduzco',
  crecer: 'crezco',
  haber: 'he',
};
const IMPERFECT: Record<string, string> = { ser: 'era', ir: 'iba', ver: 'veía' };

const stemOf = (verb: string) => verb.slice(0, -2);
const isAr = (verb: string) => verb.endsWith('ar');

export type SpanishForms = {
  infinitive: string;
  gerund: string;
  participle: string;
  /** Third person, singular and plural. */
  present: [string, string];
  imperfect: [string, string];
  past: [string, string];
  /** First person, singular and plural, of present and past. */
  first: string[];
};

const spellings = (verb: string, ending: string) =>
  /[aeo]/.test(ending.charAt(0))
    ? stemOf(verb)
    : stemOf(verb)
        .replace(/c$/, isAr(verb) ? 'qu' : 'c')
        .replace(/g$/, isAr(verb) ? 'gu' : 'g');

function pluralOfPast(one: string): string {
  if (one === 'fue') return 'fueron';
  if (/^(dio|vio|rio|sonrio)$/.test(one)) return one.replace(/o$/, 'eron');
  if (/[iy]ó$/.test(one)) return one.replace(/ó$/, 'eron');
  if (/ó$/.test(one)) return one.replace(/ó$/, 'aron');
  if (/jo$/.test(one)) return one.replace(/o$/, 'eron');
  return one.replace(/zo$/, 'co').replace(/o$/, 'ieron');
}

/** @param verb a bare infinitive, without a pronoun */
export function spanishForms(verb: string): SpanishForms {
  const known = spanish.get(verb) ?? {};
  const stem = stemOf(verb);
  const present = known.present ?? `${stem}${isAr(verb) ? 'a' : 'e'}`;
  const imperfect = IMPERFECT[verb] ?? `${stem}${isAr(verb) ? 'aba' : 'ía'}`;
  const past = known.past ?? `${stem}${isAr(verb) ? 'ó' : 'ió'}`;
  const firstOne = FIRST_PERSON[verb] ?? present.replace(/[ae]$/, 'o');
  const vowel = isAr(verb) ? 'a' : verb.endsWith('er') ? 'e' : 'i';
  const special: Record<string, string> = { ser: 'somos', ir: 'vamos', haber: 'hemos' };
  const we = special[verb] ?? `${stem}${vowel}mos`;
  const regularPast = known.past === undefined || /ó$/.test(known.past);
  const firstPast = regularPast
    ? [`${spellings(verb, 'é')}${isAr(verb) ? 'é' : 'í'}`, `${stem}${isAr(verb) ? 'amos' : 'imos'}`]
    : past === 'fue'
      ? ['fui', 'fuimos']
      : /^[dv]io$/.test(past)
        ? [past.replace(/o$/, ''), past.replace(/o$/, 'mos')]
        : [past.replace(/o$/, 'e').replace(/ze$/, 'ce'), past.replace(/zo$/, 'co').replace(/o$/, 'imos')];
  return {
    infinitive: verb,
    gerund: known.gerund ?? `${stem}${isAr(verb) ? 'ando' : 'iendo'}`,
    participle: PARTICIPLES[verb] ?? `${stem}${isAr(verb) ? 'ado' : /[aeo]$/.test(stem) ? 'ído' : 'ido'}`,
    present: [present, verb === 'ser' ? 'son' : `${present}n`],
    imperfect: [imperfect, `${imperfect}n`],
    past: [past, pluralOfPast(past)],
    first: [
      firstOne,
      we,
      imperfect,
      imperfect.replace(/aba$/, 'ábamos').replace(/ía$/, 'íamos'),
      ...firstPast,
    ],
  };
}

/** "mareando" with its pronoun: "mareándose". */
export const withPronoun = (gerund: string, pronoun: string): string =>
  `${gerund.replace(/ando$/, 'ándo').replace(/endo$/, 'éndo')}${pronoun}`;

const DOUBLED =
  /^(run|swim|sit|get|stop|hug|win|put|cut|dig|knit|plan|skip|hop|chat|wag|beg|drop|begin|shut|let|nap|jog|clap|hum|pat|wrap|rob|spin|drum|trip|slip|step|shop|swap|forget|set)$/;
export type EnglishForms = {
  base: string;
  ing: string;
  participle: string;
  /** Singular and plural. */
  present: [string, string];
  past: [string, string];
};

export function englishForms(base: string): EnglishForms {
  if (base === 'be')
    return { base, ing: 'being', participle: 'been', present: ['is', 'are'], past: ['was', 'were'] };
  const doubled = DOUBLED.test(base) ? base + base.slice(-1) : base;
  const ing = /ie$/.test(base)
    ? base.replace(/ie$/, 'ying')
    : /[^eoy]e$/.test(base)
      ? `${base.slice(0, -1)}ing`
      : `${doubled}ing`;
  const third =
    base === 'have'
      ? 'has'
      : /[^aeiou]y$/.test(base)
        ? base.replace(/y$/, 'ies')
        : /(s|sh|ch|x|z|[^o]o)$/.test(base)
          ? `${base}es`
          : `${base}s`;
  const regular = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? base.replace(/y$/, 'ied')
      : `${doubled}ed`;
  const { past, participle } = english.get(base) ?? { past: regular, participle: regular };
  return { base, ing, participle, present: [third, base], past: [past, past] };
}
