import { z } from 'zod';
import { fold, wordPattern } from '../moderation/fold.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** Judges what a story about a topic would do. */
const asked = z.object({ wish: z.string() });

/** The topic that a request wants an opinion on; null for any other request. */
export function wishIn(messages: ChatRequest['messages']): string | null {
  const wish = asked.safeParse(dataIn(messages));
  return wish.success ? wish.data.wish : null;
}

/**
 * Objection raised where each of several groups of words matches in a topic, and none of the words that make it
 * harmless. Regular expressions over folded text. This imitates a model's reading for a few kinds of topics that no
 * single word gives away.
 */
type Wish = { objection: string; together: string[][]; unless?: string[] };

/** What others say to a child. */
const REPORTED =
  '(?:me|le|nos|les|la|lo) (?:dicen?|dij(?:o|eron)|llaman?|llam(?:o|aron)|gritan?|grit(?:o|aron))|(?:call|calls|called) (?:me|us|him|her|my)';

const ANIMAL_ES = 'gat[oa]s?|gatit[oa]s?|perr[oa]s?|perrit[oa]s?|pajarit[oa]s?|hormigas?|ranas?|bichos?';
const CRUEL_ES =
  '(?:pega\\p{L}*|tortur\\p{L}+|maltrat\\p{L}+|quem\\p{L}+|ata\\p{L}* (?:latas|petardos)|tira\\p{L}* piedras|arranca\\p{L}*)';
const ANIMAL_EN = 'cats?|kittens?|dogs?|pupp(?:y|ies)|birds?|ants?|frogs?';
const CRUEL_EN =
  '(?:hit\\p{L}*|tortur\\p{L}+|hurt\\p{L}*|burn\\p{L}*|kick\\p{L}*|throw\\p{L}* stones|pull\\p{L}* (?:its|the) (?:legs|wings|tail))';

