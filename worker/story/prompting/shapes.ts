import type { Language } from '../../../contract/options.ts';
import { drawnBy } from './drawn.ts';

/** Shapes of a plot, one for each story by its id: with a single one every story would be the same circle. */
export const SHAPES: Record<Language, readonly string[]> = {
  es: [
    'alguien busca una cosa y encuentra otra, que servía mejor',
    'cada arreglo empeora el problema, hasta que alguien lo mira del revés',
    'dos que tiran cada uno por su lado acaban haciéndose falta',
    'algo que se prepara pronto y parece un adorno lo cambia todo después',
  ],
  en: [
    'someone looks for one thing and finds another that does the job better',
    'every fix makes it worse, until someone turns the problem upside down',
    'two who pull in different directions find they need each other',
    'something set up early that looks like decoration changes everything later',
  ],
};

/** Shape of a story, or of a turn of its series, in which none comes again for three turns; another hash than that of its ingredient. */
export const shapeOf = (storyId: string, language: Language, turn = 0): string =>
  drawnBy(`shape of ${storyId}`, SHAPES[language], turn);
