import { useSearchParams } from 'wouter';

/** Filters that live in the address: a reload, a link and the back button keep them. `read` picks out what it says. */
export function useAddressFilters<Filters>(read: (params: URLSearchParams) => Filters) {
  const [params, setParams] = useSearchParams();
  const set = (name: keyof Filters & string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { filters: read(params), set, clear: () => setParams({}, { replace: true }) };
}
