import { Button } from '../../ui/Button.tsx';
import type { ToastAction } from './notify.ts';

type ToastWithActionProps = ToastAction & { text: string; onDone: () => void };

/** What was said, and the button that takes it back. */
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
