import { fixedColour } from '../../ui/drawings/fixed-colours.ts';
import type { DrawingProps } from '../../ui/drawings/line-icon.tsx';
import { Crescent, groundPath, RoundWindow, Twinkle } from '../../ui/drawings/round-window.tsx';

/** A pencil whose line runs off and turns into a star. */
export function TypeOriginal(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(45, 3)} fill="var(--dusk)" opacity=".55" />
      <Crescent x={18} y={17} size={5} />
      <path
        d="M29 46c-5 4-13 2-13-5 0-5 6-7 9-3 2 3 0 7-4 7-8 0-11-8-8-14"
        stroke="var(--lamp)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g transform="rotate(42 29 46)">
        <path d="M29 46l-4.5-9h9z" fill={fixedColour.cream} />
        <path d="M29 46l-1.6-3.2h3.2z" fill="var(--dusk-deep)" />
        <path d="M24.5 16.5h4.5V37h-4.5z" fill="var(--clay)" />
        <path d="M29 16.5h4.5V37H29z" fill="var(--clay)" />
        <path d="M31 16.5h2.5V37H31z" fill="var(--dusk-deep)" opacity=".22" />
        <path d="M24.5 12.5h9v4h-9z" fill="var(--dusk)" />
        <path d="M24.5 12.5v-2a3 3 0 0 1 3-3h3a3 3 0 0 1 3 3v2z" fill="#e39b8c" />
      </g>
      <Twinkle x={13} y={28} size={4.5} />
      <Twinkle x={34} y={13} size={2.2} />
      <circle cx="51" cy="44" r="1" fill={fixedColour.cream} />
    </RoundWindow>
  );
}

/** The frog prince on his lily pad. */
export function TypeClassic(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <Crescent x={50} y={19} size={5} />
      <circle cx="13" cy="22" r="1" fill={fixedColour.cream} />
      <circle cx="19" cy="13" r=".8" fill={fixedColour.cream} />
      <path d={groundPath(46)} fill="var(--dusk)" />
      <ellipse cx="32" cy="51" rx="22" ry="5" fill="var(--dusk-deep)" opacity=".35" />
      <ellipse cx="32" cy="50" rx="21" ry="4.5" fill="#5b7c69" />
      <path d="M16 49c-1-6 4-10 7-9l3 10zM48 49c1-6-4-10-7-9l-3 10z" fill="#6d8f73" />
      <ellipse cx="32" cy="39.5" rx="15.5" ry="11" fill="var(--sage)" />
      <circle cx="22.5" cy="29.5" r="6" fill="var(--sage)" />
      <circle cx="41.5" cy="29.5" r="6" fill="var(--sage)" />
      <ellipse cx="32" cy="45" rx="10" ry="5" fill="#b4c7a2" />
      <circle cx="22.5" cy="29" r="4" fill={fixedColour.cream} />
      <circle cx="41.5" cy="29" r="4" fill={fixedColour.cream} />
      <circle cx="23.3" cy="29.5" r="2.2" fill="#2a2a4a" />
      <circle cx="40.7" cy="29.5" r="2.2" fill="#2a2a4a" />
      <path d="M24 38.5c4.5 4 11.5 4 16 0" stroke="#36524c" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="20.5" cy="38.5" r="2.2" fill="var(--clay)" opacity=".55" />
      <circle cx="43.5" cy="38.5" r="2.2" fill="var(--clay)" opacity=".55" />
      <path
        d="M25.5 26.5 24 17.5l4.6 3.7L32 15l3.4 6.2 4.6-3.7-1.5 9c-3.5-1.6-9.5-1.6-13 0Z"
        fill="var(--lamp)"
        stroke="var(--lamp)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="22.6" r="1.3" fill="var(--clay)" />
    </RoundWindow>
  );
}

