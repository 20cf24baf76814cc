import { useId } from 'react';
import { fixedColour } from './fixed-colours.ts';
import type { DrawingProps } from './line-icon.tsx';
import { Twinkle } from './round-window.tsx';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

// The story's world: a bubble that leaves the open book and widens to the right.
const WORLD =
  'M492 478C478 440 446 402 444 318 440 190 500 76 640 54 760 36 872 84 904 190 934 292 900 392 800 424 720 446 640 424 584 440 546 450 514 458 492 478Z';

/** A hill with a road, a house with a lit window, and the moon coming up behind. */
function World({ clip }: { clip: string }) {
  return (
    <g>
      <clipPath id={clip}>
        <path d={WORLD} />
      </clipPath>
      <path d={WORLD} fill="var(--dusk-deep)" />
      <g clipPath={`url(#${clip})`}>
        <circle cx="690" cy="206" r="150" fill="var(--dusk)" opacity=".16" />
        <circle cx="690" cy="206" r="112" fill="var(--dusk)" opacity=".2" />
        <circle cx="690" cy="206" r="76" fill="var(--lamp)" />
        <path d="M716 135a76 76 0 0 1-84 120 76 76 0 0 0 84-120Z" fill="#c98a2b" opacity=".22" />
        <path
          d="M655 206c4 8 15 8 19 0m30 0c4 8 15 8 19 0m-47 26c6 7 15 7 21 0"
          stroke="#3a2d4a"
          strokeWidth="5"
          {...round}
        />
        <circle cx="652" cy="226" r="9" fill="var(--clay)" opacity=".5" />
        <circle cx="726" cy="226" r="9" fill="var(--clay)" opacity=".5" />
        <path d="M420 330c90-70 170-60 240 0s170 40 280-30v180H420Z" fill="var(--dusk)" opacity=".55" />
        <path
          d="M780 348c-14 0-22-14-22-32 0-24 14-52 22-62 8 10 22 38 22 62 0 18-8 32-22 32Z"
          fill="#36524c"
        />
        <path
          d="M824 342c-11 0-18-11-18-26 0-19 11-41 18-50 7 9 18 31 18 50 0 15-7 26-18 26Z"
          fill="#2e4646"
        />
        <path d="M440 400c60-50 130-62 210-34s180 0 280-46v160H440Z" fill="#5b7c69" />
        <g transform="rotate(-3 560 340)">
          <path d="M586 300v-26h16v34Z" fill={fixedColour.woodDeep} />
          <path d="M522 316h78v58h-78Z" fill={fixedColour.cream} />
          <path d="M572 316h28v58h-28Z" fill={fixedColour.creamShade} />
          <path
            d="M508 322c20-14 34-30 46-48h14c12 18 26 34 46 48-30 5-76 5-106 0Z"
            fill="var(--clay)"
            stroke="var(--clay)"
            strokeWidth="6"
            {...round}
          />
          <path d="M534 334h22v22h-22Z" fill="var(--lamp)" stroke="var(--lamp)" strokeWidth="4" {...round} />
          <path d="M545 333v24m-12-12h24" stroke={fixedColour.wood} strokeWidth="3" {...round} />
          <path d="M572 376v-24a10 10 0 0 1 20 0v24Z" fill={fixedColour.wood} />
        </g>
        <path
          d="M594 366c30 20 6 34-24 44-28 10-62 26-80 70l-10-4c6-48 38-72 66-84 26-12 42-16 36-26Z"
          fill={fixedColour.cream}
          opacity=".85"
        />
        <path d="M640 440c60-34 150-60 290-84v110H640Z" fill="var(--sage)" />
        <Twinkle x={540} y={172} size={13} />
        <Twinkle x={822} y={146} size={15} />
        <Twinkle x={600} y={98} size={8} />
        <Twinkle x={858} y={250} size={8} />
        <g fill={fixedColour.cream}>
          <circle cx="508" cy="250" r="4" />
          <circle cx="570" cy="240" r="3" />
          <circle cx="760" cy="92" r="4" />
          <circle cx="700" cy="82" r="3" />
          <circle cx="804" cy="206" r="3" />
          <circle cx="486" cy="330" r="3" />
        </g>
      </g>
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M296 128 196 560h280L388 128Z" fill="var(--lamp)" opacity=".13" />
      <circle cx="342" cy="196" r="184" fill="var(--lamp)" opacity=".1" />
      <circle cx="342" cy="170" r="112" fill="var(--lamp)" opacity=".14" />
      <ellipse cx="112" cy="596" rx="56" ry="12" fill={fixedColour.woodDeep} />
      <path d="M112 592V170C112 62 240 6 342 62" stroke={fixedColour.wood} strokeWidth="11" {...round} />
      <path d="M312 128a30 24 0 0 0 60 0Z" fill="#fff1cb" />
      <path
        d="M318 62h48c6 0 10 3 13 8l29 50c4 7 0 13-8 13H284c-8 0-12-6-8-13l29-50c3-5 7-8 13-8Z"
        fill="var(--lamp)"
      />
      <path
        d="M354 62h12c6 0 10 3 13 8l29 50c4 7 0 13-8 13h-30c2-28-4-52-16-71Z"
        fill="#c98a2b"
        opacity=".35"
      />
    </g>
  );
}

