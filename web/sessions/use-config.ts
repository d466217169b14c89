import { useQuery } from '@tanstack/react-query';
import { productConfig } from '#domain/product/contract.ts';
import { type Answer, query } from '../lib/api.ts';

export type Config = Answer<typeof productConfig>;

/** The settings of this installation; undefined until they are here. They do not change while a page is open. */
export function useConfig(): Config | undefined {
  return useQuery({ ...query(productConfig, {}), staleTime: Number.POSITIVE_INFINITY }).data;
}
