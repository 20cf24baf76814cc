import type { Scene } from '../../../contract/scene.ts';

/** A scene that no topic of the tests has. */
export const SCENE: Scene = {
  place: 'desert',
  hour: 'night',
  mood: 'sleepy',
  figures: [{ kind: 'octopus', colour: 'white', garment: 'glasses', look: 5 }],
  thing: 'teapot',
};
