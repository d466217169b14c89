/** The code in a fragment, which no server and no log sees: `#code=WDJB-MJHT`. */
export const codeFrom = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? '';

export const activateAddress = (code: string): string => `/auth/device/activate#code=${encodeURIComponent(code)}`;

/** The sign-in page for a code; it leads back to the code. */
export const loginForCode = (code: string): string => `/auth/login?deviceCode=${encodeURIComponent(code)}`;
