/** Links in mails carry their token in the fragment, which no server and no log ever sees: `#token=…`. */
export const tokenFrom = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
