import type { SessionDetail } from '#domain/sessions/contract/report.ts';

/** Hesitations that count by their sound; none where the words have them all. */
export function heardIn({ scoreParts, audioAnalysis }: Pick<SessionDetail, 'scoreParts' | 'audioAnalysis'>) {
  const isCounted = scoreParts.some(({ name, heard }) => name === 'filler_words' && heard);
  return isCounted ? (audioAnalysis?.hesitations ?? []) : [];
}
