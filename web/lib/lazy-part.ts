import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWords } from './locale.ts';

/**
 * `lazyPart('sessions', () => import('./x-page.tsx'), 'XPage')`: fetched when it is first shown, with the words of its area.
 */
export function lazyPart<Name extends string, Props = object>(
  area: string,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> & Readonly<{ preload: () => Promise<unknown> }> {
  const fetched = async () => {
    const [module] = await Promise.all([load(), loadWords(area)]);
    return { default: module[name] };
  };
  return Object.assign(lazy(fetched), { preload: fetched });
}
