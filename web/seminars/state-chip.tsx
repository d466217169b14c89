import { Trans } from '@lingui/react/macro';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { Chip } from '../ui/chip.tsx';

/** Whether the seminar is a draft, published or closed. */
export function StateChip({
  seminar: { published, closed },
}: Readonly<{ seminar: Pick<SeminarRow, 'published' | 'closed'> }>) {
  if (closed) {
    return (
      <Chip>
        <Trans>Geschlossen</Trans>
      </Chip>
    );
  }
  return published ? (
    <Chip tone="good">
      <Trans>Veröffentlicht</Trans>
    </Chip>
  ) : (
    <Chip tone="near">
      <Trans>Entwurf</Trans>
    </Chip>
  );
}
