import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import { largeFrame, round } from '../../ui/drawings/large-frame.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Twinkle } from '../../ui/drawings/round-window.tsx';

/** Empty library: a shelf with a sleeping moon in its gap. */
export function EmptyLibrary(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...largeFrame} {...props}>
      <ellipse cx="120" cy="92" rx="108" ry="78" fill="var(--dusk)" opacity=".16" />
      <circle cx="136" cy="86" r="50" fill="var(--lamp)" opacity=".14" />
      <path d="M22 132h196" stroke={fixedColour.wood} strokeWidth="9" {...round} />
      <path d="M46 138v18M194 138v18" stroke={fixedColour.woodDeep} strokeWidth="8" {...round} />
      <rect x="38" y="72" width="20" height="55.5" rx="4" fill="var(--clay)" />
      <path d="M38 84h20M38 116h20" stroke={fixedColour.cream} strokeWidth="2.5" opacity=".75" />
      <g transform="rotate(13 72 127)">
        <rect x="63" y="80" width="17" height="47" rx="4" fill="var(--sage)" />
        <circle cx="71.5" cy="94" r="3.5" fill={fixedColour.cream} opacity=".8" />
      </g>
      <g transform="rotate(-14 138 88)">
        <path d="M134 46A42 42 0 1 0 176.5 96 33.6 33.6 0 1 1 134 46Z" fill="var(--lamp)" />
        <path
          d="M102 88c2.5 4.5 8.5 4.8 11.5 1M110 105c3 3.5 8 4 12 1.8"
          stroke="#3a2d4a"
          strokeWidth="3"
          {...round}
        />
        <circle cx="103.5" cy="99" r="4.5" fill="var(--clay)" opacity=".55" />
      </g>
      <g transform="translate(5 10)">
        <path d="M92 54c-9-19 3-31 18-31 12 0 21 6 24 20-13-4-30-1-42 11Z" fill="var(--dusk-deep)" />
        <path d="M92 55c11-12 29-16 43-11.5" stroke="var(--dusk)" strokeWidth="7" {...round} />
        <circle cx="90" cy="30" r="6" fill={fixedColour.cream} />
      </g>
      <path d="M196 127c-9 0-14-5-15-20h30c-1 15-6 20-15 20Z" fill="var(--clay)" />
      <path
        d="M196 107V86m0 10c-9 0-13-5-13-12 8 0 13 4 13 12Zm0-6c0-9 5-14 13-14 0 9-5 14-13 14Z"
        fill="var(--sage)"
        stroke="var(--sage)"
        strokeWidth="3"
        {...round}
      />
      <Twinkle x={162} y={42} size={7} />
      <Twinkle x={62} y={40} size={4.5} />
      <circle cx="190" cy="58" r="2.2" fill="var(--lamp)" />
    </svg>
  );
}
