import type { ReactElement } from 'react';
import { EmptyLibrary } from './EmptyLibrary.tsx';

type EmptyPlaceProps = { title: string; body: string; children: ReactElement };

/** A page without what it is for: calm words, and a way on. */
export function EmptyPlace({ title, body, children }: EmptyPlaceProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <EmptyLibrary className="h-auto w-64" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft max-w-prose">{body}</p>
      <div className="contents">{children}</div>
    </div>
  );
}
