/** Sums the layout shift on `window.shift`. Runs in the page. */
export function watchShift(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
    }
  }).observe({ type: 'layout-shift' });
}
