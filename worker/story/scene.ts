import { LOOKS, parseSceneCode, type Scene, type SceneFigure } from '../../contract/scene.ts';
import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';
import { drawnBy } from './prompting/drawn.ts';
import { NATURE, type NamedFigure, type SceneWords, sceneWordsIn } from './scene-words.ts';
import { fold } from './search-words.ts';
import { guessedGender } from './stand-ins.ts';
import { namesIn } from './typed-names.ts';

type Typed = Pick<StoryRequest, TypedField>;

/** Topic and names, folded: the same on another night, in any order of the names. Never leaves the home. */
export const heroKeyOf = ({ topic, childNames }: Typed): string =>
  [topic, ...namesIn(childNames).sort()].map(fold).join('\n');

/**
 * Scene of a saved story: the stored one, else what its words say.
 * @param story `scene`: code of the stored scene
 * @returns null for the cover of its kind and age
 */
export const sceneOf = (story: { scene: string | null; title: string; options: Typed }): Scene | null =>
  (story.scene === null ? null : parseSceneCode(story.scene)) ?? sceneOfWords(story.title, story.options);

/**
 * Scene by the words of topic and title, in both languages, without a model.
 * @returns null where they name no figure, and for a grave topic
 */
export function sceneOfWords(title: string, options: Typed): Scene | null {
  const names = new Set(fold(options.childNames).split(/[^\p{L}\p{N}]+/u));
  const [topic, titled] = [options.topic, title].map((text) => sceneWordsIn(text, names)) as [
    SceneWords,
    SceneWords,
  ];
  if (topic.isGrave || titled.isGrave) return null;
  const place = topic.place ?? titled.place;
  const named = [...topic.figures, ...titled.figures];
  const child = childOf(options);
  // A child alone is in a picture only where something says where.
  const all = child && (named.length > 0 || place !== null) ? [...named, child] : named;
  const [hero, ...others] = all;
  if (!hero) return null;
  const second = others.find(({ kind }) => kind !== hero.kind);
  return {
    place: place ?? NATURE[hero.kind].place,
    hour: topic.hour ?? titled.hour ?? 'day',
    mood: 'curious',
    figures: figuresOf(second ? [hero, second] : [hero], options),
    thing: topic.thing ?? titled.thing,
  };
}

/** The first child of the request, as far as its name says whether it is a girl or a boy. */
function childOf({ childNames }: Typed): NamedFigure | null {
  const [first] = namesIn(childNames);
  const gender = first === undefined ? null : guessedGender(first);
  return gender ? { kind: gender === 'f' ? 'girl' : 'boy', colour: null, garment: null } : null;
}

/** Figures with what was not said about them; a person looks alike for the same topic and names. */
function figuresOf(figures: readonly NamedFigure[], typed: Typed): SceneFigure[] {
  const key = heroKeyOf(typed);
  return figures.map(({ kind, colour, garment }, position) => ({
    ...{ kind, colour: colour ?? NATURE[kind].colour, garment: garment ?? 'none' },
    look: drawnBy(`${key}\n${position}`, [...Array(LOOKS).keys()]),
  }));
}
