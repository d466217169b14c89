/** What a text is found by: its words, small, each once. Letters and digits of any writing; nothing else. */
export const wordsOf = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])),
];
