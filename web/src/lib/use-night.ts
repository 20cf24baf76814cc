import { useEffect } from 'react';
import { showTheme } from './theme.ts';

/** Shows the night's colours, without another choice of the theme. */
export function useNight(isNight: boolean): void {
  useEffect(() => {
    if (!isNight) return;
    document.documentElement.dataset.theme = 'night';
    return showTheme;
  }, [isNight]);
}
