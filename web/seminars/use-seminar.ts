import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import { query } from '../lib/api.ts';

/** `id` is the seminar in the address; without one, `newest` is the newest seminar that `isMeant` accepts. */
export function useSeminarId(isMeant: (seminar: Readonly<{ isOwner: boolean }>) => boolean = () => true) {
  const { id } = useParams<{ id?: string }>();
  const list = useQuery({ ...query(seminarList, {}), enabled: !id });
  const newest = list.data?.find(isMeant)?.id;
  return { id, newest, isUnknown: !id && list.isSuccess && !newest };
}
