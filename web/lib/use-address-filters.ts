import { useSearchParams } from 'wouter';

/** Filters in the page's address: a reload, a link and the back button keep them. `read` parses the parameters. */
export function useAddressFilters<Filters>(read: (params: URLSearchParams) => Filters) {
  const [params, setParams] = useSearchParams();
  const setAll = (values: Readonly<Partial<Record<keyof Filters & string, string>>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  const set = (name: keyof Filters & string, value: string) =>
    setAll({ [name]: value } as Partial<Record<keyof Filters & string, string>>);
  return { filters: read(params), set, setAll, clear: () => setParams({}, { replace: true }) };
}
