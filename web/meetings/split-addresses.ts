/** As people write them: separated by commas, semicolons, blanks or lines. */
export const splitAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
