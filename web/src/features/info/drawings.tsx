import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent, groundPath, RoundWindow, Twinkle } from '../../ui/drawings/round-window.tsx';

export { ListeningMoon as Listening, OwnStory as Reading } from '../drawings/home-pictures.tsx';
export { TypeFantasy as Generator, TypeOriginal as Choosing } from '../drawings/type-pictures.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A house half built, with a lamp in its window already. */
export function Builder(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(48, 3)} fill="var(--sage)" />
      <Crescent x={49} y={15} size={5.5} />
      <Twinkle x={13} y={22} size={2.5} />
      <path d="M17 29h30v22H17z" fill={fixedColour.cream} />
      <path d="M32 29h15v22H32z" fill={fixedColour.creamShade} />
      <path d="M13 31 32 15l11 9.3" stroke="var(--clay)" strokeWidth="4.5" {...round} />
      <path d="m46.5 27 4.5 4" stroke="var(--clay)" strokeWidth="4.5" strokeDasharray="1 5" {...round} />
      <rect x="21" y="34" width="9" height="9" rx="1.5" fill="var(--lamp)" />
      <path d="M25.5 34v9M21 38.500h9" stroke={fixedColour.wood} strokeWidth="1.2" />
      <rect x="36" y="37" width="7.5" height="14" rx="1.5" fill={fixedColour.wood} />
      <path
        d="M51.5 53V33m5 20V33m-5 6h5m-5 6h5m-5 6h5"
        stroke={fixedColour.woodDeep}
        strokeWidth="1.8"
        {...round}
      />
    </RoundWindow>
  );
}

/** A feather that has just finished a line. */
export function Writer(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(46, 2)} fill="var(--dusk)" opacity=".55" />
      <Crescent x={17} y={17} size={5.5} />
      <Twinkle x={30} y={11} size={2} />
      <path
        d="M13 36c7-3 14-3 20 1 6-4 13-4 19-1v17c-6-3-13-3-19 1-6-4-13-4-20-1Z"
        fill={fixedColour.cream}
      />
      <path d="M33 37c6-4 13-4 19-1v17c-6-3-13-3-19 1Z" fill={fixedColour.creamShade} />
      <path
        d="M17.5 40.500c4-1 8-.7 11.5.8m-11.5 3.700c4-1 8-.7 11.5.8"
        stroke="#b99a6b"
        strokeWidth="1.5"
        {...round}
      />
      <path d="M38 41.500c-1-13 4-25 15-31 3 12-2 25-15 31Z" fill="var(--sage)" />
      <path d="M38 41.500c4-12 8-22 15-31 3 12-2 25-15 31Z" fill="#5b7c69" />
      <path d="m36 47 2-5.5" stroke={fixedColour.wood} strokeWidth="1.8" {...round} />
      <Twinkle x={25} y={29} size={3} />
    </RoundWindow>
  );
}

/** A palette with the colours of the app, and a brush that has drawn a star. */
export function Painter(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(51, 2)} fill="var(--clay)" opacity=".7" />
      <Crescent x={15} y={18} size={5} />
      <Twinkle x={47} y={16} size={5} />
      <path
        d="M30 25c11 0 19 6 19 14 0 5-4 7-9 6-4-1-6 1-5 4 1 3-1 5-5 5-11 0-19-6-19-15s8-14 19-14Z"
        fill={fixedColour.creamShade}
      />
      <path
        d="M30 23c11 0 19 6 19 14 0 5-4 7-9 6-4-1-6 1-5 4 1 3-1 5-5 5-11 0-19-6-19-15s8-14 19-14Z"
        fill={fixedColour.cream}
      />
      <circle cx="21" cy="32" r="3.2" fill="var(--clay)" />
      <circle cx="30" cy="29" r="3.2" fill="var(--lamp)" />
      <circle cx="39" cy="32" r="3.2" fill="var(--sage)" />
      <circle cx="19" cy="40.5" r="3.2" fill="var(--dusk)" />
      <circle cx="27" cy="45" r="2.6" fill="var(--dusk-deep)" />
      <path d="m34 44 15-22" stroke={fixedColour.wood} strokeWidth="2.6" {...round} />
      <path d="m47.5 24.2 3-6c1 .2 2 .9 2.5 1.700l-3.6 5.500Z" fill="var(--clay)" />
    </RoundWindow>
  );
}

/** An open book with a question on one page and a star on the other. */
export function Classroom(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(47, 3)} fill="var(--sage)" />
      <Crescent x={49} y={14} size={5} />
      <Twinkle x={18} y={13} size={2.5} />
      <path d="M9 28c8-3 16-2 23 2 7-4 15-5 23-2v22c-8-2-16-1-23 3-7-4-15-5-23-3Z" fill="var(--clay)" />
      <path d="M11.5 26c7-2 14-1 20.5 3v21c-6-3.5-13-4.5-20.5-3Z" fill={fixedColour.cream} />
      <path d="M52.5 26c-7-2-14-1-20.5 3v21c6-3.5 13-4.5 20.5-3Z" fill={fixedColour.creamShade} />
      <path
        d="M18.5 33.500c0-4.5 7.5-4.5 7.5 0 0 2.8-3.7 2.8-3.7 5.5"
        stroke="var(--dusk-deep)"
        strokeWidth="2.2"
        {...round}
      />
      <circle cx="22.3" cy="43" r="1.3" fill="var(--dusk-deep)" />
      <Twinkle x={42} y={37.5} size={6.5} />
    </RoundWindow>
  );
}

/** A small hand's pencil and a big one's, drawing the same line. */
export function Pencil(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(49, 2)} fill="var(--dusk)" opacity=".55" />
      <Crescent x={48} y={16} size={5.5} />
      <Twinkle x={15} y={20} size={3} />
      <rect x="14" y="25" width="36" height="28" rx="4" fill={fixedColour.cream} />
      <path d="M19 46c4-5 8 3 12-1s7-6 10-2" stroke="var(--clay)" strokeWidth="2.2" {...round} />
      <path d="M19 32h14m-14 5h9" stroke="#b99a6b" strokeWidth="1.6" {...round} />
      <g transform="rotate(38 41 43)">
        <path d="M41 43l-3.6-7h7.200z" fill={fixedColour.creamShade} />
        <path d="M41 43l-1.3-2.600h2.600z" fill="var(--dusk-deep)" />
        <path d="M37.4 15h7.200v21h-7.200z" fill="var(--lamp)" />
        <path d="M42 15h2.600v21H42z" fill="var(--dusk-deep)" opacity=".18" />
        <path d="M37.4 11.500a2 2 0 0 1 2-2h3.200a2 2 0 0 1 2 2V15h-7.200z" fill="#e39b8c" />
      </g>
    </RoundWindow>
  );
}
