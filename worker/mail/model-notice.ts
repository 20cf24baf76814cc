import { LANGUAGES, type Language } from '../../contract/options.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { ModelProblem, ModelUse } from '../directory/watched-models.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function letterAbout(
  { service, model }: ModelUse,
  subject: string,
  say: (language: Language) => string,
): Letter {
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: `${model}: ${subject}`,
    paragraphs: LANGUAGES.map((language) => {
      const does = t(language, `notices.model.does.${service}`);
      return `${model} ${does}. ${say(language)} ${t(language, 'notices.model.todo')}`;
    }),
  });
}

/** Notice that a model cannot be used. In every language: the administrator's is unknown. */
export const problemNotice = (use: ModelUse, problem: ModelProblem): Letter =>
  letterAbout(use, inEveryLanguage('notices.model.unusable'), (language) =>
    t(language, `notices.model.problem.${problem}`),
  );

/**
 * Notice that a model shuts down soon, or has.
 * @param now milliseconds since the epoch, as is `shutdownAt`
 */
export function shutdownNotice(use: ModelUse, shutdownAt: number, now: number): Letter {
  const day = dayOf(shutdownAt);
  const days = Math.round((Date.parse(day) - Date.parse(dayOf(now))) / DAY_MS);
  return letterAbout(use, inEveryLanguage('notices.model.ending', { day }), (language) =>
    days > 0
      ? t(language, 'notices.model.ends', { day, count: days })
      : t(language, 'notices.model.ended', { day }),
  );
}
