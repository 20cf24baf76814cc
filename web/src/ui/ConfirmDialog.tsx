import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { giveFocusBack } from './dialog-focus.ts';

export type ConfirmDialogProps = {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirmation of something irreversible. Escape, a press outside and *cancel* change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, busy, onConfirm, onCancel } = props;
  const [opener] = useState(() => document.activeElement);

  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="dialog rising"
          role="alertdialog"
          onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
        >
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          <Radix.Description className="mt-3">{body}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button onClick={onCancel}>{cancelLabel}</Button>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
