import { useLayoutEffect } from 'react';

/** Sets the title of the browser tab. The last title stays until the next page sets one. */
export function PageTitle({ children }: Readonly<{ children: string }>) {
  const title = `Rostra – ${children}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
