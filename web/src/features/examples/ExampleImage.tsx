import { useRef } from 'react';
import type { Example, MiddleDrawing } from '../../../../contract/schemas/examples.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { type ExampleImageState, useExampleImage } from './use-example-image.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Size of the original pictures in pixels. */
const SIZE = { width: 800, height: 600 };
const MIDDLE_SIZE = { width: 800, height: 500 };

/** Picture of an example: a shimmer while loading, the default picture with a word over it on failure. */
export function ExampleImage({ example, served = false }: { example: Example; served?: boolean }) {
  const { t } = useWords('examples');
  const box = useRef<HTMLDivElement>(null);
  const image = useExampleImage(example.imagePath, useNearViewport(box), served);
  const { phase, failure } = image;
  return (
    <div ref={box} className="example-image" data-phase={phase}>
      <Formats image={image} alt={example.alt[currentLanguage()]} size={SIZE} served={served} />
      {failure ? <p className="example-image-failure">{t(`examples.image.${failure}`)}</p> : null}
    </div>
  );
}

/** Small drawing inside a long text; nothing on failure. */
export function MiddleImage({ middle }: { middle: MiddleDrawing }) {
  const box = useRef<HTMLDivElement>(null);
  const image = useExampleImage(middle.path, useNearViewport(box), false);
  if (image.failure) return null;
  return (
    <div ref={box} className="example-middle" data-phase={image.phase}>
      <Formats image={image} alt={middle.alt[currentLanguage()]} size={MIDDLE_SIZE} served={false} />
    </div>
  );
}

type FormatsProps = {
  image: ExampleImageState;
  alt: string;
  size: { width: number; height: number };
  served: boolean;
};

/** `picture` element with every format. */
function Formats({ image, alt, size, served }: FormatsProps) {
  const { failure, src, avif, webp, ref, onLoad, onError } = image;
  if (src === null) return null;
  return (
    <picture key={failure ?? 'own'}>
      {avif ? <source srcSet={avif} type="image/avif" /> : null}
      {webp ? <source srcSet={webp} type="image/webp" /> : null}
      <img
        ref={ref}
        src={src}
        alt={failure ? '' : alt}
        {...size}
        decoding="async"
        fetchPriority={served ? 'high' : undefined}
        crossOrigin={failure ? undefined : 'anonymous'}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
