import { proxy, useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';

const names = ['category', 'actor', 'from', 'to'] as const;

export type HistoryFilters = Readonly<{ [Name in (typeof names)[number]]?: string }>;

/** The words that are searched for could name somebody: they live as long as the page, and stand in no address. */
const searchState = proxy({ q: '' });

/** The other filters live in the address: a reload, a link and the back button keep them. Days as `2026-11-21`. */
export function useHistoryFilters() {
  const [params, setParams] = useSearchParams();
  const { q } = useSnapshot(searchState);
  const filters: HistoryFilters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const set = (name: keyof HistoryFilters, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const search = (words: string) => {
    searchState.q = words;
  };
  const clear = () => {
    search('');
    setParams({}, { replace: true });
  };
  return { filters, q, set, search, clear };
}

/** As the call takes them: from the beginning of the first day to the end of the last, where the person is. */
export function wantedStreams({ category, actor, from, to }: HistoryFilters, q: string) {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (last) last.setDate(last.getDate() + 1);
  return {
    ...(category && { category }),
    ...(actor && { actor }),
    ...(first && { from: first.toISOString() }),
    ...(last && { to: last.toISOString() }),
    ...(q && { q }),
  };
}

function dayOf(text: string | undefined): Date | undefined {
  const day = new Date(`${text}T00:00`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