/** A moon in a jester's hat, laughing out loud. */
export function TypeHumor(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <path d={groundPath(50, 3)} fill="var(--dusk)" opacity=".55" />
      <path
        d="M15 53c2-4 6-5 9-2 2-4 6-4 8-1 2-3 6-3 8 1 3-3 7-2 9 2 1 3-2 6-5 5-2 3-5 3-7 1-3 3-7 3-10 0-2 2-5 2-7-1-3 1-6-2-5-5Z"
        fill={fixedColour.cream}
      />
      <g transform="rotate(-9 32 37)">
        <circle cx="32" cy="37" r="17.5" fill="var(--lamp)" />
        <path d="M17.5 45.5a2 2 0 1 1 2 1.8M43 29a1.5 1.5 0 1 1 1.5 1.5" fill="#c98a2b" opacity=".35" />
        <path d="M40 21.5a17.5 17.5 0 0 1-16.5 30.9A17.5 17.5 0 0 0 40 21.5Z" fill="#c98a2b" opacity=".22" />
        <path
          d="M22 25.5C15 22 11 14.5 9.5 19.5c3-8 13-9.5 18.5-4 1.4-4.5 6.6-4.5 8 0 5.5-5.5 15.5-4 18.5 4C53 14.5 49 22 42 25.5c-6-3.5-14-3.5-20 0Z"
          fill="var(--clay)"
        />
        <path
          d="M32 12c2 0 3.3 1.2 4 3.5 5.5-5.5 15.5-4 18.5 4C53 14.5 49 22 42 25.5c-3-1.8-6.5-2.6-10-2.6Z"
          fill="var(--sage)"
        />
        <circle cx="9.8" cy="20.3" r="2.6" fill={fixedColour.cream} />
        <circle cx="54.2" cy="20.3" r="2.6" fill={fixedColour.cream} />
        <path
          d="M21.5 34.5c1-2.6 5-2.6 6 0m9 0c1-2.6 5-2.6 6 0"
          stroke="#3a2d4a"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M23 39.5h18c0 6-4 9.5-9 9.5s-9-3.5-9-9.5Z"
          fill="#3a2d4a"
          stroke="#3a2d4a"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M26.5 46.6c1.5-2.4 4-3 5.5-2.2 1.5-.8 4-.2 5.5 2.2-1.5 1.5-3.4 2.2-5.5 2.2s-4-.7-5.5-2.2Z"
          fill="var(--clay)"
        />
        <circle cx="20" cy="40" r="2.4" fill="var(--clay)" opacity=".6" />
        <circle cx="44" cy="40" r="2.4" fill="var(--clay)" opacity=".6" />
      </g>
    </RoundWindow>
  );
}

/** A small rocket on its way past a ringed planet. */
export function TypeSciFi(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <circle cx="46" cy="45" r="8" fill="var(--dusk)" />
      <path d="M40.5 51a8 8 0 0 0 13-8.5 8 8 0 0 1-13 8.5Z" fill="var(--dusk-deep)" opacity=".35" />
      <path
        d="M36.5 48.5c-1.5 3 6 2.3 12-1s9.5-7.5 6.5-8"
        stroke={fixedColour.cream}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <Crescent x={17} y={18} size={5.5} />
      <Twinkle x={50} y={20} size={3} />
      <circle cx="28" cy="11" r="1" fill={fixedColour.cream} />
      <circle cx="52" cy="30" r=".9" fill={fixedColour.cream} />
      <circle cx="13" cy="33" r=".9" fill={fixedColour.cream} />
      <circle cx="34" cy="55" r="1" fill={fixedColour.cream} />
      <g transform="rotate(38 31 34)">
        <path d="M27 48.5c0 5 2.5 6.5 4 10.5 1.5-4 4-5.5 4-10.5z" fill="var(--lamp)" />
        <path d="M29.3 48.5c0 2.7 1 3.5 1.7 5.5.7-2 1.7-2.8 1.7-5.5z" fill={fixedColour.cream} />
        <path
          d="M24 36c-4.5 2-6 6-5.5 11.5 2-2.3 4.5-3.3 7-3.5zM38 36c4.5 2 6 6 5.5 11.5-2-2.3-4.5-3.3-7-3.5z"
          fill="var(--clay)"
        />
        <path
          d="M31 14c6 5 8 11.5 8 18.5 0 6.5-1.5 11.5-3.5 16h-9C24.5 44 23 39 23 32.5 23 25.5 25 19 31 14Z"
          fill={fixedColour.cream}
        />
        <path
          d="M31 14c6 5 8 11.5 8 18.5 0 6.5-1.5 11.5-3.5 16h-3.3C36 40 36 24 31 14Z"
          fill={fixedColour.creamShade}
        />
        <path d="M31 14c3 2.5 5 5.3 6.3 8.5-4-1.3-8.6-1.3-12.6 0C26 19.3 28 16.5 31 14Z" fill="var(--clay)" />
        <circle cx="31" cy="31.5" r="4.8" fill="var(--dusk-deep)" />
        <circle cx="31" cy="31.5" r="3.3" fill="var(--lamp)" />
      </g>
    </RoundWindow>
  );
}

