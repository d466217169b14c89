import { proxy, useSnapshot } from 'valtio';
import { useAddressFilters } from '../lib/use-address-filters.ts';

const names = ['category', 'type', 'actor', 'from', 'to', 'minor'] as const;

export type HistoryFilters = Readonly<{ [Name in (typeof names)[number]]?: string }>;

/** Search words may name a person, so they are kept in memory and not in the address. */
const searchState = proxy({ q: '' });

/** The other filters, from the address. Days are `2026-11-21`. */
const filtersOf = (params: URLSearchParams): HistoryFilters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

export function useHistoryFilters() {
  const { filters, set, setAll } = useAddressFilters(filtersOf);
  const { q } = useSnapshot(searchState);
  const search = (words: string) => {
    searchState.q = words;
  };
  const clearAll = () => {
    search('');
    setAll(Object.fromEntries(names.map((name) => [name, ''])));
  };
  return { filters, q, set, setAll, search, clear: clearAll };
}

/**
 * Query parameters of the filters. Times run from the start of the first day to the end of the last, in the reader's
 * time zone.
 */
export function wantedStreams({ category, actor, from, to }: HistoryFilters, q: string) {
  return { ...(category && { category }), ...(actor && { actor }), ...daysWanted(from, to), ...(q && { q }) };
}

export function wantedDeeds({ category, type, actor, from, to, minor }: HistoryFilters, q: string) {
  return {
    ...(category && { category }),
    ...(category && type && { type }),
    ...(actor && { person: actor }),
    ...(minor && { minor: 'true' as const }),
    ...daysWanted(from, to),
    ...(q && { q }),
  };
}

function daysWanted(from: string | undefined, to: string | undefined) {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (last) last.setDate(last.getDate() + 1);
  return { ...(first && { from: first.toISOString() }), ...(last && { to: last.toISOString() }) };
}

function dayOf(text: string | undefined): Date | undefined {
  const day = new Date(`${text}T00:00`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
