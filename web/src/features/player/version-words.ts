import { MUSIC_CHOICES, SPEECH_RATES, VOICE_IDS } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';

export type VersionWords = { voice: string; speed: string; track: string };

/** Voice, rate and music of a version in words. Unknown values, such as a newer voice, are shown by id. */
export function useVersionWords(): (
  version: Pick<Narration, 'voiceId' | 'speechRate' | 'musicTrack'>,
) => VersionWords {
  const { t } = useWords('player');
  return ({ voiceId, speechRate, musicTrack }) => {
    const voice = VOICE_IDS.find((known) => known === voiceId);
    const rate = SPEECH_RATES.find((known) => known === speechRate);
    const track = MUSIC_CHOICES.find((known) => known === musicTrack);
    return {
      voice: voice ? t(`player.voices.${voice}`) : voiceId,
      speed: rate ? t(`player.speeds.${rate}`) : String(speechRate),
      track: track ? t(`player.tracks.${track}`) : musicTrack,
    };
  };
}
