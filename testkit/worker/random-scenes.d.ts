import { type Scene } from '../../contract/scene.ts';
/**
 * Scenes with every place, figure, thing, pose and relation as likely as another; the same ones for the same seed.
 * @param isActing false for figures that only stand there
 */
export declare function randomScenes(seed: number, count: number, isActing?: boolean): Scene[];
