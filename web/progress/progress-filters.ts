import { Attribute } from '#domain/progress/contract/calls.ts';
import { useAddressFilters } from '../lib/use-address-filters.ts';

/** Days; the last one is everything. */
const periods = ['30', '90', '365', ''] as const;
const types = ['audio', 'video'] as const;

const pick = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

function filtersOf(params: URLSearchParams) {
  return {
    days: pick(periods, params.get('days')) ?? '',
    type: pick(types, params.get('type')),
    measure: pick(Attribute.options, params.get('measure')) ?? ('session_score' as const),
    /** Ids of the only talks that are shown; empty: all. */
    talks: (params.get('talks') ?? '').split('-').filter(Boolean),
    /** Two talks beside each other. */
    one: params.get('one') ?? '',
    other: params.get('other') ?? '',
  };
}

export const useProgressFilters = () => useAddressFilters(filtersOf);

/** Midnight, so that the question stays the same for a day. */
export function sinceOf(days: string): string | undefined {
  if (days === '') return undefined;
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(days)).toISOString();
}
