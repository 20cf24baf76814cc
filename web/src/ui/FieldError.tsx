import { WarningIcon } from './drawings/icons.tsx';

/** Error of one field, which references it by `aria-describedby`. Empty without `text`. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  if (!text) return null;
  return (
    <p id={id} className="field-error" role="alert">
      <WarningIcon width={20} height={20} />
      <span>{text}</span>
    </p>
  );
}
