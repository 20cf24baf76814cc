import { MUSIC_CHOICES, SPEECH_RATES, VOICE_IDS } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';

export type VersionWords = { voice: string; speed: string; track: string };

/** Voice, with the figures' voices, rate and music of a version in words. Unknown values, such as a newer voice, are shown by id. */
export function useVersionWords(): (
  version: Pick<Narration, 'voiceId' | 'speechRate' | 'musicTrack'> & {
    cast?: boolean | undefined;
    takes?: string | undefined;
  },
) => VersionWords {
  const { t } = useWords('player');
  return ({ voiceId, speechRate, musicTrack, cast, takes }) => {
    const known = VOICE_IDS.find((known) => known === voiceId);
    const named = known ? t(`player.voices.${known}`) : voiceId;
    const voice = takes ? t('player.ours', { voice: named }) : named;
    const rate = SPEECH_RATES.find((known) => known === speechRate);
    const track = MUSIC_CHOICES.find((known) => known === musicTrack);
    return {
      voice: cast ? t('player.voiceWithCast', { voice }) : voice,
      speed: rate ? t(`player.speeds.${rate}`) : String(speechRate),
      track: track ? t(`player.tracks.${track}`) : musicTrack,
    };
  };
}
