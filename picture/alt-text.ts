import type { Language } from '../contract/options.ts';
import { FIGURE_NAMES, PLACE_NAMES } from '../contract/scene-names.ts';
import type { Mood, Scene } from '../contract/scene.ts';
import { englishDeeds, SPANISH_FEELINGS, spanishDeeds } from './deeds.ts';
import { alike, englishNoun, listed, spanishNoun } from './nouns.ts';

const spanish = {
  scene(scene: Scene): string {
    const {
      place,
      hour,
      mood,
      figures,
      things: [thing],
    } = scene;
    const isOne = figures.length === 1;
    const gender = figures.every(({ kind }) => FIGURE_NAMES[kind].gender === 'f') ? 'f' : 'm';
    const time = place === 'space' ? '' : hour === 'night' ? ', de noche' : ', de día';
    const they = isOne ? { f: 'ella', m: 'él' } : { f: 'ellas', m: 'ellos' };
    const rest = thing ? ` Junto a ${they[gender]}, ${spanishNoun.thing(thing, scene)}.` : '';
    const who = listed(alike(figures).map(spanishNoun.figure), 'es');
    return `${who} ${PLACE_NAMES[place].es}${time}: ${SPANISH_FEELINGS[mood](isOne, gender)}.${rest}`;
  },
};

const english = {
  moods: {
    happy: 'smiling',
    curious: 'looking around curiously',
    worried: 'looking worried',
    sleepy: 'looking sleepy',
    calm: 'looking calm',
  } satisfies Record<Mood, string>,
  scene(scene: Scene): string {
    const {
      place,
      hour,
      mood,
      figures,
      things: [thing],
    } = scene;
    const time = place === 'space' ? '' : hour === 'night' ? ' at night' : ' by day';
    const rest = thing ? ` Beside them, ${englishNoun.thing(thing, scene)}.` : '';
    const who = listed(alike(figures).map(englishNoun.figure), 'en');
    return `${who} ${PLACE_NAMES[place].en}${time}, ${english.moods[mood]}.${rest}`;
  },
};

/** Text alternative of a scene's picture: one or two sentences that say what it shows. */
export function describeScene(scene: Scene, language: Language): string {
  const isActing =
    scene.weather !== null ||
    scene.things.length > 1 ||
    scene.figures.some(({ pose, relation, mood }) => pose !== null || relation !== null || mood !== null);
  const words = isActing
    ? (language === 'es' ? spanishDeeds : englishDeeds)(scene)
    : (language === 'es' ? spanish : english).scene(scene);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
