import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { query } from '../lib/api.ts';
import { authState } from '../lib/auth-state.ts';
import { useCustomer } from './customer.tsx';

/** Plans are public, so a visitor may be here without a sign-in. */
export const useIsSignedIn = (): boolean => useSnapshot(authState).auth.status === 'signed-in';

/** A customer's subscription, running purchase and open invoices. */
export function useSubscription() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...query(subscriptionDetail, useCustomer()), enabled: isSignedIn });
}
