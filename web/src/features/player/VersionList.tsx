import type { Narration } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { PlayIcon } from './icons.tsx';
import { toSleepEdition } from './narration/choice.ts';
import type { NarrationState } from './narration/narration-state.ts';
import { useVersionWords } from './version-words.ts';

type VersionListProps = {
  versions: readonly Narration[];
  /** Phase of the narration: which version is open. */
  phase: NarrationState['phase'];
  disabled: boolean;
  /** Whether sleep editions are wanted: then versions without one can be chosen too. */
  isForSleep: boolean;
  onChoose: (narration: Narration, isForSleep: boolean) => void;
};

/** `seconds` is null for a version that is not made yet. */
type VersionFile = { version: Narration; isForSleep: boolean; seconds: number | null };

/** List of the story's versions and their sleep editions. */
export function VersionList({ versions, phase, disabled, isForSleep, onChoose }: VersionListProps) {
  const { t } = useWords('player');
  const wordsOf = useVersionWords();
  if (versions.length === 0) return null;
  const files = versions.flatMap((version) => {
    const edition = toSleepEdition(version);
    const plain: VersionFile = { version, isForSleep: false, seconds: version.duration };
    const offersSleep = edition !== null || isForSleep;
    return offersSleep ? [plain, { version, isForSleep: true, seconds: edition?.duration ?? null }] : [plain];
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
              aria-current={isOpen(file) || undefined}
              onClick={() => onChoose(file.version, file.isForSleep)}
            >
              <PlayIcon />
              <span className="flex-1">
                {t('player.version', wordsOf(file.version))}
                {file.isForSleep ? ` · ${t('player.asleep.choice')}` : null}
              </span>
              {file.seconds === null ? null : (
                <span className="progress-time">{minutesAndSeconds(file.seconds)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
