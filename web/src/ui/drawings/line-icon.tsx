import type { ReactElement, SVGProps } from 'react';

export type DrawingProps = SVGProps<SVGSVGElement>;
export type Drawing = (props: DrawingProps) => ReactElement;

/**
 * Line icon of 24 × 24 in `currentColor`. Hidden from assistive technology, since the control around it has the name;
 * for a standalone icon set `role="img"`, `aria-hidden={false}` and a label.
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
