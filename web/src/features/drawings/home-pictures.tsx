import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent, groundPath, RoundWindow, Twinkle } from '../../ui/drawings/round-window.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A child's name tag tied to a book: the story that is about oneself. */
export function OwnStory(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(48, 3)} fill="var(--sage)" />
      <Crescent x={48} y={15} size={6} />
      <Twinkle x={16} y={17} />
      <Twinkle x={29} y={9} size={2} />
      <path
        d="M12 26c8-2.5 15-1.5 20 2.5 5-4 12-5 20-2.500v23c-8-2-15-1-20 2.5-5-3.5-12-4.5-20-2.500Z"
        fill="var(--clay)"
      />
      <path d="M14 24c7-2 13.5-1 18 2.500v22c-5-3.2-11-4-18-2Z" fill={fixedColour.cream} />
      <path d="M50 24c-7-2-13.5-1-18 2.500v22c5-3.2 11-4 18-2Z" fill={fixedColour.creamShade} />
      <circle cx="23" cy="33" r="4.2" fill={fixedColour.skin} />
      <path
        d="M18.8 32.500c0-6 8.4-6 8.4 0-2.5-.8-4-1.6-4.8-2.6-.6 1.2-1.8 2.1-3.6 2.600Z"
        fill={fixedColour.hair}
      />
      <path d="M17 43.500c.5-4 3-6 6-6s5.5 2 6 6c-4-1.4-8-1.4-12 0Z" fill="var(--dusk)" />
      <path
        d="M37 32c3-1 6-1.3 9-1m-9 5.500c3-1 6-1.3 9-1m-9 5.500c2-.7 4-1 6-.9"
        stroke="#b99a6b"
        strokeWidth="1.5"
        {...round}
      />
    </RoundWindow>
  );
}

/** The moon with headphones on, eyes closed. */
export function ListeningMoon(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(53, 2)} fill="var(--dusk)" opacity=".55" />
      <Twinkle x={13} y={22} />
      <Twinkle x={52} y={14} size={2.5} />
      <Twinkle x={53} y={42} size={2} />
      <circle cx="32" cy="34" r="15" fill="var(--lamp)" />
      <path d="M17 34a15 15 0 0 1 30 0" stroke={fixedColour.cream} strokeWidth="3.5" {...round} />
      <rect x="12.5" y="30" width="8" height="13" rx="4" fill="var(--clay)" />
      <rect x="43.5" y="30" width="8" height="13" rx="4" fill="var(--clay)" />
      <path
        d="M24.5 33.500c1.2 1.5 3.4 1.5 4.6 0m5.8 0c1.2 1.5 3.4 1.5 4.6 0M28.5 40c2 1.9 5 1.9 7 0"
        stroke="#3a2d4a"
        strokeWidth="1.6"
        {...round}
      />
      <path d="M21 14.500v-6l5-1.200v6" stroke={fixedColour.cream} strokeWidth="1.5" {...round} />
      <circle cx="19.5" cy="14.5" r="1.9" fill={fixedColour.cream} />
      <circle cx="24.5" cy="13.3" r="1.9" fill={fixedColour.cream} />
    </RoundWindow>
  );
}

/** Two speech bubbles that overlap under one moon. */
export function TwoLanguages(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(52, 2)} fill="var(--sage)" opacity=".7" />
      <Crescent x={32} y={12} size={5.5} />
      <Twinkle x={49} y={17} size={2.5} />
      <Twinkle x={14} y={19} size={2} />
      <path
        d="M11 25.500c0-2.5 2-4.5 4.5-4.500h16c2.5 0 4.5 2 4.5 4.500v9c0 2.5-2 4.5-4.5 4.500H22l-6 5.500V39c-2.8 0-5-2-5-4.500Z"
        fill="var(--clay)"
      />
      <path
        d="M28 33.500c0-2.5 2-4.5 4.5-4.500h16c2.5 0 4.5 2 4.5 4.500v8c0 2.5-2 4.5-4.5 4.500v5.500l-6-5.500h-10c-2.5 0-4.5-2-4.5-4.500Z"
        fill={fixedColour.cream}
      />
      <path
        d="M16.5 27.500c3-.6 6-.6 9 0m-9 5c2-.5 4-.5 6-.1"
        stroke={fixedColour.cream}
        strokeWidth="1.8"
        {...round}
      />
      <path
        d="M33.5 35.500c4.6-.7 9.2-.7 13.8 0m-13.8 5c3-.5 6-.5 9-.1"
        stroke="#b99a6b"
        strokeWidth="1.8"
        {...round}
      />
    </RoundWindow>
  );
}
