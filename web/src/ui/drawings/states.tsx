import type { DrawingProps } from './line-icon.tsx';
import { Crescent, Twinkle } from './round-window.tsx';
import { tone } from './tones.ts';

const frame = {
  viewBox: '0 0 240 180',
  width: 240,
  height: 180,
  fill: 'none',
  focusable: false,
} as const;
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Nothing saved yet: a shelf with room on it, and the moon asleep in the gap. */
export function EmptyLibrary(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} {...props}>
      <ellipse cx="120" cy="92" rx="108" ry="78" fill="var(--dusk)" opacity=".16" />
      <circle cx="136" cy="86" r="50" fill="var(--lamp)" opacity=".14" />
      <path d="M22 132h196" stroke={tone.wood} strokeWidth="9" {...round} />
      <path d="M46 138v18M194 138v18" stroke={tone.woodDeep} strokeWidth="8" {...round} />
      <rect x="38" y="72" width="20" height="55.5" rx="4" fill="var(--clay)" />
      <path d="M38 84h20M38 116h20" stroke={tone.cream} strokeWidth="2.5" opacity=".75" />
      <g transform="rotate(13 72 127)">
        <rect x="63" y="80" width="17" height="47" rx="4" fill="var(--sage)" />
        <circle cx="71.5" cy="94" r="3.5" fill={tone.cream} opacity=".8" />
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
        <circle cx="90" cy="30" r="6" fill={tone.cream} />
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

/** No connection: the lamp has gone to sleep, its plug beside it. */
export function SleepingLamp(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} {...props}>
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
      <path d="M76 136c-6-22-9-44 6-58 10-9 26-9 36 2" stroke={tone.wood} strokeWidth="6" {...round} />
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
          stroke={tone.cream}
          strokeWidth="2.6"
          {...round}
        />
        <circle cx="111" cy="99" r="4" fill="var(--clay)" opacity=".75" />
        <circle cx="157" cy="99" r="4" fill="var(--clay)" opacity=".75" />
        <path d="M124 111a10 8 0 0 0 20 0Z" fill={tone.creamShade} />
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

/**
 * The story is being written: a feather leaves stars on the page. The groups `data-part="feather"` and
 * `data-part="page"` are there for the style sheet to move; without motion the drawing is complete as it stands.
 */
export function WritingFeather(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} {...props}>
      <ellipse cx="120" cy="94" rx="106" ry="76" fill="var(--dusk)" opacity=".16" />
      <circle cx="138" cy="74" r="52" fill="var(--lamp)" opacity=".13" />
      <Crescent x={58} y={46} size={16} />
      <ellipse cx="120" cy="158" rx="88" ry="7" fill="var(--dusk-deep)" opacity=".22" />
      <path
        d="M28 104c34-10 66-6 92 12 26-18 58-22 92-12v44c-34-10-66-7-92 10-26-17-58-20-92-10Z"
        fill="var(--clay)"
        stroke="var(--clay)"
        strokeWidth="6"
        {...round}
      />
      <path d="M36 96c31-9 60-5 84 12v46c-24-16-53-19-84-10Z" fill={tone.creamShade} />
      <path d="M204 96c-31-9-60-5-84 12v46c24-16 53-19 84-10Z" fill={tone.cream} />
      <path d="M52 108c18-3 35 0 50 7m-50 9c18-3 35 0 50 7" stroke="#b99a6b" strokeWidth="3" {...round} />
      <path d="M134 122c7-4 14-6 21-7" stroke="#b99a6b" strokeWidth="3" {...round} />
      <g data-part="page">
        <path d="M120 108c4-26 16-42 38-50-5 15-6 31-4 46-17 9-28 26-34 50Z" fill={tone.cream} />
        <path d="M120 108c4-26 16-42 38-50" stroke={tone.creamShade} strokeWidth="2.5" {...round} />
      </g>
      <g data-part="feather">
        <path d="M164 104c-9-32 12-68 44-82 9 34-6 70-44 82Z" fill="var(--sage)" />
        <path d="M164 104c14-26 29-54 44-82 9 34-6 70-44 82Z" fill="#5b7c69" />
        <path d="M157 119l9-19" stroke={tone.wood} strokeWidth="4" {...round} />
        <path d="M165 103c11-22 22-43 34-64" stroke={tone.cream} strokeWidth="3" {...round} />
      </g>
      <Twinkle x={138} y={40} size={5} />
      <Twinkle x={180} y={124} size={6} />
      <Twinkle x={92} y={66} size={6} />
      <Twinkle x={110} y={38} size={4} />
      <circle cx="82" cy="88" r="2.2" fill="var(--lamp)" />
      <circle cx="214" cy="72" r="2.2" fill="var(--lamp)" />
    </svg>
  );
}
