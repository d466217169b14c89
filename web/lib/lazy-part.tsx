import type { I18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ComponentType, createElement, isValidElement, lazy, useState } from 'react';
import { firstWordsOfArea, wordsOfArea } from './locale.ts';
import { fetchPart } from './new-version.ts';

export type LazyPart<Props = object> = ComponentType<Props> &
  Readonly<{
    /** Fetches the part early. After a failure, showing the part fetches it again and reports the error. */
    preload: () => Promise<unknown>;
  }>;

/**
 * `lazyPart('sessions', () => import('./x-page.tsx'), 'XPage')`: a component that is fetched with its area's catalogue when it first shows.
 * Texts passed in from another area keep that area's catalogue.
 */
export const lazyPart = <Name extends string, Props extends object = object>(
  area: string,
  fetchModule: FetchModule<Name, Props>,
  name: Name,
): LazyPart<Props> => partWith(() => wordsOfArea(area), fetchModule, name);

/**
 * A lazy part of the first pages: a card of the start page, or a tool of every page. It loads only those words of its area that first parts
 * show; one file has them for all areas. Whatever it opens later must be a `lazyPart`.
 */
export const firstPart = <Name extends string, Props extends object = object>(
  area: string,
  fetchModule: FetchModule<Name, Props>,
  name: Name,
): LazyPart<Props> => partWith(() => firstWordsOfArea(area), fetchModule, name);

/** A lazy component of `ui`, whose words are on every page. Its children keep the words of the area that renders them. */
export const lazyPiece = <Name extends string, Props extends object>(
  fetchModule: FetchModule<Name, Props>,
  name: Name,
): LazyPart<Props> => fetchedLater(async () => (await fetchModule())[name]);

type FetchModule<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

function partWith<Name extends string, Props extends object>(
  fetchWords: () => Promise<I18n>,
  fetchModule: FetchModule<Name, Props>,
  name: Name,
): LazyPart<Props> {
  return fetchedLater(async () => {
    const [module, words] = await Promise.all([fetchModule(), fetchWords()]);
    return function InItsWords(props: Props) {
      const { i18n } = useLingui();
      return <I18nProvider i18n={words}>{createElement<Props>(module[name], inWords(props, i18n))}</I18nProvider>;
    };
  });
}

function fetchedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetched = () =>
    fetchPart<ComponentType<Props>>(async () => {
      loaded = await load();
      return loaded;
    }, Nothing);
  const Lazy = lazy(async () => ({ default: await fetched() }));
  function Part(props: Props) {
    // A loaded component avoids the fallback, which React would show for at least 300 ms. The choice stays while it is shown.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload: () => fetched().catch(() => undefined) });
}

/** Text props of a dialog. Other elements may be triggers of a menu or a link, and stay unwrapped. */
const texts = ['title', 'description', 'confirm'];

const inWords = <Props extends object>(props: Props, i18n: I18n): Props => {
  const kept = (name: string, value: unknown) =>
    texts.includes(name) && isValidElement(value) ? <I18nProvider i18n={i18n}>{value}</I18nProvider> : value;
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, kept(name, value)])) as Props;
};

const Nothing = () => null;
