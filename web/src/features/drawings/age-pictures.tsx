import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent, groundPath, RoundWindow, Twinkle } from '../../ui/drawings/round-window.tsx';

/** Any age: a moon rising out of an open book. */
export function AgeDefault(props: DrawingProps) {
  return (
    <RoundWindow sky="var(--dusk)" {...props}>
      <path d={groundPath(48)} fill="var(--dusk-deep)" opacity=".45" />
      <circle cx="32" cy="29" r="17" fill="var(--lamp)" opacity=".18" />
      <circle cx="32" cy="29" r="11.5" fill="var(--lamp)" />
      <path
        d="M37.5 18.9a11.5 11.5 0 0 1-12.9 18.7A11.5 11.5 0 0 0 37.5 18.9Z"
        fill="#c98a2b"
        opacity=".25"
      />
      <path
        d="M26.5 28.5c.8 1.3 2.7 1.3 3.5 0m4.5 0c.8 1.3 2.7 1.3 3.5 0m-7.2 4c1 1 2 1 3 0"
        stroke="#3a2d4a"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path
        d="M9 40.5c8.5-3 16.5-2 23 3 6.5-5 14.5-6 23-3v13c-8.5-3-16.5-2-23 3-6.5-5-14.5-6-23-3Z"
        fill="var(--clay)"
        stroke="var(--clay)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M11.5 38.5c7.5-2.5 14.5-1.5 20.5 3v12.5c-6-4.5-13-5.5-20.5-3Z" fill={fixedColour.cream} />
      <path d="M52.5 38.5c-7.5-2.5-14.5-1.5-20.5 3v12.5c6-4.5 13-5.5 20.5-3Z" fill={fixedColour.creamShade} />
      <path
        d="M15.5 42.5c4.5-.8 8.5-.3 12 1.5m-12 3c4.5-.8 8.5-.3 12 1.5m9-4.5c3.5-1.8 7.5-2.3 12-1.5m-12 6c3.5-1.8 7.5-2.3 12-1.5"
        stroke="#b99a6b"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <Twinkle x={13} y={25} size={3} />
      <Twinkle x={51} y={22} size={3} />
      <circle cx="46" cy="12" r="1" fill={fixedColour.cream} />
      <circle cx="19" cy="14" r="1" fill={fixedColour.cream} />
    </RoundWindow>
  );
}

/** Three to five: a teddy bear. */
export function AgeThreeToFive(props: DrawingProps) {
  return (
    <RoundWindow sky="var(--dusk)" {...props}>
      <Crescent x={51} y={17} size={4.5} />
      <circle cx="11" cy="26" r="1" fill={fixedColour.cream} />
      <circle cx="30" cy="9" r="1" fill={fixedColour.cream} />
      <path d={groundPath(47, 3)} fill="var(--dusk-deep)" opacity=".5" />
      <path d="M20 58c-1-10 4-17 12-17s13 7 12 17a31 31 0 0 1-24 0Z" fill="#a97858" />
      <ellipse cx="32" cy="53" rx="7" ry="8" fill={fixedColour.creamShade} />
      <path
        d="M22 44c-4 1-6.5 4-7.5 8M42 44c4 1 6.5 4 7.5 8"
        stroke="#a97858"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <circle cx="20.5" cy="19.5" r="6" fill="#a97858" />
      <circle cx="43.5" cy="19.5" r="6" fill="#a97858" />
      <circle cx="20.5" cy="19.5" r="3" fill="#7a5148" />
      <circle cx="43.5" cy="19.5" r="3" fill="#7a5148" />
      <ellipse cx="32" cy="28.5" rx="15" ry="13.5" fill="#a97858" />
      <ellipse cx="32" cy="33" rx="7.5" ry="6" fill={fixedColour.cream} />
      <circle cx="25" cy="27" r="1.9" fill="#2a2a4a" />
      <circle cx="39" cy="27" r="1.9" fill="#2a2a4a" />
      <ellipse cx="32" cy="30.5" rx="2.6" ry="1.9" fill="#4a3140" />
      <path
        d="M32 32.5v1.5m-2.5 1c1.5 1.4 3.5 1.4 5 0"
        stroke="#4a3140"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="21" cy="32" r="2.3" fill="var(--clay)" opacity=".6" />
      <circle cx="43" cy="32" r="2.3" fill="var(--clay)" opacity=".6" />
      <path
        d="M31 43.5c-3-3-6-3.5-7.5-2.5s-1 5 .5 6 4-.5 7-3.5Zm2 0c3-3 6-3.5 7.5-2.5s1 5-.5 6-4-.5-7-3.5Z"
        fill="var(--lamp)"
      />
      <circle cx="32" cy="43.5" r="2" fill="#c98a2b" />
    </RoundWindow>
  );
}

