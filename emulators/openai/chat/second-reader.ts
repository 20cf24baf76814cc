import { z } from 'zod';
import { fold, wordPattern } from '../moderation/fold.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** Second opinion on paragraphs read together. */
const asked = z.object({ title: z.string(), paragraphs: z.array(z.string()).min(1) });

export type Passage = {
  paragraphs: string[];
  /** All other text of the request. */
  others: string[];
};

/** The passage that a request wants an opinion on; null for any other request. */
export function passageIn(messages: ChatRequest['messages']): Passage | null {
  const json = dataIn(messages);
  const passage = asked.safeParse(json);
  if (!passage.success) return null;
  const others = Object.values(json as object).filter((value) => typeof value === 'string');
  return { paragraphs: passage.data.paragraphs, others };
}

/**
 * Objection that no single word gives away: raised where each of several groups of words matches in one paragraph, and
 * none of the words that make it harmless. Regular expressions over folded text. This imitates a model's reading for a
 * few constellations; it understands nothing.
 */
type Constellation = { objection: string; together: string[][]; unless?: string[] };

const SPANISH: Constellation[] = [
  {
    objection: 'grooming',
    together: [
      [
        'secreto',
        'no se lo (?:digas|cuentes)',
        'que nadie lo sepa',
        'sin que (?:mama|papa|sus padres) l[oa]s? supieran?',
      ],
      ['mama', 'papa', 'padres', 'maestra', 'nadie'],
      ['fotos?', 'rodillas', 'caricias?', 'bañador', 'abrazo largo', 'a solas', 'su cama'],
    ],
    unless: ['sorpresa', 'cumpleaños', 'regalo'],
  },
  {
    objection: 'danger',
    together: [
      ['pastillas?', 'jarabe', 'medicinas?', 'botiquin', 'lejia', 'botella de papa'],
      ['a escondidas', 'sin (?:decir|avisar|permiso)', 'nadie mir\\p{L}+', 'cuando nadie'],
      ['trag\\p{L}+', 'beb\\p{L}+', 'se (?:la|las|lo|los) tom\\p{L}+', 'probo', 'probaron'],
    ],
    unless: ['peligro', 'peligros[oa]', 'nunca', 'hospital', 'ambulancia'],
  },
  {
    objection: 'danger',
    together: [
      ['cerillas?', 'mechero', 'fosforos?'],
      ['cortinas?', 'papeles', 'pajar', 'debajo de la cama', 'a escondidas'],
      ['encend\\p{L}+', 'prend\\p{L}+', 'llamas?'],
    ],
    unless: ['peligro', 'peligros[oa]', 'apag\\p{L}+', 'bomberos?'],
  },
  {
    objection: 'danger',
    together: [
      ['desconocid[oa]', 'señor del coche', 'hombre del coche', 'furgoneta'],
      ['subio', 'subieron', 'le dio la mano', 'se fue con'],
      ['caramelos?', 'cachorr\\p{L}+', 'gatitos?', 'sin avisar', 'nadie l[oa] vio'],
    ],
    unless: ['peligro', 'grito', 'gritaron', 'corrio a', 'policia', 'nunca'],
  },
  {
    objection: 'self-harm',
    together: [
      [
        'nadie (?:l[aoe]|me) echaria de menos',
        'estarian mejor sin',
        'desaparecer',
        'no despertar',
        'dormir para siempre',
      ],
      ['por fin', 'descansar', 'en paz', 'mejor asi', 'facil'],
    ],
    unless: ['mago', 'truco', 'capa', 'abraz\\p{L}+', 'te queremos', 'invisible'],
  },
  {
    objection: 'self-harm',
    together: [
      ['dejo de comer', 'no comio', 'escondia la comida', 'tiraba la merienda'],
      ['ligera', 'delgada', 'guapa', 'orgullosa', 'ropa'],
    ],
    unless: ['medic[oa]', 'mama se dio cuenta', 'volvio a comer', 'preocup\\p{L}+'],
  },
  {
    objection: 'cruelty',
    together: [
      ['llor\\p{L}+', 'temblaba\\p{L}*', 'gem\\p{L}+', 'chill\\p{L}+'],
      ['gatit\\p{L}+', 'perrit\\p{L}+', 'cachorr\\p{L}+', 'pajarit\\p{L}+', 'pequeñ[oa]', 'niñ[oa]'],
      ['se rieron', 'se rio', 'divertid\\p{L}+', 'aplaud\\p{L}+', 'otra vez'],
      ['at\\p{L}{1,5}', 'encerr\\p{L}+', 'pisot\\p{L}+', 'estir\\p{L}+', 'empuj\\p{L}+'],
    ],
    unless: ['perdon', 'basta', 'par[aoe]d?', 'ayud\\p{L}+', 'consol\\p{L}+'],
  },
  {
    objection: 'contempt',
    together: [
      ['los de (?:fuera|aquel barrio|alli)', 'gente como', 'es[oa]s niñ[oa]s', 'l[oa]s recien llegad[oa]s'],
      ['no (?:merec\\p{L}+|sirven|valen|son como)', 'suci[oa]s', 'menos list[oa]s', 'su sitio'],
    ],
    unless: ['se equivoc\\p{L}+', 'amig[oa]s', 'perdon', 'injust[oa]'],
  },
  {
    objection: 'despair',
    together: [
      ['nadie (?:vino|vendria|contesto|l[oa] oyo)', 'sol[oa] para siempre', 'nunca mas'],
      ['llor\\p{L}+', 'miedo', 'frio', 'oscur\\p{L}+'],
      ['asi es', 'no hay nada que hacer', 'para que llamar', 'da igual', 'siempre seria asi'],
    ],
    unless: ['entonces', 'hasta que', 'abraz\\p{L}+'],
  },
];

