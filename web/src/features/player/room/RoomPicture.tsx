import type { Story } from '../../../../../contract/schemas/stories.ts';
import { usePicture } from '../../../api/use-picture.ts';

/** A story's picture at night, in whatever light its scene is; without a scene the cover of its kind. */
export function RoomPicture({ scene, options }: Partial<Pick<Story, 'scene' | 'options'>>) {
  const { url, onError } = usePicture({ scene: scene && { ...scene, hour: 'night' }, options }, 'wide');
  return url === null ? null : <img src={url} alt="" onError={onError} />;
}