/** Six to eight: a kite over a hill. */
export function AgeSixToEight(props: DrawingProps) {
  return (
    <RoundWindow sky="var(--dusk)" {...props}>
      <Crescent x={50} y={21} size={4.5} />
      <path
        d="M39 41.5a4 4 0 0 1 1.5-7.7 5.5 5.5 0 0 1 10-.8 4.3 4.3 0 0 1 3.5 8.5Z"
        fill={fixedColour.cream}
        opacity=".75"
      />
      <path d={groundPath(47, 5)} fill="var(--sage)" />
      <path d={groundPath(54, 2)} fill="#5b7c69" />
      <path
        d="M28.5 33c3 6-3 9 1 14 2 2.5 1 5-1 7"
        stroke={fixedColour.cream}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <g transform="rotate(-14 25 22)">
        <path
          d="M25 7.5 36.5 20 25 37.5 13.5 20Z"
          fill="var(--clay)"
          stroke="var(--clay)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M25 7.5 36.5 20H25Z"
          fill="var(--lamp)"
          stroke="var(--lamp)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M25 20v17.5L13.5 20Z"
          fill="#f3c59b"
          stroke="#f3c59b"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M25 7.5v30M13.5 20h23" stroke={fixedColour.cream} strokeWidth="1.2" strokeLinecap="round" />
      </g>
      <path
        d="M28 40.5l-4-2.2v4.4ZM28 40.5l4-2.2v4.4ZM28.5 47.8l-4-2v4.2ZM28.5 47.8l4-2v4.2Z"
        fill="var(--lamp)"
        stroke="var(--lamp)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <circle cx="43" cy="11" r="1" fill={fixedColour.cream} />
      <circle cx="9" cy="30" r="1" fill={fixedColour.cream} />
    </RoundWindow>
  );
}

/** Nine to twelve: a telescope pointed at the moon. */
export function AgeNineToTwelve(props: DrawingProps) {
  return (
    <RoundWindow sky="var(--dusk)" {...props}>
      <circle cx="46" cy="19" r="12" fill="var(--lamp)" opacity=".2" />
      <Crescent x={46} y={19} size={7.5} />
      <Twinkle x={20} y={14} size={3} />
      <circle cx="11" cy="25" r="1" fill={fixedColour.cream} />
      <circle cx="30" cy="9" r="1" fill={fixedColour.cream} />
      <circle cx="55" cy="34" r="1" fill={fixedColour.cream} />
      <path d={groundPath(49, 3)} fill="var(--dusk-deep)" opacity=".55" />
      <path
        d="M26 38 17.5 55M27 38l9.5 17M26.5 38v18"
        stroke={fixedColour.wood}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <g transform="rotate(-33 27 35)">
        <rect x="7" y="31.5" width="8" height="7" rx="2" fill={fixedColour.wood} />
        <rect x="12.5" y="30" width="15" height="10" rx="2" fill="var(--clay)" />
        <rect x="25.5" y="28" width="18" height="14" rx="2.5" fill={fixedColour.cream} />
        <path
          d="M25.5 36h18v3.5a2.5 2.5 0 0 1-2.5 2.5H28a2.5 2.5 0 0 1-2.5-2.5Z"
          fill={fixedColour.creamShade}
        />
        <rect x="41" y="26.5" width="4.5" height="17" rx="2.2" fill="var(--clay)" />
      </g>
      <circle cx="26.5" cy="37.5" r="3" fill="var(--lamp)" />
    </RoundWindow>
  );
}
