import type { Language } from '../../../../contract/options.ts';
import type { Player } from '../player/playback/player.ts';
import type { KeptSound, KeptStory } from './kept/kept-stories.ts';

/** Sound of a kept story in a language, else in the one that there is; its sleep edition before its narration. */
export function soundOf({ sounds }: Pick<KeptStory, 'sounds'>, language: Language): KeptSound | undefined {
  const inIt = sounds.filter((sound) => sound.language === language);
  const all = inIt.length > 0 ? inIt : sounds;
  return all.find(({ isAsleep }) => isAsleep) ?? all[0];
}

/** Plays a kept story. To be called within a press. @param at seconds */
export function openKept(player: Player, kept: KeptStory, language: Language, at = 0): void {
  const sound = soundOf(kept, language);
  // A plain element with an address: it plays on while the phone is locked.
  if (sound) player.openFile(Promise.resolve(sound.url), { wanted: true, at });
}
