/** Links in mails have their token in the fragment (`#token=…`), which no server and no log sees. */
export const tokenFrom = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
