/** The search words of a text: in lower case, each once. Letters and digits of any script; nothing else. */
export const wordsOf = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])),
];
