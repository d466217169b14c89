import { createContext, useContext } from 'react';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import type { Gate } from './web-area.ts';

/** Filled by the shell, around everything that needs a sign-in. */
export const CurrentUser = createContext<UserData | undefined>(undefined);

/** Who is signed in. Throws outside of the pages that need it. */
export function useCurrentUser(): UserData {
  const user = useContext(CurrentUser);
  if (!user) throw new Error('useCurrentUser on a page that needs no sign-in');
  return user;
}

/** Without a gate it is open to everyone, also to who is not signed in. */
export const isOpenTo = (user: UserData | undefined, gate: Gate | undefined): boolean =>
  gate === undefined || (user !== undefined && gate(user));

export const usePermitted = (gate: Gate | undefined): boolean => isOpenTo(useContext(CurrentUser), gate);

/** Any of the requirements is enough (`analysis`, `upload:audio`). Hides only: the server decides. */
export function usePermitsAny(...requirements: readonly string[]): boolean {
  return permitsAny(useContext(CurrentUser)?.permissions ?? [], requirements);
}
