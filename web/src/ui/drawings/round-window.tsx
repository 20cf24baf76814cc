import type { ReactNode } from 'react';
import type { DrawingProps } from './line-icon.tsx';

const RADIUS = 31;
const CENTRE = 32;

/** SVG path of the ground: fills the round window from `y` down, arched by `lift` units. */
export function groundPath(y: number, lift = 0): string {
  const half = Math.sqrt(RADIUS ** 2 - (y - CENTRE) ** 2);
  const left = (CENTRE - half).toFixed(2);
  const right = (CENTRE + half).toFixed(2);
  return `M${left} ${y}Q${CENTRE} ${y - 2 * lift} ${right} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${left} ${y}Z`;
}

interface RoundWindowProps extends DrawingProps {
  sky?: string;
  children: ReactNode;
}

/** Frame of the small drawings: a round view onto a scene, 64 × 64, decorative by default. */
export function RoundWindow({ sky = 'var(--dusk-deep)', children, ...props }: RoundWindowProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill={sky} />
      <g>{children}</g>
    </svg>
  );
}

interface PlaceProps {
  x: number;
  y: number;
  size?: number;
}

/** A four-pointed star with soft arms, `size` units from centre to tip. */
export function Twinkle({ x, y, size = 3 }: PlaceProps) {
  const waist = size * 0.26;
  return (
    <path
      fill="var(--lamp)"
      d={`M${x} ${y - size}Q${x + waist * 0.4} ${y - waist * 0.4} ${x + size} ${y}Q${x + waist * 0.4} ${y + waist * 0.4} ${x} ${y + size}Q${x - waist * 0.4} ${y + waist * 0.4} ${x - size} ${y}Q${x - waist * 0.4} ${y - waist * 0.4} ${x} ${y - size}Z`}
    />
  );
}

/** Crescent of every drawing, open to the upper right; `size` is its outer radius. */
export function Crescent({ x, y, size = 5 }: PlaceProps) {
  // Two circles of radius 1 and 0.8 whose centres lie 0.6 apart meet exactly at these points.
  const near = size * 0.142;
  const far = size * 0.99;
  const inner = size * 0.8;
  return (
    <path
      fill="var(--lamp)"
      d={`M${x - near} ${y - far}A${size} ${size} 0 1 0 ${x + far} ${y + near}A${inner} ${inner} 0 0 1 ${x - near} ${y - far}Z`}
    />
  );
}
