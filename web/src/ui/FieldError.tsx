import { WarningIcon } from './drawings/icons.tsx';

/** What is wrong with one field; the field points here by `aria-describedby`. Nothing when `text` is empty. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <p id={id} className="field-error" role="alert">
      <WarningIcon width={20} height={20} />
      {text}
    </p>
  );
}
