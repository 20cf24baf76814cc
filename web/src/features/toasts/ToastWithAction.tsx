import { Button } from '../../ui/Button.tsx';

/** Action of a toast, and its time in milliseconds. */
export type ToastAction = { label: string; forMs: number; run: () => void };

type ToastWithActionProps = ToastAction & { text: string; onDone: () => void };

/** Toast with an undo button. */
export function ToastWithAction({ text, label, run, onDone }: ToastWithActionProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="line-clamp-3 min-w-0 flex-1">{text}</span>
      <Button
        onClick={() => {
          run();
          onDone();
        }}
      >
        {label}
      </Button>
    </span>
  );
}
