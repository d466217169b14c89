import { useQuery } from '@tanstack/react-query';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { query } from './api.ts';
import { hasCode } from './api-error.ts';
import { useSeminarLogo } from './seminar-logo-state.ts';

/** A seminar; shows its logo instead of the product's. The data of a seminar that is gone meanwhile is only in `lost`. */
export function useSeminarDetail(id: string) {
  const { data: known, isError, error, refetch } = useQuery(query(seminarDetail, { id }));
  const isGone = hasCode(error, 'seminar_not_found');
  const data = isGone ? undefined : known;
  useSeminarLogo(data);
  return { data, isError, error, refetch, lost: isGone ? known : undefined };
}