const SPANISH: Wish[] = [
  {
    objection: 'danger',
    together: [
      ['juego', 'juegan?', 'jugar', 'reto', 'desafio'],
      [
        'asfixia\\p{L}*',
        'ahogarse',
        'aguantar la respiracion',
        'apretarse el cuello',
        'quedarse sin aire',
        'desmay\\p{L}+',
      ],
    ],
  },
  {
    objection: 'danger',
    together: [
      ['lejia', 'amoniaco', 'detergente', 'pastillas?', 'jarabe', 'limpiacristales'],
      ['poderes', 'superpoder\\p{L}*', 'bebe\\p{L}*', 'trag\\p{L}+', 'magic\\p{L}+', 'fuerte'],
    ],
    unless: ['peligro\\p{L}*', 'veneno\\p{L}*', 'no (?:se )?bebe', 'nunca', 'medico', 'doctora?'],
  },
  {
    objection: 'grooming',
    together: [
      ['tio', 'tia', 'vecino', 'vecina', 'señor', 'profesor', 'entrenador', 'amigo mayor', 'primo mayor'],
      ['secreto', 'secretos', 'no se lo (?:digas?|cuent\\p{L}+)', 'sin que (?:mama|papa|sus padres)'],
      ['baño', 'ducha', 'cama', 'fotos?', 'caricias?', 'besos?', 'a solas'],
    ],
    unless: ['sorpresa', 'cumpleaños', 'se lo cuenta'],
  },
  {
    objection: 'self-harm',
    together: [
      [
        'no cenar',
        'sin cenar',
        'saltarse la cena',
        'se salta la cena',
        'dejar de comer',
        'deja de comer',
        'no comer',
        'ayunar',
      ],
      ['guapa', 'guapo', 'delgad[oa]', 'princesa', 'adelgaz\\p{L}+', 'bonita', 'flac[oa]', 'tripa'],
    ],
    unless: ['medic[oa]', 'preocup\\p{L}+', 'vuelve a comer', 'peligro\\p{L}*'],
  },
  {
    objection: 'danger',
    together: [
      ['internet', 'chat', 'videojuego', 'desconocido', 'por el movil'],
      ['hombre', 'señor', 'amigo', 'alguien', 'chico mayor'],
      [
        'se va',
        'irse',
        'va con',
        'se escapa',
        'quedar\\p{L}* con',
        'conocerlo',
        'recoge\\p{L}*',
        'sin decir\\p{L}*',
      ],
    ],
    unless: ['peligro\\p{L}*', 'no se va', 'se lo cuenta', 'policia', 'aprende'],
  },
  {
    objection: 'cruelty',
    // The animal is the one that it is done to.
    together: [
      [
        `${CRUEL_ES} (?:\\p{L}+ ){0,4}(?:${ANIMAL_ES})`,
        `(?:${ANIMAL_ES}) (?:\\p{L}+ ){0,5}(?:l[aoe]s?) ${CRUEL_ES}`,
        `(?:${ANIMAL_ES}) (?:\\p{L}+ ){0,3}(?:maltrat|tortur|quem)ad[oa]s?`,
      ],
    ],
    unless: [
      'perdon',
      'arrepient\\p{L}+',
      'cur\\p{L}+',
      'salva\\p{L}*',
      'rescat\\p{L}+',
      'defiend\\p{L}+',
      'pega\\p{L}* saltos?',
    ],
  },
  {
    objection: 'contempt',
    together: [
      [
        'gitan[oa]s?',
        'moros?',
        'negros',
        'judi[oa]s?',
        'musulman\\p{L}*',
        'inmigrantes?',
        'extranjer[oa]s?',
        'pobres',
        'gord[oa]s',
        'chinos',
      ],
      [
        'mal[oa]s',
        'suci[oa]s',
        'robar\\p{L}*',
        'roban',
        'ladron\\p{L}*',
        'tont[oa]s',
        'odi\\p{L}+',
        'echar\\p{L}*',
        'expuls\\p{L}+',
        'inferior\\p{L}*',
        'fuera de',
      ],
    ],
    unless: ['amig[oa]s', 'injust[oa]', 'prejuicio\\p{L}*', 'se equivoc\\p{L}+', 'perdon'],
  },
  {
    objection: 'profanity',
    together: [
      ['puta', 'puto', 'mierda', 'joder', 'coño', 'cabron\\p{L}*', 'gilipollas', 'palabrotas', 'tacos'],
      [
        'puta',
        'puto',
        'mierda',
        'joder',
        'coño',
        'cabron\\p{L}*',
        'gilipollas',
        'muchas',
        'muchos',
        'lleno',
        'llena',
        'todo el rato',
        'dice',
      ],
    ],
    unless: ['mexican\\p{L}+', 'aprende', 'deja de', 'no se dicen?', REPORTED],
  },
];

