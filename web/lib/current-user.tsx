import { createContext, useContext } from 'react';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import type { Gate } from './web-area.ts';

/** The shell provides it around all pages that need a sign-in. */
export const CurrentUser = createContext<UserData | undefined>(undefined);

/** The signed-in person. Throws on pages that need no sign-in. */
export function useCurrentUser(): UserData {
  const user = useContext(CurrentUser);
  if (!user) throw new Error('useCurrentUser on a page that needs no sign-in');
  return user;
}

/** Without a gate it is open to everyone, signed in or not. */
export const isOpenTo = (user: UserData | undefined, gate: Gate | undefined): boolean =>
  gate === undefined || (user !== undefined && gate(user));

export const usePermitted = (gate: Gate | undefined): boolean => isOpenTo(useContext(CurrentUser), gate);

/** Whether the person meets any of the requirements (`analysis`, `upload:audio`). Only hides things: the server decides. */
export function usePermitsAny(...requirements: readonly string[]): boolean {
  return permitsAny(useContext(CurrentUser)?.permissions ?? [], requirements);
}
