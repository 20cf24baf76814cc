import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import {
  dial,
  type HelpLine,
  type HelpLines,
  type HelpOfCountry,
  helpFor,
} from '../../../../contract/help-lines.ts';
import type { Geo } from '../../../../contract/schemas/geo.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { ChevronDownIcon } from '../../ui/drawings/action-icons.tsx';
import './help.css';

const ALL: HelpLines = JSON.parse(import.meta.env.VITE_HELP_LINES);

/** Time limit of the location request, in milliseconds: without an answer the helplines go by language. */
const GEO_TIMEOUT_MS = 3_000;
const UNKNOWN: Geo = { country: null, isEU: true };

/** Country of this browser; null until it is known or cannot be. */
function usePlace(): Geo | null {
  const { data, isError } = useQuery(
    {
      queryKey: ['geo'],
      queryFn: ({ signal }) => api.call<Geo>('/api/geo', { signal, timeoutMs: GEO_TIMEOUT_MS }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  return data ?? (isError ? UNKNOWN : null);
}

function Line({ line }: { line: HelpLine }) {
  const { t } = useWords('story');
  return (
    <li>
      <a className="help-line" href={dial(line.number)}>
        <strong>{line.number}</strong>
        <span>{[...(line.name ? [line.name] : []), t(`help.for.${line.for}`)].join(' · ')}</span>
      </a>
    </li>
  );
}

function Lines({ lines }: Pick<HelpOfCountry, 'lines'>) {
  return (
    <ul className="help-lines">
      {lines.map((line) => (
        <Line key={`${line.for} ${line.number}`} line={line} />
      ))}
    </ul>
  );
}

/** Helplines of the country; of all countries of the interface's language, each behind its name, where it has none. */
function HelpNumbers() {
  const { t } = useWords('story');
  const place = usePlace();
  const help = place === null ? [] : helpFor(ALL, place, currentLanguage());
  const [only] = help;
  if (only && help.length === 1) return <Lines lines={only.lines} />;
  const names = new Intl.DisplayNames([currentLocale()], { type: 'region' });
  return (
    <div className="help-countries">
      {help.map(({ country, lines }) =>
        country === null ? (
          <Lines key="here" lines={lines} />
        ) : (
          <details key={country}>
            <summary>
              <span>{names.of(country)}</span>
              <ChevronDownIcon width={20} height={20} />
            </summary>
            <Lines lines={lines} />
          </details>
        ),
      )}
      {place === null ? null : <p className="field-hint">{t('help.elsewhere')}</p>}
    </div>
  );
}

/** What an adult can do for a child who told of harm, and whom to call. */
export default function HelpCard({
  heading,
  isAlone = false,
}: {
  heading?: Ref<HTMLElement>;
  isAlone?: boolean;
}) {
  const { t } = useWords('story');
  const id = useId();
  const Title = isAlone ? 'h1' : 'h2';
  const Part = isAlone ? 'h2' : 'h3';
  return (
    <section className="help" ref={heading} tabIndex={-1} aria-labelledby={id}>
      <Title id={id} className="help-title">
        {t('help.title')}
      </Title>
      <p className="help-warm">{t('help.warm')}</p>
      <Part className="help-part">{t('help.now')}</Part>
      <ul className="help-steps">
        <li>{t('help.listen')}</li>
        <li>{t('help.stay')}</li>
        <li>{t('help.call')}</li>
      </ul>
      <Part className="help-part">{t('help.lines')}</Part>
      <HelpNumbers />
      <p className="help-child">{t('help.child')}</p>
    </section>
  );
}
