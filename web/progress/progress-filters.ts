import { Attribute } from '#domain/progress/contract/calls.ts';
import { useAddressFilters } from '../lib/use-address-filters.ts';

/** Periods in days; the empty one is all time. */
const periods = ['30', '90', '365', ''] as const;
const types = ['audio', 'video'] as const;

const pick = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

function filtersOf(params: URLSearchParams) {
  return {
    days: pick(periods, params.get('days')) ?? '',
    type: pick(types, params.get('type')),
    measure: pick(Attribute.options, params.get('measure')) ?? ('session_score' as const),
    /** Ids of the talks to show; empty means all. */
    talks: (params.get('talks') ?? '').split('-').filter(Boolean),
    /** Ids of the two talks that are compared. */
    one: params.get('one') ?? '',
    other: params.get('other') ?? '',
  };
}

export const useProgressFilters = () => useAddressFilters(filtersOf);

/** Midnight, so that the query key stays the same all day. */
export function sinceOf(days: string): string | undefined {
  if (days === '') return undefined;
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(days)).toISOString();
}
