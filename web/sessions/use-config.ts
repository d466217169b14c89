import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { productConfig } from '#domain/product/contract.ts';
import { type Answer, query } from '../lib/api.ts';

export type Config = Answer<typeof productConfig>;

/** The settings of this installation; undefined until they are here. They do not change while a page is open. */
export function useConfig(): Config | undefined {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en' : 'de';
  return useQuery({ ...query(productConfig, { locale }), staleTime: Number.POSITIVE_INFINITY }).data;
}
