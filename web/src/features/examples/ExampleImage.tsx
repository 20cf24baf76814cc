import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useExampleImage } from './use-example-image.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Pixels of the pictures as they are drawn. */
const SIZE = { width: 800, height: 600 };

/** An example's picture: a shimmering page until it is there, and the default one with a word over it when it is not to be had. */
export function ExampleImage({ example, served = false }: { example: Example; served?: boolean }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { phase, failure, src, avif, webp, ref, onLoad, onError } = useExampleImage(
    example.imagePath,
    useNearViewport(box),
    served,
  );
  return (
    <div ref={box} className="example-image" data-phase={phase}>
      {src === null ? null : (
        <picture key={failure ?? 'own'}>
          {avif ? <source srcSet={avif} type="image/avif" /> : null}
          {webp ? <source srcSet={webp} type="image/webp" /> : null}
          <img
            ref={ref}
            src={src}
            alt={failure ? '' : example.alt[currentLanguage()]}
            {...SIZE}
            decoding="async"
            fetchPriority={served ? 'high' : undefined}
            crossOrigin={failure ? undefined : 'anonymous'}
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
      {failure ? <p className="example-image-failure">{t(`examples.image.${failure}`)}</p> : null}
    </div>
  );
}
