import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import { largeFrame, round } from '../../ui/drawings/large-frame.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent } from '../../ui/drawings/round-window.tsx';

/** No connection: a lamp that is unplugged and asleep. */
export function SleepingLamp(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...largeFrame} {...props}>
      <ellipse cx="120" cy="94" rx="106" ry="76" fill="var(--dusk)" opacity=".16" />
      <path d="M26 150h188" stroke="var(--dusk)" strokeWidth="6" opacity=".45" {...round} />
      <path
        d="M82 145c26 1 38-5 34-13-4-7-16-2-10 7 8 11 40 8 62 6"
        stroke="var(--dusk-deep)"
        strokeWidth="3.5"
        {...round}
      />
      <path d="M168 138h14c4 0 6 3 6 7s-2 7-6 7h-14Z" fill="var(--clay)" />
      <path d="M168 141h-7m7 8h-7" stroke="var(--dusk)" strokeWidth="3.5" {...round} />
      <path d="M50 150c0-9 11-14 26-14s26 5 26 14Z" fill="var(--clay)" />
      <path d="M76 136c-6-22-9-44 6-58 10-9 26-9 36 2" stroke={fixedColour.wood} strokeWidth="6" {...round} />
      <g transform="rotate(24 134 88)">
        <path
          d="M120 62c4-5 24-5 28 0 9 13 17 27 21 43 .6 3-1 5-4 5h-62c-3 0-4.6-2-4-5 4-16 12-30 21-43Z"
          fill="var(--dusk-deep)"
        />
        <path
          d="M144 60c2 .5 3.5 1.2 4 2 9 13 17 27 21 43 .6 3-1 5-4 5h-14c3-18 1-36-7-50Z"
          fill="#161b3d"
          opacity=".25"
        />
        <path
          d="M114 92c2 4 8 4 10 0m20 0c2 4 8 4 10 0m-23 8c2 1.8 4 1.8 6 0"
          stroke={fixedColour.cream}
          strokeWidth="2.6"
          {...round}
        />
        <circle cx="111" cy="99" r="4" fill="var(--clay)" opacity=".75" />
        <circle cx="157" cy="99" r="4" fill="var(--clay)" opacity=".75" />
        <path d="M124 111a10 8 0 0 0 20 0Z" fill={fixedColour.creamShade} />
      </g>
      <Crescent x={196} y={44} size={15} />
      <path
        d="M158 52c4-4 9-4 13 0m-31-16c2.5-2.5 6-2.5 8.5 0"
        stroke="var(--dusk)"
        strokeWidth="3"
        {...round}
      />
      <circle cx="54" cy="52" r="2.2" fill="var(--dusk)" />
      <circle cx="86" cy="34" r="1.8" fill="var(--dusk)" />
      <circle cx="210" cy="92" r="2.2" fill="var(--dusk)" />
    </svg>
  );
}