function Sofa() {
  return (
    <g>
      <path d="M180 566v34m330-34v34" stroke={fixedColour.woodDeep} strokeWidth="16" {...round} />
      <path d="M176 420c0-64 40-100 100-100h140c60 0 100 36 100 100v120H176Z" fill="var(--dusk)" />
      <path d="M346 322v160" stroke="var(--dusk-deep)" strokeWidth="4" opacity=".35" {...round} />
      <rect x="168" y="486" width="356" height="86" rx="30" fill="var(--dusk)" />
      <path d="M198 494h296" stroke="var(--dusk-deep)" strokeWidth="4" opacity=".35" {...round} />
      <path
        d="M138 450c0-26 18-42 40-42s40 16 40 42v92c0 20-12 30-30 30h-20c-18 0-30-10-30-30Z"
        fill="var(--dusk)"
      />
      <path
        d="M208 424c7 7 10 16 10 26v92c0 20-12 30-30 30h-8c20-20 30-80 28-148Z"
        fill="var(--dusk-deep)"
        opacity=".25"
      />
    </g>
  );
}

function Parent() {
  return (
    <g>
      <path
        d="M272 520c-8 26-10 42-10 58m50-54c0 22 0 36 2 54"
        stroke="var(--dusk-deep)"
        strokeWidth="36"
        {...round}
      />
      <path
        d="M246 602c2-16 34-16 36 0Zm52 0c2-16 36-16 38 0Z"
        fill={fixedColour.woodDeep}
        stroke={fixedColour.woodDeep}
        strokeWidth="8"
        {...round}
      />
      <path
        d="M230 524c-12-62-8-112 16-140 14-16 34-22 54-22s40 6 54 22c22 30 24 90 12 140-32 14-104 14-136 0Z"
        fill="var(--clay)"
      />
      <path d="M278 348h38v24c-8 12-30 12-38 0Z" fill={fixedColour.skinDeep} />
      <circle cx="276" cy="214" r="30" fill={fixedColour.hair} />
      <circle cx="296" cy="294" r="58" fill={fixedColour.hair} />
      <path d="M252 300c0-32 22-52 50-52s48 22 48 52-20 56-48 56-50-24-50-56Z" fill={fixedColour.skinDeep} />
      <circle cx="252" cy="306" r="10" fill={fixedColour.skinDeep} />
      <path
        d="M246 292c4-36 30-56 62-50 26 5 42 24 44 46-22 0-44-8-56-24-10 16-26 26-50 28Z"
        fill={fixedColour.hair}
      />
      <path
        d="M294 304c3 6 12 6 15 0m22 0c3 6 12 6 15 0m-40 26c8 8 20 7 25-2"
        stroke="#3a2430"
        strokeWidth="4.5"
        {...round}
      />
      <path d="M321 312c4 3 4 7 0 8" stroke="#8f5a3e" strokeWidth="4" {...round} />
      <circle cx="291" cy="324" r="9" fill="var(--clay)" opacity=".55" />
      <circle cx="345" cy="322" r="7" fill="var(--clay)" opacity=".55" />
    </g>
  );
}

function Child() {
  return (
    <g>
      <path
        d="M400 524c12 14 16 28 16 46m28-48c12 12 16 26 18 44"
        stroke="var(--sage)"
        strokeWidth="28"
        {...round}
      />
      <path
        d="M402 586c0-16 36-16 38 0Zm50-4c0-16 36-16 38 0Z"
        fill={fixedColour.cream}
        stroke={fixedColour.cream}
        strokeWidth="8"
        {...round}
      />
      <path
        d="M372 524c-10-54 0-98 24-110 16-8 38-8 52 2 20 16 28 58 20 108-24 10-72 10-96 0Z"
        fill="var(--sage)"
      />
      <path
        d="M378 456c30 8 60 8 88 0m-92 30c34 8 66 8 96 0"
        stroke="#5b7c69"
        strokeWidth="7"
        opacity=".7"
        {...round}
      />
      <circle cx="420" cy="366" r="52" fill="#3c2a38" />
      <path d="M384 376c0-28 20-44 44-42s42 22 40 48-20 44-44 42-40-22-40-48Z" fill="#c98d66" />
      <circle cx="382" cy="380" r="9" fill="#c98d66" />
      <path
        d="M376 366c6-32 34-48 62-38 20 7 32 22 32 38-16 0-30-6-38-16-10 12-28 18-56 16Z"
        fill="#3c2a38"
      />
      <path d="M386 340c-8-12 0-26 14-24 2-14 22-18 30-8 12-6 26 2 24 14 14 2 18 18 8 26Z" fill="#3c2a38" />
      <circle cx="428" cy="378" r="5" fill="#2a1d2a" />
      <circle cx="459" cy="376" r="5" fill="#2a1d2a" />
      <path d="M447 382c4 2 4 6 0 7" stroke="#9c6443" strokeWidth="3.5" {...round} />
      <path
        d="M434 397c6 5 16 4 20-2 1 9-4 14-10 14s-10-5-10-12Z"
        fill="#5d2f35"
        stroke="#5d2f35"
        strokeWidth="3"
        {...round}
      />
      <circle cx="416" cy="394" r="8" fill="var(--clay)" opacity=".6" />
    </g>
  );
}

