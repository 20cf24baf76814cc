import type { Template } from '../template.ts';
import { playOnTheStairs } from './play-on-the-stairs.ts';

/** Every story that the storyteller knows. */
export const TEMPLATES: readonly Template[] = [playOnTheStairs];
