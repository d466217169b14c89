import { I18nProvider } from '@lingui/react';
import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { wordsOfArea } from './locale.ts';
import { fetchPart } from './new-version.ts';

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & Readonly<{ preload: () => Promise<unknown> }>;

/**
 * `lazyPart('sessions', () => import('./x-page.tsx'), 'XPage')`: fetched when it is first shown, with the words of its area.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  area: string,
  fetchModule: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  const load = async () => {
    const [module, words] = await Promise.all([fetchModule(), wordsOfArea(area)]);
    const InItsWords = (props: Props) => (
      <I18nProvider i18n={words}>{createElement<Props>(module[name], props)}</I18nProvider>
    );
    return { default: InItsWords as ComponentType<Props> };
  };
  const fetched = () => fetchPart(load, { default: Nothing });
  return Object.assign(lazy(fetched), { preload: fetched });
}

const Nothing = () => null;
