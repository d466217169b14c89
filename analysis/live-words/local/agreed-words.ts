import type { HeardWord } from '#domain/sessions/live-contract.ts';
import { wordForm } from '../../text/words/spoken-word.ts';

/**
 * How many words from the first on both say: what an engine hears twice in a row, in longer and longer sound, it will not take back
 * (local agreement: Liu, Spanakis, Niehues 2020; Macháček, Dabre, Bojar 2023).
 */
export function agreedWords(before: readonly HeardWord[], now: readonly HeardWord[]): number {
  const differs = now.findIndex(({ text }, i) => wordForm(text) !== wordForm(before[i]?.text ?? ''));
  return differs === -1 ? now.length : differs;
}
