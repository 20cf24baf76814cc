import type { VoiceId } from '../../contract/options.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';
import type { Accent, FigureVoice, ProviderVoice, SpeechProvider } from './speech-provider.ts';

type Gender = FigureVoice['gender'];

/** Accent and gender of our voices. */
const KINDS: Record<VoiceId, { accent: Accent; gender: Gender }> = {
  female: { accent: 'spain', gender: 'f' },
  male: { accent: 'spain', gender: 'm' },
  'female-latam': { accent: 'america', gender: 'f' },
  'male-latam': { accent: 'america', gender: 'm' },
  'female-english': { accent: 'britain', gender: 'f' },
  'male-english': { accent: 'britain', gender: 'm' },
};
const VOICES_BY_ACCENT = Object.entries(KINDS) as [VoiceId, (typeof KINDS)[VoiceId]][];

/** Gender of each figure's voice, by id. A figure without one gets the rarer among those before it, `m` at first. */
function gendersOf(cast: readonly CastMember[]): Map<string, Gender> {
  const genders = new Map<string, Gender>();
  const count = (gender: Gender) => [...genders.values()].filter((one) => one === gender).length;
  for (const { id, gender } of cast) genders.set(id, gender ?? (count('m') > count('f') ? 'f' : 'm'));
  return genders;
}

/** A figure that has a voice, in this story or only in earlier ones of its series. */
export type Seat = CastMember & {
  isAbsent?: true;
  /** Of earlier nights: those of one night get their voices together, before those of later ones. */
  wave?: number;
};

const isSame = (one: ProviderVoice, other: ProviderVoice) =>
  one.voice === other.voice && one.model === other.model;

/**
 * Voices for a story's figures, by id. A pure function of its arguments; the gender depends on the cast alone, so it is
 * the same in both languages. Figures of earlier nights keep theirs, also while they are absent, as far as there are
 * enough. A voice belongs to one figure and is never the narrator's; a figure that is not in the
 * map is spoken by the narrator, because the service has no further voice of its gender and accent.
 * @param voiceId the narrator's voice
 */
export function castVoices(
  cast: readonly Seat[],
  voiceId: VoiceId,
  { voices, figures }: Pick<SpeechProvider, 'voices' | 'figures'>,
): ReadonlyMap<string, ProviderVoice> {
  const { accent } = KINDS[voiceId];
  const narrators = VOICES_BY_ACCENT.filter(([, kind]) => kind.accent === accent).map(
    ([id, { gender }]): FigureVoice => ({ ...voices[id], gender, ages: ['adult'] }),
  );
  const genders = gendersOf(cast);
  const chosen = new Map<string, FigureVoice>();
  const choose = (seats: readonly Seat[], suits: (voice: FigureVoice, age: Seat['age']) => boolean) => {
    for (const { id, age } of seats) {
      if (chosen.has(id)) continue;
      const isTaken = (voice: FigureVoice) =>
        isSame(voice, voices[voiceId]) || [...chosen.values()].some((one) => isSame(one, voice));
      const free = [...figures[accent], ...narrators].find(
        (voice) => voice.gender === genders.get(id) && suits(voice, age) && !isTaken(voice),
      );
      if (free) chosen.set(id, free);
    }
  };
  const chooseFor = (seats: readonly Seat[]) => {
    choose(seats, ({ ages }, age) => ages[0] === age);
    choose(seats, ({ ages }, age) => ages.includes(age));
    choose(seats, ({ ages }) => ages.includes('adult'));
  };
  const waveOf = ({ wave = Number.POSITIVE_INFINITY }: Seat) => wave;
  for (const wave of new Set(cast.map(waveOf).toSorted((one, other) => one - other)))
    chooseFor(cast.filter((seat) => waveOf(seat) === wave));
  for (const { id, isAbsent } of cast) if (isAbsent) chosen.delete(id);
  chooseFor(cast.filter(({ isAbsent }) => !isAbsent));
  return new Map([...chosen].map(([id, { gender: _, ages: __, ...voice }]) => [id, voice]));
}
