import { useEffect, useRef } from 'react';

/** The `id` of the heading of the step that is shown. */
export const elementHeading = 'step-heading';

/** Scrolls to the top and focuses the heading when another step is shown. */
export function useElementFocus(elementId: string | undefined): void {
  const shown = useRef(elementId);
  useEffect(() => {
    if (shown.current === elementId) return;
    shown.current = elementId;
    const heading = document.getElementById(elementHeading);
    heading?.focus({ preventScroll: true });
    heading?.closest('[data-step]')?.scrollIntoView({ block: 'start' });
  }, [elementId]);
}
