import type { Language } from '../../../../contract/options.ts';
import type { Player } from '../player/playback/player.ts';
import type { KeptSound, KeptStory } from './kept/kept-stories.ts';

/**
 * Sound of a kept story in a language, else in the one that there is; its sleep edition before its narration. Not its
 * practice edition, which wakes up.
 */
export function soundOf(
  { sounds: kept }: Pick<KeptStory, 'sounds'>,
  language: Language,
): KeptSound | undefined {
  const sounds = kept.filter(({ learns }) => !learns);
  const inIt = sounds.filter((sound) => sound.language === language);
  const all = inIt.length > 0 ? inIt : sounds;
  return all.find(({ isAsleep }) => isAsleep) ?? all[0];
}

/** Practice edition of a kept story. */
export const practiceOf = ({ sounds }: Pick<KeptStory, 'sounds'>): KeptSound | undefined =>
  sounds.find(({ learns }) => learns);

/** Plays a kept story. To be called within a press. @param at seconds */
export function openKept(player: Player, kept: KeptStory, language: Language, at = 0): void {
  openSound(player, soundOf(kept, language), at);
}

/** The same of one of its sounds. */
export function openSound(player: Player, sound: KeptSound | undefined, at = 0): void {
  // A plain element with an address: it plays on while the phone is locked.
  if (sound) player.openFile(Promise.resolve(sound.url), { wanted: true, at });
}
