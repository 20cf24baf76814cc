import { type ReactNode, useId, useState } from 'react';
import {
  DEFAULT_VOICES,
  LANGUAGE_TABLE,
  languageOfVoice,
  SPEECH_RATES,
  type SpeechRate,
} from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useNarration } from './narration-context.ts';
import { type Offer, offeredMusic, offeredVoices, useCatalogue } from './narration/catalogue.ts';
import { characterVoices } from './narration/character-voices.ts';
import { hasFigures, languageRead } from './narration/choice.ts';

/** Speeds shown at first, by the names that say what they are for. */
export const USUAL_RATES = [0.7, 0.8, 1] as const satisfies readonly SpeechRate[];

/** Whether the story's figures speak in voices of their own. */
function CastSwitch() {
  const { t } = useWords('player');
  const { story, choice, setChoice } = useNarration();
  const castId = useId();
  const isCast = choice.cast === true;
  const mayCast = hasFigures(story, choice.voiceId);
  return (
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
  );
}

type SoundChoicesProps = {
  disabled: boolean;
  /** Plays the sample at this address; null stops it. */
  sample: (url: string | null) => void;
  /** Further choices of the voice. */
  children?: ReactNode;
};

/** Language, voice, speed and music of the next version. */
export function SoundChoices({ disabled, sample, children }: SoundChoicesProps) {
  const { t } = useWords('player');
  const { story, choice, setChoice } = useNarration();
  const catalogue = useCatalogue();
  const read = languageRead(story, choice.voiceId);
  const voices = offeredVoices(catalogue.data, read);
  const ownVoices = voices.filter(({ id: voice }) => languageOfVoice(voice) === read);
  const music = offeredMusic(catalogue.data);
  const isUsual =
    languageOfVoice(choice.voiceId) === read && USUAL_RATES.some((rate) => rate === choice.speechRate);
  const [hasMore, setMore] = useState(!isUsual);
  const sampleOf = <Id extends string>(offers: readonly Offer<Id>[], chosen: Id) =>
    sample(offers.find((offer) => offer.id === chosen)?.sampleUrl ?? null);
  return (
    <fieldset className="settings-choices" disabled={disabled}>
      {story.translation ? (
        <Segments
          legend={t('player.language')}
          value={read}
          options={[story.language, story.translation.language].map((value) => ({
            value,
            label: LANGUAGE_TABLE[value].name,
            lang: value,
          }))}
          onChange={(language) => {
            // What the family reads in one language is not what they read in the other.
            const { ours: _, takes: __, ...alone } = choice;
            setChoice({ ...alone, voiceId: DEFAULT_VOICES[language] });
          }}
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
      <CastSwitch />
      <div className="contents">{children}</div>
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
      {hasMore ? null : (
        <button
          type="button"
          className="link settings-more"
          aria-expanded="false"
          onClick={() => setMore(true)}
        >
          {t(story.translation ? 'player.moreSpeeds' : 'player.more')}
        </button>
      )}
    </fieldset>
  );
}
