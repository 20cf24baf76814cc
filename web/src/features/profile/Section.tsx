import { type ReactNode, useId } from 'react';

/** One card of the profile. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="profile-card" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="contents">{children}</div>
    </section>
  );
}
