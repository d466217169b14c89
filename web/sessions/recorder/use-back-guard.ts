import { useEffect } from 'react';

/**
 * Turns the browser's back button into a question while something would be lost: the page stands in the history twice, and
 * going back only takes the copy away.
 */
export function useBackGuard(active: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!active) return;
    const again = () => history.pushState(history.state, '', location.href);
    const listen = () => {
      again();
      onBack();
    };
    again();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, [active, onBack]);
}
