import { type ReactNode, useId, useState } from 'react';
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
import { Chips } from '../../ui/Chips.tsx';
import { CloseIcon, HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { AiIcon } from '../story-text/AiIcon.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { useNarration } from './narration-context.ts';
import { type Offer, offeredMusic, offeredVoices, useCatalogue } from './narration/catalogue.ts';
import { characterVoices } from './narration/character-voices.ts';
import { hasFigures, languageRead, madeAlready } from './narration/choice.ts';
import { isBusy, isLimitReached, type NarrationState } from './narration/narration-state.ts';
import { useProgressWords } from './progress-words.ts';
import { useSample } from './use-sample.ts';
import { VersionList } from './VersionList.tsx';
import '../bilingual/bilingual.css';

/** Speeds shown at first, by the names that say what they are for. */
export const USUAL_RATES = [0.7, 0.8, 1] as const satisfies readonly SpeechRate[];

type SettingsProps = {
  id: string;
  state: NarrationState;
  mayAsk: boolean;
  /** Whether the button that asks for the first version is visible below. */
  hasListenBelow: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Sheet with voice, speed and music of the next version, the existing versions, and the small print. */
export function NarrationSettings({ id, state, mayAsk, hasListenBelow, onDone, onClose }: SettingsProps) {
  const { t } = useWords('player');
  const { story, runner, choice, setChoice } = useNarration();
  const catalogue = useCatalogue();
  const sample = useSample();
  const whyId = useId();
  const read = languageRead(story, choice.voiceId);
  const voices = offeredVoices(catalogue.data, read);
  const ownVoices = voices.filter(({ id: voice }) => languageOfVoice(voice) === read);
  const castId = useId();
  const isCast = choice.cast === true;
  const mayCast = hasFigures(story, choice.voiceId);
  const isUsual =
    languageOfVoice(choice.voiceId) === read && USUAL_RATES.some((rate) => rate === choice.speechRate);
  const [hasMore, setMore] = useState(!isUsual);
  const limited = isLimitReached(state);
  const isMade = madeAlready(state.versions, choice, story) !== null;
  const left = state.versionsRemaining ?? AUDIO_VERSIONS_PER_STORY - state.versions.length;
  const progress = useProgressWords(state.phase);
  const isWaiting = isBusy(state);
  const file = state.phase.name === 'made' ? state.phase.narration.audioUrl || null : null;
  const sampleOf = <Id extends string>(offers: readonly Offer<Id>[], chosen: Id) =>
    sample(offers.find((offer) => offer.id === chosen)?.sampleUrl ?? null);
  const music = offeredMusic(catalogue.data);
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
        onChoose={(version, isForSleep) => {
          if (isForSleep) runner.listenForSleep(choice, version);
          else runner.choose(version);
          onDone();
        }}
      />
      {catalogue.isError ? <p className="text-ink-soft">{t('player.catalogueFailed')}</p> : null}
      <fieldset className="settings-choices" disabled={limited}>
        {story.translation ? (
          <Segments
            legend={t('player.language')}
            value={read}
            options={[story.language, story.translation.language].map((value) => ({
              value,
              label: LANGUAGE_TABLE[value].name,
              lang: value,
            }))}
            onChange={(language) => setChoice({ ...choice, voiceId: DEFAULT_VOICES[language] })}
          />
        ) : null}
        <Chips
          legend={t('player.voice')}
          value={choice.voiceId}
          options={(hasMore && !story.translation ? voices : ownVoices).map(({ id: value }) => ({
            value,
            label: t(`player.voices.${value}`),
          }))}
          onChange={(voiceId) => {
            setChoice({ ...choice, voiceId });
            sampleOf(voices, voiceId);
          }}
        />
        <div>
          <label className="switch settings-switch">
            <input
              type="checkbox"
              role="switch"
              checked={isCast}
              aria-checked={isCast}
              disabled={!mayCast}
              aria-describedby={mayCast ? undefined : castId}
              onChange={({ target: { checked } }) => {
                characterVoices.set(checked);
                const { cast: _, ...alone } = choice;
                setChoice(checked ? { ...alone, cast: true } : alone);
              }}
            />
            <span>{t('player.cast')}</span>
          </label>
          {mayCast ? null : (
            <p id={castId} className="field-hint">
              {t('player.noCast')}
            </p>
          )}
        </div>
        <Segments
          legend={t('player.speed')}
          hasHeading
          value={`${choice.speechRate}`}
          options={
            hasMore
              ? SPEECH_RATES.map((rate) => ({ value: `${rate}` as const, label: t(`player.speeds.${rate}`) }))
              : USUAL_RATES.map((rate) => ({
                  value: `${rate}` as const,
                  label: t(`player.usualSpeeds.${rate}`),
                }))
          }
          onChange={(rate) => setChoice({ ...choice, speechRate: Number(rate) as SpeechRate })}
        />
        <Chips
          legend={t('player.music')}
          isRow
          value={choice.musicTrack}
          options={music.map(({ id: value }) => ({ value, label: t(`player.tracks.${value}`) }))}
          onChange={(musicTrack) => {
            setChoice({ ...choice, musicTrack });
            sampleOf(music, musicTrack);
          }}
        />
        {isUsual ? (
          <button
            type="button"
            className="link settings-more"
            aria-expanded={hasMore}
            onClick={() => setMore(!hasMore)}
          >
            {hasMore ? t('player.less') : t(story.translation ? 'player.moreSpeeds' : 'player.more')}
          </button>
        ) : null}
      </fieldset>
      <div className="settings-end">
        <DownloadLink url={file} title={story.title} describedBy={isWaiting ? whyId : undefined} />
        <p className="flex-[1_0_9rem] text-ink-soft">
          {t('player.versionsLeft', { count: Math.max(0, left) })}
        </p>
        {isWaiting || (hasListenBelow && state.versions.length === 0) ? null : (
          <Button
            variant="primary"
            icon={<HeadphonesIcon />}
            disabled={limited || !mayAsk}
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
      <SmallPrint>{catalogue.data?.builtInVoices ? t('player.builtInVoices') : null}</SmallPrint>
    </section>
  );
}

/** Who reads: the AI, and in development the built-in voices. */
function SmallPrint({ children }: { children: ReactNode }) {
  const { t } = useWords('player');
  return (
    <p className="small-print">
      <AiIcon />
      <span>{t('player.byAi')}</span> <span>{children}</span>
    </p>
  );
}
