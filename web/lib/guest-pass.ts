/** As the server reads it. */
const header = 'x-guest-pass';
let pass: string | undefined;

/** The access that a guest link gave; only while its page is open. */
export function showGuestPass(given: string | undefined): void {
  pass = given;
}

export const guestHeaders = (): Record<string, string> => (pass === undefined ? {} : { [header]: pass });
