import { editionName, type EditionChoice } from '../../../../contract/narration.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { editionOf, editionsOf } from './narration/choice.ts';
import type { NarrationState } from './narration/narration-state.ts';
import { useVersionWords } from './version-words.ts';

type VersionListProps = {
  versions: readonly Narration[];
  /** Phase of the narration: which version is open. */
  phase: NarrationState['phase'];
  disabled: boolean;
  /** Id of the text that says why they are disabled. */
  describedBy?: string;
  onChoose: (narration: Narration, edition: EditionChoice | null) => void;
};

type VersionFile = { version: Narration; edition: EditionChoice | null; seconds: number };

const nameOf = (edition: EditionChoice | null | undefined) => (edition ? editionName(edition) : '');

/** Row of the story's versions and their editions. */
export function VersionList({ versions, phase, disabled, describedBy, onChoose }: VersionListProps) {
  const { t } = useWords('player');
  const wordsOf = useVersionWords();
  if (versions.length === 0) return null;
  const files = versions.flatMap((version): VersionFile[] => [
    { version, edition: null, seconds: version.duration },
    ...editionsOf(version).map((edition) => ({
      version,
      edition,
      seconds: editionOf(version, edition)!.duration,
    })),
  ]);
  const isOpen = ({ version, edition }: VersionFile) =>
    phase.name === 'made' && phase.narration.id === version.id && nameOf(phase.edition) === nameOf(edition);
  const words = { sleep: t('player.asleep.choice'), practice: t('player.practiceChoice') };
  return (
    <section>
      <h3 className="settings-heading">{t('player.versions')}</h3>
      <ul className="versions">
        {files.map((file) => (
          <li key={`${file.version.id} ${nameOf(file.edition)}`}>
            <button
              type="button"
              className="version"
              disabled={disabled}
              aria-describedby={describedBy}
              aria-current={isOpen(file) || undefined}
              onClick={() => onChoose(file.version, file.edition)}
            >
              <PlayIcon width={18} height={18} />
              <span>
                {t('player.version', wordsOf(file.version)) +
                  (file.edition ? ` · ${words[file.edition.kind]}` : '') +
                  (file.version.ofEarlierText ? ` · ${t('player.ofEarlierText')}` : '')}
              </span>
              <span className="progress-time">{minutesAndSeconds(file.seconds)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
