import type { ModelUse } from '../directory/watched-models.ts';
import { composeLetter, type Letter } from './letter.ts';

const WORDS = {
  es: {
    story: 'El servicio que escribe los cuentos',
    moderation: 'El servicio que comprueba los cuentos',
    speech: 'El servicio que los lee en voz alta',
    rest: 'dice que se ha agotado su cuota. Nadie puede usarlo hasta que se amplíe; a nadie se le ha cobrado ningún cuento. Este aviso llega como mucho una vez por hora.',
  },
  en: {
    story: 'The service that writes the stories',
    moderation: 'The service that checks the stories',
    speech: 'The service that reads them aloud',
    rest: 'says that its quota is used up. Nobody can use it until it is raised; nobody has been charged a story. This notice comes once an hour at most.',
  },
};

/** In both languages: the administrator's is unknown. */
export function quotaNotice(service: ModelUse['service']): Letter {
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Cuota de IA agotada · AI quota exhausted',
    paragraphs: [`${WORDS.es[service]} ${WORDS.es.rest}`, `${WORDS.en[service]} ${WORDS.en.rest}`],
  });
}
