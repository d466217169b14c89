/** As the server reads it. */
const header = 'x-guest-pass';
let pass: string | undefined;

/** What a guest link gave whoever opened it; only while its page is open. */
export function showGuestPass(given: string | undefined): void {
  pass = given;
}

export const guestHeaders = (): Record<string, string> => (pass === undefined ? {} : { [header]: pass });
