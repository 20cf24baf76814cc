import { AUDIO_VERSIONS_PER_STORY } from '../../../../contract/limits.ts';
import {
  DEFAULT_VOICES,
  LANGUAGE_TABLE,
  languageOfVoice,
  SPEECH_RATES,
  type SpeechRate,
} from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { Scale } from '../../ui/Scale.tsx';
import { offeredMusic, offeredVoices, useCatalogue } from './narration/catalogue.ts';
import { languageRead, madeAlready } from './narration/choice.ts';
import { isBusy, isLimitReached, type NarrationState } from './narration/narration-state.ts';
import { useNarration } from './narration-context.ts';
import { OfferList } from './OfferList.tsx';
import { VersionList } from './VersionList.tsx';

type SettingsProps = {
  id: string;
  state: NarrationState;
  mayAsk: boolean;
  /** Whether the button that asks for the first version is visible below. */
  hasListenBelow: boolean;
  onDone: () => void;
};

/** Voice, speed and music of the next version, and the list of existing versions. */
export function NarrationSettings({ id, state, mayAsk, hasListenBelow, onDone }: SettingsProps) {
  const { t } = useWords('player');
  const { story, runner, choice, setChoice, isForSleep, setForSleep } = useNarration();
  const catalogue = useCatalogue();
  const read = languageRead(story, choice.voiceId);
  const busy = isBusy(state);
  const limited = isLimitReached(state);
  const locked = busy || limited;
  const isMade = madeAlready(state.versions, choice, story) !== null;
  const left = state.versionsRemaining ?? AUDIO_VERSIONS_PER_STORY - state.versions.length;
  return (
    <section id={id} className="settings rising" aria-label={t('player.settings')}>
      <VersionList
        versions={state.versions}
        phase={state.phase}
        disabled={busy}
        isForSleep={isForSleep}
        onChoose={(version, wantsSleepEdition) => {
          if (wantsSleepEdition) runner.listenForSleep(choice, version);
          else runner.choose(version);
          onDone();
        }}
      />
      {catalogue.isError ? <p className="text-ink-soft">{t('player.catalogueFailed')}</p> : null}
      {story.translation ? (
        <OfferList
          legend={t('player.language')}
          offers={[story.language, story.translation.language].map((id) => ({ id, sampleUrl: null }))}
          value={read}
          nameOf={(language) => LANGUAGE_TABLE[language].name}
          onChange={(language) => setChoice({ ...choice, voiceId: DEFAULT_VOICES[language] })}
          disabled={locked}
        />
      ) : null}
      <OfferList
        legend={t('player.voice')}
        offers={offeredVoices(catalogue.data, read).filter(
          ({ id }) => !story.translation || languageOfVoice(id) === read,
        )}
        value={choice.voiceId}
        nameOf={(voice) => t(`player.voices.${voice}`)}
        onChange={(voiceId) => setChoice({ ...choice, voiceId })}
        disabled={locked}
      />
      <fieldset className="speeds" disabled={locked}>
        <Scale
          legend={t('player.speed')}
          value={`${choice.speechRate}`}
          stops={SPEECH_RATES.map((rate) => ({
            value: `${rate}` as const,
            label: t(`player.speeds.${rate}`),
          }))}
          onChange={(value: `${SpeechRate}`) =>
            setChoice({ ...choice, speechRate: Number(value) as SpeechRate })
          }
        />
      </fieldset>
      <OfferList
        legend={t('player.music')}
        offers={offeredMusic(catalogue.data)}
        value={choice.musicTrack}
        nameOf={(track) => t(`player.tracks.${track}`)}
        onChange={(musicTrack) => setChoice({ ...choice, musicTrack })}
        disabled={locked}
      />
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-accent"
            checked={isForSleep}
            disabled={busy}
            onChange={(event) => setForSleep(event.currentTarget.checked)}
          />
          {t('player.asleep.choice')}
        </label>
        <p className="field-hint">{t('player.asleep.hint')}</p>
      </div>
      <div className="settings-end">
        <p className="text-ink-soft">{t('player.versionsLeft', { count: Math.max(0, left) })}</p>
        {hasListenBelow && state.versions.length === 0 ? null : (
          <Button
            variant="primary"
            icon={<HeadphonesIcon />}
            disabled={locked || !mayAsk}
            onClick={() => {
              runner.listen(choice, isForSleep);
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
    </section>
  );
}
