import { PICTURE_PIXELS } from '../../../../contract/picture.ts';
import type { Scene } from '../../../../contract/scene.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { usePicture } from '../../api/use-picture.ts';

type StoryCoverProps = {
  /** Null for a story that was started elsewhere and whose request is not known. */
  options: Pick<Story['options'], 'storyType' | 'ageGroup'> | null;
  /** What the picture shows. Undefined: the cover of the story's kind. */
  scene: Scene | undefined;
  /** Text alternative of the scene. */
  alt?: string;
  /** The scene may still be told: nothing is shown in its place. */
  isAwaited?: boolean;
};

const UNKNOWN = { storyType: 'original', ageGroup: 'default' } as const;

/** Picture of a story above its title. Its room is there before it comes, and stays when it does not arrive. */
export function StoryCover({ options, scene, alt = '', isAwaited = false }: StoryCoverProps) {
  const { url, isOfScene, onError } = usePicture({ scene, options: options ?? UNKNOWN });
  const side = PICTURE_PIXELS.small;
  return (
    <div className="story-cover">
      {url === null || isAwaited ? null : (
        <img key={url} src={url} width={side} height={side} alt={isOfScene ? alt : ''} onError={onError} />
      )}
    </div>
  );
}
