import { type ComponentType, lazy } from 'react';

/** `lazyPage(() => import('./x-page.tsx'), 'XPage')`: fetched when it is first shown. */
export function lazyPage<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
