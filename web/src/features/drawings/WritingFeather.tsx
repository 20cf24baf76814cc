import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import { largeFrame, round } from '../../ui/drawings/large-frame.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent, Twinkle } from '../../ui/drawings/round-window.tsx';

/**
 * Writing animation: a feather leaves stars on the page. The style sheet moves the groups `data-part="feather"` and
 * `data-part="page"`; without motion the drawing is complete.
 */
export function WritingFeather(props: DrawingProps) {
  return (
    <svg aria-hidden="true" {...largeFrame} {...props}>
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
      <path d="M36 96c31-9 60-5 84 12v46c-24-16-53-19-84-10Z" fill={fixedColour.creamShade} />
      <path d="M204 96c-31-9-60-5-84 12v46c24-16 53-19 84-10Z" fill={fixedColour.cream} />
      <path d="M52 108c18-3 35 0 50 7m-50 9c18-3 35 0 50 7" stroke="#b99a6b" strokeWidth="3" {...round} />
      <path d="M134 122c7-4 14-6 21-7" stroke="#b99a6b" strokeWidth="3" {...round} />
      <g data-part="page">
        <path d="M120 108c4-26 16-42 38-50-5 15-6 31-4 46-17 9-28 26-34 50Z" fill={fixedColour.cream} />
        <path d="M120 108c4-26 16-42 38-50" stroke={fixedColour.creamShade} strokeWidth="2.5" {...round} />
      </g>
      <g data-part="feather">
        <path d="M164 104c-9-32 12-68 44-82 9 34-6 70-44 82Z" fill="var(--sage)" />
        <path d="M164 104c14-26 29-54 44-82 9 34-6 70-44 82Z" fill="#5b7c69" />
        <path d="M157 119l9-19" stroke={fixedColour.wood} strokeWidth="4" {...round} />
        <path d="M165 103c11-22 22-43 34-64" stroke={fixedColour.cream} strokeWidth="3" {...round} />
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
