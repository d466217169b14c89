import { normalForm } from './normal-form.ts';

/** Splits a text into words, each with its punctuation. A lone mark such as a dash is appended to the previous word. */
export function writtenWords(text: string): readonly string[] {
  const words: string[] = [];
  for (const token of text.split(/\s+/)) {
    if (normalForm(token) !== '') words.push(token);
    else if (token !== '' && words.length > 0) words.push(`${words.pop()} ${token}`);
  }
  return words;
}
