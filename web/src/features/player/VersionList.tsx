import { useTranslation } from 'react-i18next';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { PlayIcon } from './icons.tsx';
import { useVersionWords } from './version-words.ts';

type VersionListProps = {
  versions: readonly Narration[];
  /** The one that is open. */
  currentId: string | null;
  disabled: boolean;
  onChoose: (narration: Narration) => void;
};

/** What has been made of this story, to hear again. */
export function VersionList({ versions, currentId, disabled, onChoose }: VersionListProps) {
  const { t } = useTranslation();
  const wordsOf = useVersionWords();
  if (versions.length === 0) return null;
  return (
    <section>
      <h3 className="settings-heading">{t('player.versions')}</h3>
      <ul className="versions">
        {versions.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="version"
              disabled={disabled}
              aria-current={version.id === currentId || undefined}
              onClick={() => onChoose(version)}
            >
              <PlayIcon />
              <span className="flex-1">{t('player.version', wordsOf(version))}</span>
              <span className="progress-time">{minutesAndSeconds(version.duration)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