/** A friendly ghost with a lantern. */
export function TypeHorror(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <circle cx="44" cy="21" r="9" fill="var(--lamp)" />
      <path
        d="M6 21.5c4-1 7-3.5 10-3.5 3 0 5 2 8 1M10 19.5c2-2 2.5-5 5-8M16 18c1 3 0 5-1 7"
        stroke="var(--dusk)"
        opacity=".6"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d={groundPath(50, 2)} fill="var(--dusk)" opacity=".55" />
      <ellipse cx="31" cy="55" rx="11" ry="2" fill="var(--dusk-deep)" opacity=".6" />
      <path
        d="M17.5 48c1.5-5 1.5-10 1.5-16.5C19 23.5 24.5 18 31 18s12 5.5 12 13.5c0 6.5 0 11.5 1.5 16.5.5 1.6-1 2.5-2.3 1.6-2-1.4-3.6-1.3-5.3.7-1.4 1.7-3 1.7-4.4.2-1-1.1-2-1.1-3 0-1.4 1.5-3 1.5-4.4-.2-1.7-2-3.3-2.1-5.3-.7-1.3.9-2.8 0-2.3-1.6Z"
        fill={fixedColour.cream}
      />
      <path
        d="M35 18.7c4.8 1.8 8 6.6 8 12.8 0 6.5 0 11.5 1.5 16.5.5 1.6-1 2.5-2.3 1.6-1.5-1-2.8-1.2-4-.4C40 40 40 27 35 18.7Z"
        fill={fixedColour.creamShade}
      />
      <circle cx="26.5" cy="31" r="2.2" fill="#2a2a4a" />
      <circle cx="35.5" cy="31" r="2.2" fill="#2a2a4a" />
      <path d="M28.8 35.5c1.4 1.6 3 1.6 4.4 0" stroke="#2a2a4a" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="23.3" cy="35.3" r="2.1" fill="var(--clay)" opacity=".5" />
      <circle cx="38.7" cy="35.3" r="2.1" fill="var(--clay)" opacity=".5" />
      <path d="M22 40c-3 2-6 1.5-8.5-.5" stroke={fixedColour.cream} strokeWidth="4" strokeLinecap="round" />
      <circle cx="13" cy="46" r="7.5" fill="var(--lamp)" opacity=".25" />
      <path d="M13 39v2" stroke="var(--clay)" strokeWidth="1.5" strokeLinecap="round" />
      <rect x="9.8" y="41" width="6.4" height="8.5" rx="2.2" fill="var(--lamp)" />
      <path d="M9.5 42h7M9.5 49.5h7" stroke="var(--clay)" strokeWidth="1.7" strokeLinecap="round" />
    </RoundWindow>
  );
}

