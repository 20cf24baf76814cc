import { fixedColour } from './fixed-colours.ts';
import type { DrawingProps } from './line-icon.tsx';

const frame = { fill: 'none', focusable: false } as const;

/** Logo: a speaker, and in the speech bubble a moon with a book in its lap. */
export function Logo(props: DrawingProps) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...frame} {...props}>
      <path
        d="M24 2.5a20 20 0 1 1-6.8 38.8L8.6 45.6c-.9.4-1.8-.4-1.6-1.3l2-8.5A20 20 0 0 1 24 2.5Z"
        fill="var(--dusk-deep)"
      />
      <path d="M25.5 7.6A15 15 0 1 0 38.9 25.2 12.4 12.4 0 1 1 25.5 7.6Z" fill="var(--lamp)" />
      <path
        d="M29.7 16.2c-2.2-1.6-4.8-2.1-7.7-1.7v9.8c2.9-.4 5.5.1 7.7 1.7 2.2-1.6 4.8-2.1 7.7-1.7v-9.8c-2.9-.4-5.5.1-7.7 1.7Z"
        fill={fixedColour.cream}
      />
      <path d="M29.7 16.2V26" stroke="var(--dusk-deep)" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}

/** A dozing crescent, for the switch to night. */
export function Moon(props: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...frame} {...props}>
      <path d="M18.5 3.5A12.7 12.7 0 1 0 28.4 19.6 10.3 10.3 0 0 1 18.5 3.5Z" fill="var(--lamp)" />
      <path
        d="M9.3 17c.8 1.5 3 1.7 4.1.4M11.5 22c1 1.2 2.6 1.5 4 .9"
        stroke="#3a2d4a"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="9.6" cy="20.6" r="1.5" fill="var(--clay)" opacity=".6" />
      <path
        d="M25 5.2c.3 1.8.9 2.4 2.7 2.7-1.8.3-2.4.9-2.7 2.7-.3-1.8-.9-2.4-2.7-2.7 1.8-.3 2.4-.9 2.7-2.7Z"
        fill="var(--lamp)"
      />
    </svg>
  );
}

/** A round, awake sun, for the switch to day. */
export function Sun(props: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...frame} {...props}>
      <path
        d="M16 2.5v2.5M16 27v2.5M29.5 16H27M5 16H2.5m23-9.5-1.8 1.8M8.3 23.7l-1.8 1.8m19 0-1.8-1.8M8.3 8.3 6.5 6.5"
        stroke="var(--lamp)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="8.3" fill="var(--lamp)" />
      <circle cx="13" cy="15" r="1.1" fill="#3a2d4a" />
      <circle cx="19" cy="15" r="1.1" fill="#3a2d4a" />
      <path d="M13.8 18.3c1.3 1.3 3.1 1.3 4.4 0" stroke="#3a2d4a" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="11.3" cy="17.6" r="1.3" fill="var(--clay)" opacity=".6" />
      <circle cx="20.7" cy="17.6" r="1.3" fill="var(--clay)" opacity=".6" />
    </svg>
  );
}
