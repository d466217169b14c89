import { useQuery } from '@tanstack/react-query';
import { subscriptionDetail } from '#domain/subscriptions/contract.ts';
import { query } from '../lib/api.ts';
import { useCustomer } from './customer.tsx';

/** What somebody has, is buying and owes. */
export const useSubscription = () => useQuery(query(subscriptionDetail, useCustomer()));
