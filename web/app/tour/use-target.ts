import { useEffect, useState } from 'react';

/** There is always one on a page. */
const otherwise = 'main h1';

/** The element that a stop speaks of. It is marked for as long as the stop is shown. Cards come later than the page, so it looks again when something changes. */
export function useTarget(selectors: readonly string[]): HTMLElement | undefined {
  const [target, setTarget] = useState<HTMLElement>();
  const key = selectors.join('\n');
  useEffect(() => {
    const look = () => setTarget(firstInSight([...key.split('\n').filter(Boolean), otherwise]));
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [key]);
  useEffect(() => {
    if (!target) return undefined;
    target.dataset.tourHere = '';
    target.scrollIntoView({ block: target.closest('nav') ? 'nearest' : 'center' });
    return () => {
      delete target.dataset.tourHere;
    };
  }, [target]);
  return target;
}

const firstInSight = (selectors: readonly string[]): HTMLElement | undefined =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
