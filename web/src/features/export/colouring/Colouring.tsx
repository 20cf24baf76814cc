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
  story: Pick<Story, 'title' | 'language' | 'picture'> & { scene: Scene };
  onPrinted: () => void;
};

/** Prints the lines of a story's picture on one sheet of A4 or Letter, to colour in. */
export function Colouring({ story: { title, language, scene, picture }, onPrinted }: ColouringProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  usePrint('colouring', sheet, onPrinted);
  return createPortal(
    <div ref={sheet} className="colouring" lang={language}>
      <img src={svgPath(scene, '-outline')} alt={picture?.alt ?? ''} />
      <p className="colouring-title">{title || t('story.untitled')}</p>
      <p className="colouring-foot">
        <AiIcon />
        <span>{t('story.byAi')}</span>
      </p>
    </div>,
    document.body,
  );
}
