import { AI_ICON } from '../../../../contract/ai-icon.ts';

/** The EU's icon for AI-made content. Decorative, since words follow that say it. */
export const AiIcon = () => (
  <svg
    viewBox={AI_ICON.viewBox}
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden
    className="mr-1.5 inline size-5 align-text-bottom"
  >
    <path d={AI_ICON.path} />
  </svg>
);
