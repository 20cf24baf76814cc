import type { ComponentProps } from 'react';

/** One page of the book, for a few words and what comes next. */
export function SmallBook({ children, ...section }: ComponentProps<'section'>) {
  return (
    <section className="book auth-book" {...section}>
      <div className="page flex flex-col gap-5 pb-10">{children}</div>
    </section>
  );
}
