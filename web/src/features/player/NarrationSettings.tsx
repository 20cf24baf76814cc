import { type ReactNode, Suspense, useId } from 'react';
import { AUDIO_VERSIONS_PER_STORY } from '../../../../contract/limits.ts';
import { useWords, withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon, HeadphonesIcon, LockIcon } from '../../ui/drawings/action-icons.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { AiIcon } from '../story-text/AiIcon.tsx';
import { useNarration } from './narration-context.ts';
import { useCatalogue } from './narration/catalogue.ts';
import { madeAlready } from './narration/choice.ts';
import { isBusy, isLimitReached, type NarrationState } from './narration/narration-state.ts';
import { useProgressWords } from './progress-words.ts';
import { SleepMusic } from './SleepMusic.tsx';
import { SoundChoices } from './SoundChoices.tsx';
import { useSample } from './use-sample.ts';
import { VersionList } from './VersionList.tsx';
import '../bilingual/bilingual.css';

const OursChoice = lazyPart(() => withWords(import('./OursChoice.tsx'), 'record'));
const SaidLine = lazyPart(() => withWords(import('./said/SaidLine.tsx'), 'sayings'));

type SettingsProps = {
  id: string;
  state: NarrationState;
  mayAsk: boolean;
  /** Whether the button that asks for the first version is visible below. */
  hasListenBelow: boolean;
  /** Word whose sound is asked for; null for none. */
  focus: string | null;
  onDone: () => void;
  onClose: () => void;
  /** Locks the page for a child's hands. */
  onLock: () => void;
};

/** Sheet with voice, speed and music of the next version, the existing versions, and the small print. */
export function NarrationSettings(props: SettingsProps) {
  const { id, state, mayAsk, hasListenBelow, focus, onDone, onClose, onLock } = props;
  const { t } = useWords('player');
  const { story, runner, choice } = useNarration();
  const catalogue = useCatalogue();
  const sample = useSample();
  const whyId = useId();
  const limited = isLimitReached(state);
  const isMade = madeAlready(state.versions, choice, story) !== null;
  const left = state.versionsRemaining ?? AUDIO_VERSIONS_PER_STORY - state.versions.length;
  const progress = useProgressWords(state.phase);
  const isWaiting = isBusy(state);
  const open = state.phase.name === 'made' ? state.phase.narration : null;
  return (
    <section id={id} className="settings rising" aria-label={t('player.settings')}>
      <header className="settings-top">
        <h2>{t('player.settings')}</h2>
        <IconButton label={t('player.closeSettings')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {isWaiting ? (
        <p id={whyId} className="waiting-why">
          <span>{progress}</span> <span>{t('player.waitingWhy')}</span>
        </p>
      ) : null}
      <VersionList
        versions={state.versions}
        phase={state.phase}
        disabled={isWaiting}
        describedBy={isWaiting ? whyId : undefined}
        onChoose={(version, edition) => {
          runner.choose(version, edition);
          onDone();
        }}
      />
      {catalogue.isError ? <p className="text-ink-soft">{t('player.catalogueFailed')}</p> : null}
      <SoundChoices disabled={limited} sample={sample}>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OursChoice />
          </Suspense>
        </ErrorBoundary>
      </SoundChoices>
      {story.options ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <SaidLine key={focus} focus={focus} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <SleepMusic />
      <Button variant="plain" icon={<LockIcon width={20} />} onClick={onLock}>
        {t('player.lock.lock')}
      </Button>
      <div className="settings-end">
        <p className="flex-[1_0_9rem] text-ink-soft">
          {t('player.versionsLeft', { count: Math.max(0, left) })}
        </p>
        {isWaiting || (hasListenBelow && state.versions.length === 0) ? null : (
          <Button
            variant="primary"
            icon={<HeadphonesIcon />}
            disabled={!mayAsk}
            onClick={() => {
              sample(null);
              runner.listen(choice);
              onDone();
            }}
          >
            {isMade
              ? t('player.listenVersion')
              : state.versions.length > 0
                ? t('player.listenAnother')
                : t('player.listen')}
          </Button>
        )}
      </div>
      {limited ? <p className="narration-quiet">{t('player.limit.note')}</p> : null}
      <SmallPrint isByFamily={(open?.takes ?? choice.takes) !== undefined}>
        {catalogue.data?.builtInVoices ? t('player.builtInVoices') : null}
      </SmallPrint>
    </section>
  );
}

/** Who reads: the AI or the family, and in development the built-in voices. */
function SmallPrint({ isByFamily, children }: { isByFamily: boolean; children: ReactNode }) {
  const { t } = useWords('player');
  return (
    <p className="small-print">
      <AiIcon />
      <span>{t(isByFamily ? 'player.byFamily' : 'player.byAi')}</span> <span>{children}</span>
    </p>
  );
}
