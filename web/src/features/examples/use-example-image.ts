import { type RefCallback, type SyntheticEvent, useEffect, useState } from 'react';
import { cachedImages, mayKeep } from './cached-files.ts';
import { storedFileName, storedFileUrl, withExtension } from './stored-file.ts';

const DEFAULT_IMAGE = '/images/default-story.jpg';

type Source =
  | { name: 'looking' }
  /** Cached picture. */
  | { name: 'kept'; dataUrl: string }
  /** The best format that this browser supports. */
  | { name: 'formats' }
  /** The format that every browser supports, after another one failed. */
  | { name: 'jpeg' };

export type ImageFailure = 'noPath' | 'notLoaded';
export type ExampleImageState = {
  /** `served`: part of the page from the beginning. */
  phase: 'served' | 'loading' | 'loaded' | 'error';
  failure: ImageFailure | null;
  /** Source of the `img`; null while there is none. */
  src: string | null;
  avif: string | null;
  webp: string | null;
  /** Callback of the `img`, which may have loaded or failed before hydration. */
  ref: RefCallback<HTMLImageElement>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
};

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Cached picture as a data URL: the policy allows pictures from nowhere else. */
async function keptDataUrl(fileName: string): Promise<string | null> {
  const kept = await cachedImages.read(fileName);
  return kept ? readAsDataUrl(await kept.response.blob()) : null;
}

/** Stores a loaded picture; the browser's own cache saves the second download. */
async function keep(fileName: string, url: string): Promise<void> {
  if (!mayKeep() || (await cachedImages.read(fileName))) return;
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', cache: 'force-cache' });
  await cachedImages.write(fileName, response);
}

/**
 * Picture of an example, requested once `wanted`; `served` ones are part of the page from the beginning. On failure the
 * default picture is shown.
 */
export function useExampleImage(path: string, wanted: boolean, served: boolean): ExampleImageState {
  const url = storedFileUrl(path);
  const fileName = storedFileName(path);
  const [source, setSource] = useState<Source>(served ? { name: 'formats' } : { name: 'looking' });
  const [loaded, setLoaded] = useState(false);
  const [failure, setFailure] = useState<ImageFailure | null>(url === null ? 'noPath' : null);

  useEffect(() => {
    if (!wanted || served || url === null) return;
    let isCurrent = true;
    keptDataUrl(fileName)
      .catch(() => null)
      .then((dataUrl) => {
        if (isCurrent) setSource(dataUrl ? { name: 'kept', dataUrl } : { name: 'formats' });
      });
    return () => {
      isCurrent = false;
    };
  }, [wanted, served, url, fileName]);

  const isShown = failure === null && url !== null;

  function came(image: HTMLImageElement) {
    if (!isShown) return;
    setLoaded(true);
    if (source.name === 'kept') return;
    keep(fileName, image.currentSrc).catch(() => {
      // The picture is shown even if it cannot be cached.
    });
  }

  function failed() {
    if (!isShown) return;
    if (source.name === 'jpeg') setFailure('notLoaded');
    else setSource(source.name === 'kept' ? { name: 'formats' } : { name: 'jpeg' });
  }

  const offersFormats = isShown && source.name === 'formats';
  return {
    phase: failure ? 'error' : served ? 'served' : loaded ? 'loaded' : 'loading',
    failure,
    src: !isShown
      ? DEFAULT_IMAGE
      : source.name === 'looking'
        ? null
        : source.name === 'kept'
          ? source.dataUrl
          : url,
    avif: offersFormats ? withExtension(url, 'avif') : null,
    webp: offersFormats ? withExtension(url, 'webp') : null,
    ref: (image) => {
      if (!served || loaded || !image?.complete) return;
      if (image.naturalWidth > 0) came(image);
      // Once: the next format has its own error event.
      else if (source.name === 'formats') failed();
    },
    onLoad: ({ currentTarget }) => came(currentTarget),
    onError: failed,
  };
}
