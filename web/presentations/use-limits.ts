import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { productConfig } from '#domain/product/contract/calls.ts';
import { type Answer, query } from '../lib/api.ts';

/** The limits of a PDF of slides; undefined until they are known. */
export function useLimits(): Answer<typeof productConfig>['decks'] | undefined {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en' : 'de';
  return useQuery({ ...query(productConfig, { locale }), staleTime: Number.POSITIVE_INFINITY }).data?.decks;
}
