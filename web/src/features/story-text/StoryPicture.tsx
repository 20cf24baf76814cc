import { WIDE_PIXELS } from '../../../../contract/picture.ts';
import type { LaterPicture } from '../../../../contract/schemas/stories.ts';
import { usePicture } from '../../api/use-picture.ts';
import type { Drawings } from './StoryText.tsx';

type StoryPictureProps = {
  /** Text alternative of the scene. */
  alt?: string;
  /** The scene may still be told: nothing is shown in its place. */
  isAwaited?: boolean;
  /** Whether it is the largest element of the first screen. */
  isFirst?: boolean;
} & Parameters<typeof usePicture>[0];

/** Picture of a story in its column. Its room is there before it comes, and stays when it does not arrive. */
function StoryPicture({ alt = '', isAwaited = false, isFirst, ...shown }: StoryPictureProps) {
  const { url, isOfScene, onError } = usePicture(shown, 'wide');
  return (
    <div className="story-picture">
      {url === null || isAwaited ? null : (
        <img
          key={url}
          src={url}
          {...WIDE_PIXELS}
          alt={isOfScene ? alt : ''}
          fetchPriority={isFirst ? 'high' : 'low'}
          onError={onError}
        />
      )}
    </div>
  );
}

type StoryCoverProps = Omit<StoryPictureProps, 'options' | 'isFirst'> & {
  /** Null for a story that was started elsewhere and whose request is not known. */
  options: StoryPictureProps['options'] | null;
};

const UNKNOWN = { storyType: 'original', ageGroup: 'default' } as const;

/** Picture above a story's title: without a scene the cover of its kind and age. */
export const StoryCover = ({ options, ...picture }: StoryCoverProps) => (
  <StoryPicture {...picture} options={options ?? UNKNOWN} isFirst />
);

/**
 * A story's later pictures at their places in its text.
 * @param areAwaited others may still be chosen for them: nothing is shown in their places
 */
export const laterDrawings = (pictures: readonly LaterPicture[] = [], areAwaited = false): Drawings =>
  new Map(
    pictures.map(({ part, paragraph, scene, picture: { alt } }) => [
      paragraph,
      <StoryPicture key={part} scene={scene} alt={alt} isAwaited={areAwaited} />,
    ]),
  );

/** Room of the middle picture in a story that is being written. */
export const roomAfter = (paragraph: number | null): Drawings =>
  new Map(paragraph === null ? [] : [[paragraph, <StoryPicture key="middle" scene={undefined} isAwaited />]]);
