import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeckGrid } from './deck-grid.tsx';
import { NoDecks } from './no-decks.tsx';
import { UploadBox } from './upload-box.tsx';

export function SlidesPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Folien</Trans>}
        below={<Trans>Planen Sie Ihren Vortrag Folie für Folie, und nehmen Sie ihn mit Ihren Folien auf.</Trans>}
      />
      <DeckGrid input={{}} above={<UploadBox />} empty={<NoDecks />} />
    </>
  );
}
