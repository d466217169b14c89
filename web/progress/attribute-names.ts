import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Attribute } from '#domain/progress/contract/calls.ts';
import { partNames, totalNames } from '#domain/sessions/contract/measure-words.ts';
import type { ScoreTotal } from '#domain/sessions/contract/report.ts';

/** The name of a measure. `total` says what the shown totals consist of. */
export const attributeName = (attribute: Attribute, total: ScoreTotal | null): Bilingual =>
  attribute === 'session_score' ? totalNames[total ?? 'whole'] : partNames[attribute];
