import { useQuery } from '@tanstack/react-query';
import { productConfig } from '#domain/product/contract/calls.ts';
import type { GoodRanges } from '#domain/sessions/contract/measures.ts';
import { type Answer, query } from './api.ts';
import { useLocale } from './use-locale.ts';

export type Config = Answer<typeof productConfig>;

/** The settings of this installation; undefined until they are here. They do not change while a page is open. */
export function useConfig({ enabled = true }: Readonly<{ enabled?: boolean }> = {}): Config | undefined {
  return useConfigIn(useLocale(), enabled);
}

/** With the good ranges of talks in a language. */
export const useConfigIn = (locale: 'de' | 'en', enabled = true): Config | undefined =>
  useQuery({ ...configIn(locale), enabled }).data;

/** For pages that show why it does not come. `refetchInterval`: milliseconds, for what the operator changes meanwhile. */
export const useConfigQuery = (more: Readonly<{ refetchInterval?: number }> = {}) =>
  useQuery({ ...configIn(useLocale()), ...more });

const configIn = (locale: 'de' | 'en') => ({ ...query(productConfig, { locale }), staleTime: 'static' as const });

/** Good ranges for each language; undefined until it is known. */
export function useGoodRanges(): Readonly<Record<'de' | 'en', GoodRanges>> | undefined {
  const [de, en] = [useConfigIn('de'), useConfigIn('en')];
  return de && en && { de: de.goodRanges, en: en.goodRanges };
}
