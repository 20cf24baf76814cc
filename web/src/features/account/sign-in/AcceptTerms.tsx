import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { RegistrationErrors } from './validation.ts';

/** Checkbox `accepts`: acceptance of the terms by an adult. The texts' names in the sentence are links to new tabs: the form stays. */
export function AcceptTerms({ error }: { error: RegistrationErrors['accepts'] }) {
  const { t } = useWords('account');
  const texts = { [t('register.terms')]: paths.terms(), [t('register.privacy')]: paths.privacy() };
  const pathOf = new Map(Object.entries(texts).map(([name, path]) => [name.toLowerCase(), path]));
  const parts = t('register.adults').split(new RegExp(`(${[...pathOf.keys()].join('|')})`));
  return (
    <Checkbox
      label={
        <span>
          {parts.map((part) => {
            const path = pathOf.get(part);
            if (path === undefined) return <span key={part}>{part}</span>;
            return (
              <Link key={part} className="link" to={path} target="_blank">
                {part}
              </Link>
            );
          })}
        </span>
      }
      name="accepts"
      required
      error={error ? t(error) : null}
    />
  );
}
