import { useLayoutEffect } from 'react';

/** The name of the page in the browser's tab. The one of before stays until the next page is there. */
export function PageTitle({ children }: Readonly<{ children: string }>) {
  const title = `Rostra – ${children}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
