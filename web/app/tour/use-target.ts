import { useEffect, useState } from 'react';

/** The fallback: every page has a heading. */
const otherwise = 'main h1';

/** Finds the target of a stop, and marks it while the stop is shown. Cards load after the page, so it searches again after each change. */
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
