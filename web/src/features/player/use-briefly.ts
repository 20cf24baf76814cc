import { useEffect, useState } from 'react';

/** Milliseconds for which errors and limits of the audio stand out before they become a quiet line. */
const BRIEF_MS = 5_000;

/** True for five seconds from whenever `subject` becomes another one that is not null. */
export function useBriefly(subject: unknown): boolean {
  const [over, setOver] = useState<unknown>(null);
  useEffect(() => {
    if (subject === null) return;
    const timer = setTimeout(() => setOver(subject), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [subject]);
  return subject !== null && over !== subject;
}
