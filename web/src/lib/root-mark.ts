import { useLayoutEffect } from 'react';

/** What is on the page, for rules about parts far from it. */
type Mark = 'asleep' | 'docked' | 'loading' | 'paired' | 'side-by-side' | 'tonight' | 'writing';

/**
 * Sets `data-<mark>` on the document's root while the component is on the page. A rule with `:has()` on the root, or on
 * another ancestor of the page's parts, would restyle what is below it after each change anywhere in it.
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
