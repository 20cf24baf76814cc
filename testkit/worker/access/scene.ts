import { type Scene, STANDING } from '../../../contract/scene.ts';

/** A scene that no topic of the tests has. */
export const SCENE: Scene = {
  place: 'desert',
  frame: null,
  hour: 'night',
  weather: null,
  mood: 'sleepy',
  figures: [{ kind: 'octopus', colour: 'white', garment: 'glasses', look: 5, ...STANDING }],
  things: ['teapot'],
};
