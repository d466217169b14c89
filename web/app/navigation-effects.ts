import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The id of the element around every page. */
export const mainId = 'main';

/** Every navigation scrolls to the top and moves the focus to the page. */
export function useNavigationEffects(): void {
  const [location] = useLocation();
  const last = useRef(location);

  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    window.scrollTo(0, 0);
    // A redirect on start is no navigation: the first Tab must find the skip link.
    if (document.activeElement !== document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [location]);
}
