import { useQuery } from '@tanstack/react-query';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { query } from '../lib/api.ts';

/** How many deeds wait for the person who looks. */
export function useWaitingConfirmations(): number {
  const { data = [] } = useQuery(query(confirmationList, {}));
  return data.filter(({ mayConfirm }) => mayConfirm).length;
}
