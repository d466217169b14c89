import { Tag } from '#domain/sessions/contract/tags.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';

const statuses = ['running', 'succeeded', 'failed'] as const;
const types = ['audio', 'video'] as const;

export type ListFilters = Readonly<{
  search?: string;
  status?: (typeof statuses)[number];
  type?: (typeof types)[number];
  tag?: string;
}>;

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

/** The filters in the address; invalid values are ignored. */
export function filtersOf(params: URLSearchParams): ListFilters {
  const [search, status, type, tag] = [
    params.get('search')?.trim() || undefined,
    oneOf(statuses, params.get('status')),
    oneOf(types, params.get('type')),
    Tag.safeParse(params.get('tag')).data,
  ];
  return { ...(search && { search }), ...(status && { status }), ...(type && { type }), ...(tag && { tag }) };
}

export const useListFilters = () => useAddressFilters(filtersOf);
