import { useQuery } from '@tanstack/react-query';
import { productConfig } from '#domain/product/contract/calls.ts';
import type { GoodRanges } from '#domain/sessions/contract/measures.ts';
import { type Answer, query } from './api.ts';
import { useLocale } from './use-locale.ts';

export type Config = Answer<typeof productConfig>;

/** The settings of this installation; undefined until loaded. They do not change while a page is open. */
export function useConfig({ enabled = true }: Readonly<{ enabled?: boolean }> = {}): Config | undefined {
  return useConfigIn(useLocale(), enabled);
}

/** The settings, with the good ranges for talks in a language. */
export const useConfigIn = (locale: 'de' | 'en', enabled = true): Config | undefined =>
  useQuery({ ...configIn(locale), enabled }).data;

/** The whole query, for pages that show its error. `refetchInterval`: milliseconds, for settings that the operator changes meanwhile. */
export const useConfigQuery = (more: Readonly<{ refetchInterval?: number }> = {}) =>
  useQuery({ ...configIn(useLocale()), ...more });

const configIn = (locale: 'de' | 'en') => ({ ...query(productConfig, { locale }), staleTime: 'static' as const });

/** Good ranges for each language; undefined until loaded. */
export function useGoodRanges(): Readonly<Record<'de' | 'en', GoodRanges>> | undefined {
  const [de, en] = [useConfigIn('de'), useConfigIn('en')];
  return de && en && { de: de.goodRanges, en: en.goodRanges };
}
