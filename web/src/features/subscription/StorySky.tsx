import { Crescent, Twinkle } from '../../ui/drawings/round-window.tsx';

const WIDTH = 320;
const HEIGHT = 150;
/** Area of the stars: next to the moon and above the hills. */
const SKY = { left: 22, right: 244, top: 22, bottom: 108 };
const PER_ROW = 10;

type Place = { x: number; y: number };

/** Positions of stars in slightly irregular rows, always the same. */
function places(count: number): Place[] {
  const columns = Math.min(PER_ROW, count);
  const rows = Math.ceil(count / columns);
  const stepX = (SKY.right - SKY.left) / columns;
  const stepY = (SKY.bottom - SKY.top) / rows;
  return Array.from({ length: count }, (_, index) => ({
    x: SKY.left + stepX * ((index % columns) + 0.5) + Math.sin(index * 2.4) * stepX * 0.12,
    y: SKY.top + stepY * (Math.floor(index / columns) + 0.5) + Math.cos(index * 1.7) * stepY * 0.22,
  }));
}

export type StorySkyProps = {
  /** Number of stars, and of those that shine, from the first. */
  total: number;
  lit: number;
  /** Alternative text of the picture. */
  label: string;
  className?: string;
};

/** Night sky with a star for each story of the quota: the stars of written stories shine. */
export function StorySky({ total, lit, label, className }: StorySkyProps) {
  const size = total > PER_ROW ? 9 : 16;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
      focusable="false"
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} rx="18" fill="var(--cover)" />
      <circle cx="284" cy="44" r="34" fill="var(--lamp)" opacity=".1" />
      <Crescent x={284} y={44} size={18} />
      <path
        d="M0 126c44-22 84-22 132-6 40 13 84 12 188-14v26a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18Z"
        fill="var(--dusk)"
        opacity=".45"
      />
      <path
        d="M0 136c60-14 122-6 172 0 52 6 100 2 148-12v8a18 18 0 0 1-18 18H18a18 18 0 0 1-18-14Z"
        fill="var(--dusk)"
        opacity=".55"
      />
      {places(total).map(({ x, y }, index) =>
        index < lit ? (
          <Twinkle key={`${x} ${y}`} x={x} y={y} size={size} />
        ) : (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size / 3.6} fill="var(--dusk)" opacity=".85" />
        ),
      )}
    </svg>
  );
}
