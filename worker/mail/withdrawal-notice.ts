import type { AgeGroup, Language } from '../../contract/options.ts';
import type { Objection } from '../story/story-provider.ts';
import { composeLetter, type Letter } from './letter.ts';

/** A withdrawn story, without its words: a family's text is private. */
export type Withdrawal = { id: string; objection: Objection; ageGroup: AgeGroup; language: Language };

type Words = {
  objection: Record<Objection, string>;
  ages: (ages: string) => string;
  language: Record<Language, string>;
  said: (objection: string, language: string, ages: string) => string;
  rest: string;
};

const WORDS: Record<'es' | 'en', Words> = {
  es: {
    objection: {
      sexual: 'insinúa algo sexual',
      grooming: 'presenta como bueno que alguien pida a un niño secretos o cercanía a espaldas de sus padres',
      danger: 'enseña un peligro que un niño podría imitar',
      'self-harm': 'presenta el hacerse daño o desaparecer como una salida',
      cruelty: 'disfruta del dolor o del miedo de alguien',
      contempt: 'desprecia a alguien por lo que es',
      despair: 'deja a un niño solo con su miedo o su pena',
    },
    ages: (ages) => `de ${ages} años`,
    language: { es: 'en español', en: 'en inglés' },
    said: (objection, language, ages) =>
      `La segunda lectura ha retirado un cuento ${language} para niños ${ages} porque, leído entero un pasaje, ${objection}.`,
    rest: 'Ha desaparecido de la pantalla, no queda guardado nada de él y no se le ha descontado a nadie. Este correo no lleva nada de su texto; el registro tiene una línea por cada cuento retirado. Llega como mucho una vez por hora. Si se retiran cuentos corrientes, mide con npm run safety y cambia de modelo (OPINION_SERVERS).',
  },
  en: {
    objection: {
      sexual: 'it hints at something sexual',
      grooming: 'it lets asking a child for secrecy or closeness behind its parents’ back seem good',
      danger: 'it shows a danger that a child could copy',
      'self-harm': 'it makes hurting oneself or vanishing a way out',
      cruelty: 'it enjoys somebody’s pain or fear',
      contempt: 'it holds somebody in contempt for what they are',
      despair: 'it leaves a child alone with its fear or grief',
    },
    ages: (ages) => `of ${ages}`,
    language: { es: 'in Spanish', en: 'in English' },
    said: (objection, language, ages) =>
      `The second reading has taken back a story ${language} for children ${ages}, because of a passage that was read as a whole: ${objection}.`,
    rest: 'It is gone from the screen, nothing of it is kept, and it was not charged to anybody. This mail has nothing of its text; the log has a line for every story that is taken back. It comes once an hour at most. If ordinary stories are taken back, measure with npm run safety and change the model (OPINION_SERVERS).',
  },
};

/** Age group of stories without a chosen one. */
const ALL_AGES = '3-12';

/** In both languages: the administrator's is unknown. */
export function withdrawalNotice({ id, objection, ageGroup, language }: Withdrawal): Letter {
  const ages = ageGroup === 'default' ? ALL_AGES : ageGroup;
  const words = (own: 'es' | 'en') => {
    const { said, rest, ...of } = WORDS[own];
    return `${said(of.objection[objection], of.language[language], of.ages(ages))} ${rest}`;
  };
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Cuento retirado · Story taken back',
    paragraphs: [words('es'), words('en')],
    footnote: `generation ${id}`,
  });
}
