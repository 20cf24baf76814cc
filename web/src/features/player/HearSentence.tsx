import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/options.ts';
import { classNames } from '../../ui/class-names.ts';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { SpeakerIcon } from './icons.tsx';
import { useSentenceSpeech } from './use-sentence-speech.ts';

type HearSentenceProps = { index: number; language: Language; isTabStop: boolean };

/** Hears one sentence of one side alone, and stops it. */
export function HearSentence({ index, language, isTabStop }: HearSentenceProps) {
  const { t } = useTranslation();
  const { state, hear } = useSentenceSpeech();
  const isHere = state.name !== 'silent' && state.index === index && state.language === language;
  const sounds = isHere && state.name !== 'failed';
  return (
    <button
      type="button"
      className={classNames('hear', sounds && `hear-${state.name}`)}
      data-hear={index}
      aria-label={
        sounds
          ? t('player.stopSentence')
          : t('player.hearSentence', { language: t(`player.sentenceLanguages.${language}`) })
      }
      aria-busy={(isHere && state.name === 'loading') || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => hear(index, language)}
    >
      {sounds ? <StopIcon width={20} height={20} /> : <SpeakerIcon width={20} height={20} />}
    </button>
  );
}
