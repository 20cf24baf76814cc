import type { ReactElement, SVGProps } from 'react';

export type DrawingProps = SVGProps<SVGSVGElement>;
export type Drawing = (props: DrawingProps) => ReactElement;

/**
 * A 24 × 24 line icon in `currentColor`. Hidden from assistive technology, since the control around it carries the
 * name; pass `role="img"`, `aria-hidden={false}` and a label where the icon stands alone.
 */
export function LineIcon({ children, ...props }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}
