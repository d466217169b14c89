import { useLocation } from 'wouter';
import { usePermitsAny } from '../lib/current-user.tsx';
import type { NavEntry } from './nav-entries.ts';

/** Whether the person may see the entry, and whether they are there. */
export function useNavEntry({ area, requires }: NavEntry): Readonly<{ permitted: boolean; current: boolean }> {
  const [location] = useLocation();
  const permitted = usePermitsAny(...(requires ?? []));
  return {
    permitted: permitted || requires === undefined,
    current: location === area || location.startsWith(`${area}/`),
  };
}
