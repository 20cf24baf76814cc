import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name and tooltip. */
  label: string;
  /** For a switch: whether it is on. */
  pressed?: boolean;
};

/** Round button of at least 44 px whose only content is an icon. */
export function IconButton({ label, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- `button` unless the caller says otherwise.
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
    />
  );
}
