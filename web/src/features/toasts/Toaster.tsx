import { useToaster } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/drawings/action-icons.tsx';
import { WarningIcon } from '../../ui/drawings/icons.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * Shows the toasts. Uses the headless library, because the styled one injects style elements that our policy refuses.
 */
export function Toaster() {
  const { t } = useTranslation();
  const { toasts, handlers } = useToaster();
  return (
    <section
      className="toasts"
      aria-label={t('a11y.notifications')}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div key={toast.id} className="toast rising" {...toast.ariaProps}>
            {toast.type === 'success' ? <CheckIcon className="flex-none text-accent" /> : null}
            {toast.type === 'error' ? <WarningIcon className="flex-none text-danger" /> : null}
            {toast.type === 'loading' ? <Spinner /> : null}
            <span>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</span>
          </div>
        ))}
    </section>
  );
}
