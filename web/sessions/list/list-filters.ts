import { useSearchParams } from 'wouter';

const statuses = ['running', 'succeeded', 'failed'] as const;
const types = ['audio', 'video'] as const;

export type ListFilters = Readonly<{
  search?: string;
  status?: (typeof statuses)[number];
  type?: (typeof types)[number];
}>;

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

/** What the address says; what it says wrongly counts as not said. */
export function filtersOf(params: URLSearchParams): ListFilters {
  const [search, status, type] = [
    params.get('search')?.trim() || undefined,
    oneOf(statuses, params.get('status')),
    oneOf(types, params.get('type')),
  ];
  return { ...(search && { search }), ...(status && { status }), ...(type && { type }) };
}

/** The filters live in the address: a reload, a link and the back button keep them. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const set = (name: keyof ListFilters, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { filters: filtersOf(params), set, clear: () => setParams({}, { replace: true }) };
}
