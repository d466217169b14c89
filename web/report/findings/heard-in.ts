import { hesitationsBeside } from '#domain/sessions/contract/hesitations.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';

type Heard = Pick<SessionDetail, 'scoreParts' | 'audioAnalysis' | 'textAnalysis' | 'textMisfit'>;

/** Hesitations that count although the words lack them; none if the words contain them all. */
export function heardIn({ scoreParts, audioAnalysis, textAnalysis, textMisfit }: Heard) {
  const isCounted = scoreParts.some(({ name, heard }) => name === 'filler_words' && heard);
  const fillers = textMisfit === null ? (textAnalysis?.fillers ?? []) : [];
  return isCounted ? hesitationsBeside(audioAnalysis?.hesitations ?? [], fillers) : [];
}
