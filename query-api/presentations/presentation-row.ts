import type { PresentationRow } from '#domain/presentations/contract.ts';
import { asTime } from '../paged.ts';

export type CommonRow = Omit<PresentationRow, 'cover' | 'state'>;

/** Of `presentations.presentation p`. */
export const commonColumns = `p.id, p.name, ${asTime('p.created_at', 'createdAt')}, p.failure,
  p.pages as "pageCount", p.drawn as "drawnCount", p.expected_seconds as "expectedSeconds",
  coalesce((select sum(s.seconds)::int from presentations.slide s where s.presentation_id = p.id), 0) as "plannedSeconds",
  p.used_by <> '[]'::jsonb as "inUse"`;

export function stateOf({ failure, pageCount, drawnCount }: CommonRow): PresentationRow['state'] {
  if (failure) return 'failed';
  return drawnCount === pageCount ? 'ready' : 'drawing';
}
