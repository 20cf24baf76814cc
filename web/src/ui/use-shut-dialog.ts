import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

type ShutDialog = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** For the dialog. */
  props: Pick<ComponentProps<'dialog'>, 'ref' | 'tabIndex' | 'onKeyDown' | 'onCancel' | 'onClose'>;
};

/**
 * A modal dialog from its first moment, which nothing ends but Escape and what it has itself: a swipe back asks to close
 * as well.
 */
export function useShutDialog(onEscape: () => void): ShutDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);
  useEffect(() => {
    // Behind the last control of the dialog, Tab leads to the page itself.
    const onKey = ({ key }: { key: string }) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
  };
  return {
    dialog,
    props: {
      ref: dialog,
      tabIndex: -1,
      onKeyDown,
      onCancel: (event) => event.preventDefault(),
      onClose: () => dialog.current?.showModal(),
    },
  };
}
