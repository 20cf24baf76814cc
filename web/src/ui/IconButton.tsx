import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon and for the tooltip. */
  label: string;
  /** For a switch: whether it is on. */
  pressed?: boolean;
};

/** A round button of at least 44 px whose only content is an icon. */
export function IconButton({ label, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
    />
  );
}