/** A one-sailed boat running before the wind. */
export function TypeAdventure(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <circle cx="16" cy="21" r="6" fill="var(--lamp)" />
      <circle cx="48" cy="16" r="1" fill={fixedColour.cream} />
      <circle cx="53" cy="27" r="1" fill={fixedColour.cream} />
      <circle cx="25" cy="10" r=".9" fill={fixedColour.cream} />
      <path d={groundPath(43)} fill="var(--dusk)" />
      <g transform="rotate(-5 32 42)">
        <path d="M31 13v30" stroke={fixedColour.wood} strokeWidth="2.2" strokeLinecap="round" />
        <path d="M31 9.5c3-1.5 6 1.5 9.5 0v5c-3.5 1.5-6.5-1.5-9.5 0Z" fill="var(--clay)" />
        <path
          d="M33.5 17.5c9 3.5 14 10.5 15 20.5-5-1.5-10-1.5-15 0Z"
          fill={fixedColour.cream}
          stroke={fixedColour.cream}
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <path
          d="M33.5 28.5c5-1.2 9-1.2 13.2-.2 1 2.9 1.6 6.2 1.8 9.7-5-1.5-10-1.5-15 0Z"
          fill={fixedColour.creamShade}
        />
        <path
          d="M28.5 21c-5 4-8.5 10-9.5 16.5 3-.8 6.5-.8 9.5 0Z"
          fill="var(--sage)"
          stroke="var(--sage)"
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <path
          d="M14.5 42h35c1 0 1.7 1 1.3 2-1.8 5-5.3 8-10.3 8h-17c-5 0-8.5-3-10.3-8-.4-1 .3-2 1.3-2Z"
          fill="var(--clay)"
        />
        <path
          d="M14.5 42h35c1 0 1.7 1 1.3 2l-.6 1.5H13.8l-.6-1.5c-.4-1 .3-2 1.3-2Z"
          fill={fixedColour.cream}
        />
      </g>
      <path
        d="M4.5 46.5c4-3 7-3 10.5-.3s7 2.7 10.5 0 7-2.7 10.5 0 7 2.7 10.5 0 8-3 13 .3A31 31 0 0 1 4.5 46.5Z"
        fill="#5a64a3"
      />
      <path
        d="M20 55c3-2 5-2 8 0m9-1c3-2 5-2 8 0"
        stroke="var(--dusk)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </RoundWindow>
  );
}

/** A castle that has settled on a cloud. */
export function TypeFantasy(props: DrawingProps) {
  return (
    <RoundWindow {...props}>
      <Crescent x={49} y={18} size={6} />
      <Twinkle x={15} y={18} size={3} />
      <circle cx="11" cy="32" r="1" fill={fixedColour.cream} />
      <circle cx="54" cy="34" r="1" fill={fixedColour.cream} />
      <circle cx="41" cy="9" r=".9" fill={fixedColour.cream} />
      <path d="M18 28h8v20h-8zM38 30h8v18h-8z" fill="var(--dusk)" />
      <path
        d="M22 17.5 28 28.5H16zM42 20.5 48 30.5H36z"
        fill="var(--clay)"
        stroke="var(--clay)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M26 24h12v24H26z" fill="#b9bedf" />
      <path d="M34 24h4v24h-4z" fill="var(--dusk)" />
      <path
        d="M32 9.5 40 24.5H24z"
        fill="#e39b78"
        stroke="#e39b78"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M32 9.5 40 24.5h-5.5z"
        fill="var(--clay)"
        stroke="var(--clay)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M30 31.5a2 2 0 0 1 4 0v3.5h-4zM20.7 33.5a1.5 1.5 0 0 1 3 0V36h-3zM40.7 35.5a1.5 1.5 0 0 1 3 0V38h-3z"
        fill="var(--lamp)"
      />
      <path d="M28.5 48v-5a3.5 3.5 0 0 1 7 0v5z" fill={fixedColour.woodDeep} />
      <path d={groundPath(50)} fill={fixedColour.creamShade} />
      <path
        d="M10.5 53.5a5 5 0 0 1 2.8-9.2 6.5 6.5 0 0 1 11-1.3 7.5 7.5 0 0 1 13.5 1 6 6 0 0 1 9.7-.5 5.5 5.5 0 0 1 6.5 10 31 31 0 0 1-43.5 0Z"
        fill={fixedColour.cream}
      />
    </RoundWindow>
  );
}