/** The book lies across both laps; two hands hold it, and the road of the story starts on its page. */
function OpenBook() {
  return (
    <g>
      <path
        d="M314 494c36-10 70-6 98 12 30-18 64-24 102-14v48c-38-10-72-4-102 14-28-18-62-22-98-12Z"
        fill="var(--clay)"
        stroke="#8c4636"
        strokeWidth="5"
        {...round}
      />
      <path d="M320 484c34-8 66-4 92 14v50c-26-18-58-22-92-14Z" fill={fixedColour.creamShade} />
      <path d="M508 482c-36-8-68-2-96 16v50c28-18 60-24 96-16Z" fill={fixedColour.cream} />
      <path
        d="M334 498c22-3 42 0 60 9m-60 9c22-3 42 0 60 9m38-16c18-8 38-12 60-9m-60 26c18-8 38-12 60-9"
        stroke="#b99a6b"
        strokeWidth="4"
        {...round}
      />
      <path d="M252 410c-14 52 6 92 58 108" stroke="#8c4636" strokeWidth="38" opacity=".45" {...round} />
      <path d="M256 402c-14 54 6 94 58 110" stroke="var(--clay)" strokeWidth="34" {...round} />
      <circle cx="326" cy="518" r="17" fill={fixedColour.skinDeep} />
      <path d="M458 440c22 14 36 30 42 52" stroke="var(--sage)" strokeWidth="24" {...round} />
      <circle cx="502" cy="504" r="14" fill="#c98d66" />
    </g>
  );
}

function Cat() {
  return (
    <g>
      <ellipse cx="690" cy="600" rx="92" ry="9" fill={fixedColour.woodDeep} opacity=".35" />
      <path d="M610 596c-10-50 34-82 84-80 48 2 78 34 74 80Z" fill="#e39b78" />
      <path d="M708 517c36 8 62 38 60 79h-40c10-26 2-58-20-79Z" fill="#cb7254" opacity=".6" />
      <path d="M668 536c4 9 4 16 0 24m24-32c4 10 4 19 0 28" stroke="#cb7254" strokeWidth="7" {...round} />
      <path d="M764 588c20 12 4 22-30 18-40-4-70-2-90-8" stroke="#e39b78" strokeWidth="17" {...round} />
      <path
        d="M598 556c-2-16 0-26 4-32 8 2 16 8 20 14 8-2 16-2 24 0 4-6 12-12 20-14 4 6 6 16 4 32 4 26-12 42-36 42s-40-16-36-42Z"
        fill="#e39b78"
      />
      <path
        d="M612 566c3 5 10 5 13 0m18 0c3 5 10 5 13 0m-29 14c3 3 5 3 7 0 2 3 4 3 7 0"
        stroke="#5d2f35"
        strokeWidth="3.5"
        {...round}
      />
      <path
        d="M602 580h-16m18 6-14 5m76-11h16m-18 6 14 5"
        stroke={fixedColour.cream}
        strokeWidth="2.5"
        {...round}
      />
    </g>
  );
}

/**
 * Hero drawing: a parent and a child under the lamp, with the dusk rising out of their book. All important parts are
 * between x = 200 and x = 800, so that with `preserveAspectRatio="xMidYMid slice"` any crop from 3 : 2 to 1 : 1 keeps
 * them.
 */
export function Hero(props: DrawingProps) {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 960 640"
      width="960"
      height="640"
      fill="none"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <ellipse cx="480" cy="602" rx="430" ry="30" fill="var(--clay)" opacity=".28" />
      <ellipse cx="480" cy="602" rx="350" ry="20" fill="var(--clay)" opacity=".3" />
      <Lamp />
      <Sofa />
      <World clip={clip} />
      <Parent />
      <Child />
      <OpenBook />
      <Cat />
    </svg>
  );
}
