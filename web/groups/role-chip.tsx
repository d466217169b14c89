import { Trans } from '@lingui/react/macro';
import type { GroupRow } from '#domain/groups/contract/calls.ts';
import { Chip } from '../ui/chip.tsx';

/** The member's role in the group; nothing for a plain member. */
export function RoleChip({ isOwner, isManager }: Pick<GroupRow, 'isOwner' | 'isManager'>) {
  if (isOwner) {
    return (
      <Chip tone="primary">
        <Trans>Leitung</Trans>
      </Chip>
    );
  }
  if (!isManager) return null;
  return (
    <Chip tone="primary">
      <Trans>Leitet mit</Trans>
    </Chip>
  );
}

/** Who can find the group; shows nothing if only invited people can. */
export function SightChip({
  isPublic,
  isVisibleToCompany,
  isClosed,
}: Pick<GroupRow, 'isPublic' | 'isVisibleToCompany' | 'isClosed'>) {
  if (isClosed) {
    return (
      <Chip tone="near">
        <Trans>Geschlossen</Trans>
      </Chip>
    );
  }
  if (!isPublic && !isVisibleToCompany) return null;
  return <Chip>{isPublic ? <Trans>Öffentlich</Trans> : <Trans>Für die Firma</Trans>}</Chip>;
}
