import { createContext, useContext } from 'react';
import { useSearch } from 'wouter';

/** The company that something is bought for; undefined: the person's own. */
export const Customer = createContext<string | undefined>(undefined);

/** The customer in every call's parameters. */
export function useCustomer(): Readonly<{ companyId?: string }> {
  const companyId = useContext(Customer);
  return companyId === undefined ? {} : { companyId };
}

/** Of the address; undefined where it names none. */
export function useCompanyInAddress(): string | undefined {
  const id = new URLSearchParams(useSearch()).get('company') ?? '';
  return /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}
