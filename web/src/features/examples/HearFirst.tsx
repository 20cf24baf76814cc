import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/language.ts';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { dropSound, startSound } from '../player/playback/started-sound.ts';
import { ExampleDialog } from './example-dialog.ts';
import { heardFirst } from './heard-first.ts';
import { useOpenExample } from './open-example.ts';
import { storedFileUrl, withExtension } from './stored-file.ts';

/** Size of the picture in pixels. */
const PICTURE = { width: 96, height: 72 };

/**
 * One press plays an example in the reader's language, with its picture, without an account: at once, while the example
 * opens, whose player takes the sound over.
 */
export function HearFirst() {
  const { t } = useTranslation();
  const { open, show } = useOpenExample();
  const example = heardFirst(currentLanguage());
  const isOpen = example !== undefined && open?.id === example.id;
  // Closed, or left, before the player came.
  useEffect(() => (isOpen ? dropSound : undefined), [isOpen]);
  if (!example) return null;
  const { id, audioPath, imagePath } = example;
  const picture = storedFileUrl(imagePath);
  const sound = storedFileUrl(audioPath);
  return (
    <button
      type="button"
      className="hear-first"
      data-open={isOpen || undefined}
      onPointerEnter={ExampleDialog.preload}
      onFocus={ExampleDialog.preload}
      onClick={() => {
        if (sound) startSound(sound);
        show({ id, mode: 'listen' });
      }}
    >
      {picture ? (
        <picture>
          <source srcSet={withExtension(picture, 'avif')} type="image/avif" />
          <source srcSet={withExtension(picture, 'webp')} type="image/webp" />
          {/* Lazy: a page about the user begins as this one, hidden, and has no use for it. */}
          <img src={picture} alt="" {...PICTURE} loading="lazy" decoding="async" crossOrigin="anonymous" />
        </picture>
      ) : null}
      <span className="hear-first-words">
        <strong>{t('home.hearFirst')}</strong>
        <span>{example.title}</span>
      </span>
      <PlayIcon width={28} height={28} />
    </button>
  );
}
