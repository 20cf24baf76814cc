import type { ComponentProps } from 'react';

/** Frame in the shape of a book page, for a short text and the next step. */
export function SmallBook({ children, ...section }: ComponentProps<'section'>) {
  return (
    <section className="book auth-book" {...section}>
      <div className="page flex flex-col gap-5 pb-10">{children}</div>
    </section>
  );
}
