import type { StoryType } from '../../../../contract/options.ts';
import { type AnyDrawing, lazyDrawing } from '../../ui/lazy-drawing.ts';

const types = () => import('./type-pictures.tsx');

export const TYPE_DRAWINGS: Record<StoryType, AnyDrawing> = {
  original: lazyDrawing(async () => (await types()).TypeOriginal),
  classic: lazyDrawing(async () => (await types()).TypeClassic),
  humor: lazyDrawing(async () => (await types()).TypeHumor),
  'sci-fi': lazyDrawing(async () => (await types()).TypeSciFi),
  horror: lazyDrawing(async () => (await types()).TypeHorror),
  adventure: lazyDrawing(async () => (await types()).TypeAdventure),
  fantasy: lazyDrawing(async () => (await types()).TypeFantasy),
};
