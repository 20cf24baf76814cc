import { classNames } from './class-names.ts';

/** A small waxing moon that turns. With a `label` it is announced; without, the control around it says what goes on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('spinner', className)} role={label ? 'status' : undefined}>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
