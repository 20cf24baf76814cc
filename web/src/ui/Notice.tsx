import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon, WarningIcon } from './drawings/icons.tsx';

export type NoticeProps = {
  kind?: 'info' | 'problem';
  title?: string;
  /** Drawing in place of the icon. */
  drawing?: ReactElement;
  children: ReactNode;
  className?: string;
};

/** Box for a notice. Problems are announced at once, others politely. */
export function Notice({ kind = 'info', title, drawing, children, className }: NoticeProps) {
  const problem = kind === 'problem';
  return (
    <div
      className={classNames(
        'notice rising',
        problem && 'notice-problem',
        drawing ? 'notice-drawn' : null,
        className,
      )}
      role={problem ? 'alert' : 'status'}
    >
      {drawing ?? (problem ? <WarningIcon className="text-danger" /> : <InfoIcon className="text-accent" />)}
      <div className="min-w-0 flex-1">
        {title ? <p className="notice-title">{title}</p> : null}
        <div className="contents">{children}</div>
      </div>
    </div>
  );
}
