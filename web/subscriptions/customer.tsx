import { createContext, useContext } from 'react';
import { useSearch } from 'wouter';

/** The company that buys; undefined if the person buys for themselves. */
export const Customer = createContext<string | undefined>(undefined);

/** The customer as parameters of a call. */
export function useCustomer(): Readonly<{ companyId?: string }> {
  const companyId = useContext(Customer);
  return companyId === undefined ? {} : { companyId };
}

/** The company in the address; undefined without a valid id. */
export function useCompanyInAddress(): string | undefined {
  const id = new URLSearchParams(useSearch()).get('company') ?? '';
  return /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}
