const longest = 60;

/** The search words of a text: in lower case, without punctuation. `Vier-Tage-Woche` is three. */
export const spokenTokens = (text: string): readonly string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((token) => token.slice(0, longest));

/** The entry of a word in the index. It begins with the speaker, so that a search never finds another person's words. */
export const indexedToken = (ownerId: string, token: string): string => `${ownerId.slice(0, 12)}/${token}`;
