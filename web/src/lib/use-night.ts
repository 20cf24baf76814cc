import { useEffect } from 'react';
import { painted } from './painted.ts';
import { showTheme } from './theme.ts';

/**
 * Shows the night's colours, without another choice of the theme: after the paint that answers a press, since they
 * restyle the whole page.
 */
export function useNight(isNight: boolean): void {
  useEffect(() => {
    if (!isNight) return;
    let isOver = false;
    void painted().then(() => {
      if (!isOver) document.documentElement.dataset.theme = 'night';
    });
    return () => {
      isOver = true;
      showTheme();
    };
  }, [isNight]);
}
