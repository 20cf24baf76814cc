import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is the main action; `quiet` is outlined; `plain` has no box; `danger` deletes. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  size?: 'normal' | 'large';
  /** Shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
  icon?: ReactElement;
};

export function Button({
  variant = 'quiet',
  size = 'normal',
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- `button` unless the caller says otherwise.
      type={type}
      className={classNames('button', `button-${variant}`, size === 'large' && 'button-large', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}
