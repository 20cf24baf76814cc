import { useLayoutEffect } from 'react';

/** What is on the page, for rules about parts far from it. */
type Mark = 'asleep' | 'docked' | 'paired' | 'side-by-side' | 'tonight' | 'writing';

/**
 * Sets `data-<mark>` on the document's root while the component is on the page. A rule with `:has()` on the root would
 * restyle the whole page after each change anywhere in it.
 * @param isSet without it no attribute
 */
export function useRootMark(mark: Mark, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    const name = `data-${mark}`;
    document.documentElement.setAttribute(name, '');
    return () => document.documentElement.removeAttribute(name);
  }, [mark, isSet]);
}
