import { headerNames } from '#domain/kernel/header-names.ts';

let pass: string | undefined;

/** Sets the access from a guest link while its page is open. */
export function showGuestPass(given: string | undefined): void {
  pass = given;
}

export const guestHeaders = (): Record<string, string> => (pass === undefined ? {} : { [headerNames.guestPass]: pass });
