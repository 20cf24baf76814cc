import { useRootMark } from '../lib/root-mark.ts';
import { classNames } from './class-names.ts';

/**
 * Turning moon as a progress indicator. With a `label` it is announced; without, the control around it has the words.
 */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('spinner', className)} role={label ? 'status' : undefined}>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

/** In place of a page, or of its main part, that is loading: there is no footer meanwhile, so that none moves. */
export function PageSpinner({ label }: { label: string }) {
  useRootMark('loading');
  return (
    <div className="page-loading">
      <Spinner label={label} />
    </div>
  );
}
