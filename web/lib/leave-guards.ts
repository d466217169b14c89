import { useEffect } from 'react';
import { proxy } from 'valtio';

/** Number of recordings, uploads and forms that leaving would lose. */
export const guardState = proxy({ active: 0 });

/** Makes the browser ask, in its own words, before this page is closed or reloaded. */
export function useUnloadGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    guardState.active += 1;
    return () => {
      guardState.active -= 1;
      window.removeEventListener('beforeunload', ask);
    };
  }, [active]);
}

/**
 * Cancels clicks on links of this client for which `stops` is true, and calls `onStopped` with their target. It listens before React does,
 * since the router cannot ask such a question.
 */
export function useLinkGuard(active: boolean, { stops, onStopped }: LinkGuard): void {
  useEffect(() => {
    if (!active) return;
    function listen(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || leavesAnyway(link, event)) return;
      if (!stops(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      onStopped(link.pathname + link.search);
    }
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, [active, stops, onStopped]);
}

type LinkGuard = Readonly<{ stops: (path: string) => boolean; onStopped: (path: string) => void }>;

const leavesAnyway = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin !== location.origin ||
  link.target === '_blank' ||
  link.hasAttribute('download') ||
  event.ctrlKey ||
  event.metaKey;
/**
 * Turns the browser's back button into a question while something would be lost. The page is in the history twice, so going back only
 * removes the copy.
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
