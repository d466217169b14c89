import { operatorId } from '#domain/kernel/operator.ts';
import { permits } from '#domain/kernel/permissions.ts';
import type { PresentationRow } from '#domain/presentations/contract/calls.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import type { Principal } from '#infra/http/rules.ts';
import { asTime } from '../times.ts';

export type CommonRow = Omit<PresentationRow, 'cover' | 'state' | 'mayChange'>;

/** SQL: whether the deck `presentations.presentation p` belongs to this person or is a default one. */
export const seenBy = (person: string) => `p.owner_id in (${person}, '${operatorId}')`;

/** Whether the person may change a deck from `seenBy`: their own, or a default one if they look after the product's content. */
export const mayChange = ({ isDefault }: Pick<CommonRow, 'isDefault'>, { permissions }: Principal): boolean =>
  !isDefault || permits(permissions, keepsContent);

/** Columns of `presentations.presentation p`. */
export const commonColumns = `p.id, p.name, ${asTime('p.created_at', 'createdAt')}, p.failure,
  p.pages as "pageCount", p.drawn as "drawnCount", p.expected_seconds as "expectedSeconds",
  coalesce((select sum(s.seconds)::int from presentations.slide s where s.presentation_id = p.id), 0) as "plannedSeconds",
  p.used_by <> '[]'::jsonb as "inUse", p.owner_id = '${operatorId}' as "isDefault"`;

export function stateOf({ failure, pageCount, drawnCount }: CommonRow): PresentationRow['state'] {
  if (failure) return 'failed';
  return drawnCount === pageCount ? 'ready' : 'drawing';
}
