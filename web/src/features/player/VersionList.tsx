import type { Narration } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { toSleepEdition } from './narration/choice.ts';
import type { NarrationState } from './narration/narration-state.ts';
import { useVersionWords } from './version-words.ts';

type VersionListProps = {
  versions: readonly Narration[];
  /** Phase of the narration: which version is open. */
  phase: NarrationState['phase'];
  disabled: boolean;
  /** Id of the text that says why they are disabled. */
  describedBy?: string;
  onChoose: (narration: Narration, isForSleep: boolean) => void;
};

type VersionFile = { version: Narration; isForSleep: boolean; seconds: number };

/** Row of the story's versions and their sleep editions. */
export function VersionList({ versions, phase, disabled, describedBy, onChoose }: VersionListProps) {
  const { t } = useWords('player');
  const wordsOf = useVersionWords();
  if (versions.length === 0) return null;
  const files = versions.flatMap((version): VersionFile[] => {
    const edition = toSleepEdition(version);
    const plain = { version, isForSleep: false, seconds: version.duration };
    return edition ? [plain, { version, isForSleep: true, seconds: edition.duration }] : [plain];
  });
  const isOpen = ({ version, isForSleep }: VersionFile) =>
    phase.name === 'made' && phase.narration.id === version.id && (phase.isAsleep ?? false) === isForSleep;
  return (
    <section>
      <h3 className="settings-heading">{t('player.versions')}</h3>
      <ul className="versions">
        {files.map((file) => (
          <li key={`${file.version.id} ${file.isForSleep}`}>
            <button
              type="button"
              className="version"
              disabled={disabled}
              aria-describedby={describedBy}
              aria-current={isOpen(file) || undefined}
              onClick={() => onChoose(file.version, file.isForSleep)}
            >
              <PlayIcon width={18} height={18} />
              <span>
                {t('player.version', wordsOf(file.version)) +
                  (file.isForSleep ? ` · ${t('player.asleep.choice')}` : '')}
              </span>
              <span className="progress-time">{minutesAndSeconds(file.seconds)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
