import type { CSSProperties } from 'react';
import { type PartBox, PICTURE_PIXELS, type ScenePart, svgPath } from '../../../../contract/picture.ts';
import type { Scene } from '../../../../contract/scene.ts';
import { classNames } from '../../ui/class-names.ts';
import { useParts } from './use-parts.ts';

/** What can be pressed in a picture; null is the place around its figures. */
export type Pressed = ScenePart | null;

const isSame = (one: Pressed, other: Pressed): boolean => one?.of === other?.of && one?.at === other?.at;

type PressablePictureProps = {
  scene: Scene;
  pressed: Pressed;
  /** Name of a part: a figure, a thing, or the place. */
  nameOf: (part: Pressed) => string;
  onPress: (part: Pressed) => void;
};

const percent = (share: number) => `${share * 100}%`;

/** Middle and size of a button over a part. Nearer parts lie over farther ones. */
const over = ({ left, top, right, bottom }: PartBox, depth: number): CSSProperties => ({
  left: percent((left + right) / 2),
  top: percent((top + bottom) / 2),
  width: percent(right - left),
  height: percent(bottom - top),
  zIndex: depth,
});

/**
 * A picture whose figures, things and place are buttons. They are drawn over it where the drawing says that they are;
 * those of which it does not say it stand below.
 */
export function PressablePicture({ scene, pressed, nameOf, onPress }: PressablePictureProps) {
  const url = svgPath(scene);
  const boxes = useParts(url);
  const side = PICTURE_PIXELS.small;
  const parts: Pressed[] = [
    ...scene.figures.map((_, at) => ({ of: 'figures' as const, at })),
    ...scene.things.map((_, at) => ({ of: 'things' as const, at })),
    null,
  ];
  return (
    <div className="picture-parts">
      {/* What it shows is on the buttons over it. */}
      <img src={url} width={side} height={side} alt="" />
      {parts.map((part) => {
        const depth = boxes.findIndex((box) => isSame(box, part));
        const box = boxes[depth];
        return (
          <button
            key={part ? `${part.of}${part.at}` : 'place'}
            type="button"
            className={classNames(
              part === null ? 'picture-place' : box ? 'picture-part' : 'picture-unplaced',
            )}
            style={box && over(box, depth + 1)}
            aria-pressed={isSame(part, pressed)}
            onClick={() => onPress(part)}
          >
            <span className={classNames((box || part === null) && 'sr-only')}>{nameOf(part)}</span>
          </button>
        );
      })}
    </div>
  );
}
