import { useQuery } from '@tanstack/react-query';
import {
  type Language,
  MUSIC_TRACKS,
  type MusicChoice,
  VOICES,
  type Voice,
  type VoiceId,
} from '../../../../../contract/options.ts';
import type { VoiceCatalogue } from '../../../../../contract/schemas/audio.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

/** Cache time of the catalogue of voices and tracks, which hardly ever changes. */
const FRESH_MS = 10 * 60_000;

export function useCatalogue() {
  return useQuery(
    {
      queryKey: ['audio-catalogue'],
      queryFn: ({ signal }) => api.call<VoiceCatalogue>('/api/audio/catalogue', { signal }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}

export type Offer<Id> = { id: Id; sampleUrl: string | null };

/** All available voices, those of the story's language first, with a sample where the catalogue has one. */
export function offeredVoices(catalogue: VoiceCatalogue | undefined, own: Language): Offer<VoiceId>[] {
  const samples = new Map(catalogue?.voices.map(({ id, sampleUrl }) => [id, sampleUrl]));
  const isOwn = ({ language }: Voice) => language === own;
  const voices = [...VOICES.filter(isOwn), ...VOICES.filter((voice) => !isOwn(voice))];
  return voices.map(({ id }) => ({ id, sampleUrl: samples.get(id) ?? null }));
}

/** Music options: none, random, and each available track. */
export function offeredMusic(catalogue: VoiceCatalogue | undefined): Offer<MusicChoice>[] {
  const samples = new Map(catalogue?.tracks.map(({ id, sampleUrl }) => [id, sampleUrl]));
  const tracks = MUSIC_TRACKS.filter((id) => samples.has(id)).map((id) => ({
    id,
    sampleUrl: samples.get(id) ?? null,
  }));
  return [{ id: 'none', sampleUrl: null }, { id: 'random', sampleUrl: null }, ...tracks];
}