const ENGLISH: Wish[] = [
  {
    objection: 'danger',
    together: [
      ['game', 'challenge', 'dare', 'play\\p{L}*'],
      [
        'chok\\p{L}+',
        'strangl\\p{L}+',
        'pass(?:es|ing)? out',
        'holding (?:your|their|his|her) breath until',
        'faint\\p{L}*',
      ],
    ],
  },
  {
    objection: 'danger',
    together: [
      ['bleach', 'ammonia', 'detergent', 'pills?', 'syrup', 'window cleaner'],
      ['powers?', 'superpowers?', 'drink\\p{L}*', 'swallow\\p{L}*', 'magic\\p{L}*', 'strong'],
    ],
    unless: ['danger\\p{L}*', 'poison\\p{L}*', 'never', 'doctor'],
  },
  {
    objection: 'grooming',
    together: [
      [
        'uncle',
        'aunt',
        'neighbou?r',
        'man',
        'teacher',
        'coach',
        'older friend',
        'older cousin',
        'grown-up friend',
      ],
      ['secret', 'secrets', "(?:don't|doesn't|not) tell", 'without mum', 'without mom'],
      [
        'bath',
        'shower',
        'bed',
        'photos?',
        'pictures of her',
        'pictures of him',
        'kiss\\p{L}*',
        'cuddl\\p{L}+',
        'alone',
      ],
    ],
    unless: ['surprise', 'birthday', 'tells (?:her|his) mum'],
  },
  {
    objection: 'self-harm',
    together: [
      [
        'skip\\p{L}* dinner',
        'skipping meals',
        'not eating',
        'stop\\p{L}* eating',
        'without dinner',
        'starv\\p{L}+',
      ],
      [
        'pretty',
        'prettier',
        'thin',
        'thinner',
        'slim\\p{L}*',
        'princess',
        'beautiful',
        'skinny',
        'lose weight',
        'tummy',
      ],
    ],
    unless: ['doctor', 'worried', 'eats again', 'danger\\p{L}*'],
  },
  {
    objection: 'danger',
    together: [
      ['internet', 'online', 'chat', 'video game', 'on (?:her|his|the) phone'],
      ['man', 'stranger', 'friend', 'somebody', 'someone', 'older boy'],
      [
        'goes? (?:away |off )?with',
        'going (?:away |off )?with',
        'meets?',
        'meeting',
        'runs? away',
        'picks? (?:her|him) up',
        'without telling',
      ],
    ],
    unless: ['danger\\p{L}*', 'does not go', "doesn't go", 'tells', 'police', 'learns'],
  },
  {
    objection: 'cruelty',
    together: [
      [
        `${CRUEL_EN} (?:\\p{L}+ ){0,4}(?:${ANIMAL_EN})`,
        `(?:${ANIMAL_EN}) (?:\\p{L}+ ){0,5}${CRUEL_EN} (?:it|him|her|them)`,
        `(?:${ANIMAL_EN}) (?:\\p{L}+ ){0,3}(?:is|are|was|were|gets?|got|being) (?:hit|kicked|burn(?:ed|t)|tortured|hurt)`,
      ],
    ],
    unless: [
      'sorry',
      'neither',
      'heal\\p{L}*',
      'sav(?:e|es|ed|ing)',
      'rescu\\p{L}+',
      'vet',
      'bandag\\p{L}+',
      'helps?',
    ],
  },
  {
    objection: 'contempt',
    together: [
      [
        'gyps(?:y|ies)',
        'muslims?',
        'jews?',
        'black people',
        'immigrants?',
        'foreigners?',
        'poor people',
        'fat (?:kids|children|people)',
      ],
      [
        'bad',
        'dirty',
        'steal\\p{L}*',
        'thie(?:f|ves)',
        'stupid',
        'hat(?:e|es|ed|ing)',
        'throw\\p{L}* out',
        'kick\\p{L}* out',
        'worse',
        'inferior',
      ],
    ],
    unless: ['friends?', 'unfair', 'prejudice\\p{L}*', 'wrong', 'sorry'],
  },
  {
    objection: 'profanity',
    together: [
      [
        'fuck\\p{L}*',
        'shit\\p{L}*',
        'bitch\\p{L}*',
        'asshole\\p{L}*',
        'swear words',
        'swears?',
        'curse words',
      ],
    ],
    unless: ['stops?', 'learns?', 'does not', "doesn't", REPORTED],
  },
];

/** A full name together with an address or a telephone number, as typed: capitals and digits count. */
const FULL_NAME = /\p{Lu}\p{Ll}+ (?:(?:de|del|de la|van|von) )?\p{Lu}\p{Ll}+/u;
const WHERE = [
  /\b(?:calle|avenida|avda\.?|plaza|paseo|c\/) ?[\p{L} ]+,? ?\d+/iu,
  /\b\d+ [\p{L} ]*(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive)\b/iu,
  /\b(?:\+?\d[ -]?){9,}/u,
];

const compiled = [...SPANISH, ...ENGLISH].map(({ objection, together, unless }) => ({
  objection,
  together: together.map((words) => wordPattern(words)),
  unless: unless ? wordPattern(unless) : null,
}));

/** The objection to a topic: `none`, or one word of the rubric's list. */
export function objectionToWish(wish: string): string {
  if (FULL_NAME.test(wish) && WHERE.some((place) => place.test(wish))) return 'identity';
  const text = fold(wish);
  const isMet = (pattern: RegExp) => text.search(pattern) !== -1;
  const found = compiled.find(({ together, unless }) => together.every(isMet) && !(unless && isMet(unless)));
  return found?.objection ?? 'none';
}
