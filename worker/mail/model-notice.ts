import { DAY_MS } from '../../contract/time.ts';
import type { ModelProblem, ModelUse } from '../directory/watched-models.ts';
import { composeLetter, type Letter } from './letter.ts';

type Service = ModelUse['service'];
type Words = {
  does: Record<Service, string>;
  problem: Record<ModelProblem, string>;
  ends: (day: string, days: number) => string;
  ended: (day: string) => string;
  todo: string;
};

const WORDS: Record<'es' | 'en', Words> = {
  es: {
    does: {
      story: 'escribe los cuentos',
      moderation: 'comprueba que los cuentos sean aptos',
      speech: 'lee los cuentos en voz alta',
    },
    problem: {
      key_refused: 'El servidor no acepta la clave (401).',
      forbidden: 'El servidor no deja usarlo con esta clave (403).',
      unknown_model:
        'El servidor no lo conoce, o no conoce su voz (404; algunos servicios, 400): se ha retirado, o el nombre está mal escrito.',
      limited:
        'El servidor no contesta a esta cuenta (429), y no porque se haya agotado la cuota: mira su facturación y sus límites.',
    },
    ends: (day, days) =>
      `Dejará de funcionar el ${day}, dentro de ${days === 1 ? 'un día' : `${days} días`}.`,
    ended: (day) => `Dejó de funcionar el ${day}.`,
    todo: 'Qué servidores y modelos hay, y cómo se cambian, está en docs/providers.md. De esto no llegará otro correo mientras siga igual.',
  },
  en: {
    does: {
      story: 'writes the stories',
      moderation: 'checks that stories are fit',
      speech: 'reads the stories aloud',
    },
    problem: {
      key_refused: 'Its server does not accept the key (401).',
      forbidden: 'Its server does not let this key use it (403).',
      unknown_model:
        'Its server does not know it, or not its voice (404; some services, 400): it was retired, or its name is misspelt.',
      limited:
        'Its server does not serve this account (429), and not because the quota is used up: look at its billing and limits.',
    },
    ends: (day, days) => `It stops working on ${day}, in ${days === 1 ? 'one day' : `${days} days`}.`,
    ended: (day) => `It stopped working on ${day}.`,
    todo: 'Which servers and models there are, and how they are changed, is in docs/providers.md. There will be no other mail about this while it stays as it is.',
  },
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function letterAbout(
  { service, model }: ModelUse,
  subject: { es: string; en: string },
  say: (words: Words) => string,
): Letter {
  const paragraph = (language: 'es' | 'en') => {
    const words = WORDS[language];
    return `${model} ${words.does[service]}. ${say(words)} ${words.todo}`;
  };
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: `${model}: ${subject.es} · ${subject.en}`,
    paragraphs: [paragraph('es'), paragraph('en')],
  });
}

/** Notice that a model cannot be used. In both languages: the administrator's is unknown. */
export const problemNotice = (use: ModelUse, problem: ModelProblem): Letter =>
  letterAbout(use, { es: 'no se puede usar', en: 'cannot be used' }, (words) => words.problem[problem]);

/**
 * Notice that a model shuts down soon, or has.
 * @param now milliseconds since the epoch, as is `shutdownAt`
 */
export function shutdownNotice(use: ModelUse, shutdownAt: number, now: number): Letter {
  const day = dayOf(shutdownAt);
  const days = Math.round((Date.parse(day) - Date.parse(dayOf(now))) / DAY_MS);
  return letterAbout(use, { es: `se retira el ${day}`, en: `ends on ${day}` }, (words) =>
    days > 0 ? words.ends(day, days) : words.ended(day),
  );
}
