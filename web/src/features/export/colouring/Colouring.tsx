import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { svgPath } from '../../../../../contract/picture.ts';
import type { Scene } from '../../../../../contract/scene.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { AiIcon } from '../../story-text/AiIcon.tsx';
import { usePrint } from '../use-print.ts';
import './colouring.css';

type ColouringProps = {
  story: Pick<Story, 'title' | 'language' | 'picture' | 'laterPictures'> & { scene: Scene };
  onPrinted: () => void;
};

/** Prints the lines of a story's pictures, each on one sheet of A4 or Letter, to colour in. */
export function Colouring({ story, onPrinted }: ColouringProps) {
  const { t } = useTranslation();
  const { title, language, scene, picture, laterPictures = [] } = story;
  const sheets = useRef<HTMLDivElement>(null);
  usePrint('colouring', sheets, onPrinted);
  return createPortal(
    <div ref={sheets} className="colouring" lang={language}>
      {[{ part: 'beginning', scene, picture }, ...laterPictures].map((one) => (
        <section key={one.part} className="colouring-sheet">
          <img src={svgPath(one.scene, '-outline')} alt={one.picture?.alt ?? ''} />
          <p className="colouring-title">{title || t('story.untitled')}</p>
          <p className="colouring-foot">
            <AiIcon />
            <span>{t('story.byAi')}</span>
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
