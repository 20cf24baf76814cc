import { useEffect, useState } from 'react';

/** Milliseconds for which audio errors and limits stand out before they become a quiet line. */
const BRIEF_MS = 5_000;

/** True for five seconds after `subject` changes to another non-null value. */
export function useBriefly(subject: unknown): boolean {
  const [over, setOver] = useState<unknown>(null);
  useEffect(() => {
    if (subject === null) return;
    const timer = setTimeout(() => setOver(subject), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return subject !== null && over !== subject;
}
