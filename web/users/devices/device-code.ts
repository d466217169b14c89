/** Codes travel in the fragment, which no server and no log sees: `#code=WDJB-MJHT`. */
export const codeFrom = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? '';

export const activateAddress = (code: string): string => `/auth/device/activate#code=${encodeURIComponent(code)}`;

/** A signed-out person comes back to the code after signing in. */
export const loginForCode = (code: string): string => `/auth/login?deviceCode=${encodeURIComponent(code)}`;