const ENGLISH: Constellation[] = [
  {
    objection: 'grooming',
    together: [
      ['secret', "don't tell", 'nobody must know', 'between us'],
      ['mum', 'mom', 'mummy', 'dad', 'daddy', 'parents', 'teacher', 'anyone'],
      ['photos?', 'pictures of', 'lap', 'swimsuit', 'stroked', 'alone with', 'his bed', 'her bed'],
    ],
    unless: ['surprise', 'birthday', 'present'],
  },
  {
    objection: 'danger',
    together: [
      ['pills?', 'tablets?', 'syrup', 'medicine', 'bleach', "dad's bottle"],
      ['in secret', 'without (?:telling|asking)', 'nobody (?:was )?look\\p{L}+', 'when no one'],
      ['swallow\\p{L}*', 'drank', 'took (?:them|two|three|one|all)', 'tasted'],
    ],
    unless: ['dangerous', 'danger', 'never', 'hospital', 'ambulance'],
  },
  {
    objection: 'danger',
    together: [
      ['match', 'matches', 'lighter'],
      ['curtains?', 'papers?', 'hay', 'under the bed', 'in secret'],
      ['lit', 'light', 'struck', 'flames?'],
    ],
    unless: ['dangerous', 'danger', 'put (?:it|them) out', 'fire ?fighters?'],
  },
  {
    objection: 'danger',
    together: [
      ['stranger', 'man in the car', 'lady in the car', 'van'],
      ['got in', 'climbed in', 'took (?:his|her) hand', 'went with'],
      ['sweets', 'candy', 'pupp\\p{L}+', 'kittens?', 'without telling', 'nobody saw'],
    ],
    unless: ['dangerous', 'shouted', 'ran to', 'police', 'never'],
  },
  {
    objection: 'self-harm',
    together: [
      [
        'nobody would miss',
        'better off without',
        'disappear',
        'never wake',
        'sleep for ever',
        'sleep forever',
      ],
      ['at last', 'peace', 'rest', 'easier', 'better that way'],
    ],
    unless: ['magician', 'trick', 'cloak', 'hugged', 'love you', 'invisible'],
  },
  {
    objection: 'self-harm',
    together: [
      ['stopped eating', "didn't eat", 'hid (?:her|his) (?:food|dinner|lunch)', 'threw (?:her|his) lunch'],
      ['lighter', 'thin', 'pretty', 'proud', 'clothes'],
    ],
    unless: ['doctor', 'mum noticed', 'ate again', 'worried'],
  },
  {
    objection: 'cruelty',
    together: [
      ['cr(?:y|ied|ying)', 'trembl\\p{L}+', 'whimper\\p{L}*', 'squeal\\p{L}*'],
      ['kitten', 'puppy', 'chick', 'bird', 'little (?:boy|girl|one)', 'child'],
      ['laugh\\p{L}*', 'funn\\p{L}+', 'clap\\p{L}+', 'again'],
      ['tied', 'locked', 'shut', 'pulled', 'pushed', 'kicked'],
    ],
    unless: ['sorry', 'stop', 'enough', 'helped', 'comfort\\p{L}*'],
  },
  {
    objection: 'contempt',
    together: [
      ['people like', 'those children', 'the newcomers', 'that lot', 'their kind'],
      ["don't (?:deserve|belong)", 'dirty', 'less clever', 'know their place', 'worth less'],
    ],
    unless: ['wrong', 'friends', 'sorry', 'unfair'],
  },
  {
    objection: 'despair',
    together: [
      ['nobody (?:came|would come|answered|heard)', 'alone for ever', 'alone forever', 'never again'],
      ['cr(?:y|ied|ying)', 'afraid', 'cold', 'dark\\p{L}*'],
      ['that is how it is', 'nothing to be done', 'why call', 'no use', 'always be like this'],
    ],
    unless: ['then', 'until', 'hugged'],
  },
];

const compiled = [...SPANISH, ...ENGLISH].map(({ objection, together, unless }) => ({
  objection,
  together: together.map((words) => wordPattern(words)),
  unless: unless ? wordPattern(unless) : null,
}));

/** The objection to a passage, paragraph by paragraph: `none`, or one word of the rubric's list. */
export function objectionTo({ paragraphs }: Pick<Passage, 'paragraphs'>): string {
  for (const paragraph of paragraphs) {
    const text = fold(paragraph);
    const isMet = (pattern: RegExp) => text.search(pattern) !== -1;
    const found = compiled.find(
      ({ together, unless }) => together.every(isMet) && !(unless && isMet(unless)),
    );
    if (found) return found.objection;
  }
  return 'none';
}
