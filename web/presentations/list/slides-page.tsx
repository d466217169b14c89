import { Trans } from '@lingui/react/macro';
import { Presentation } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeckGrid } from './deck-grid.tsx';
import { UploadBox } from './upload-box.tsx';

const NoDecks = () => (
  <Card className="px-6 pb-6 max-md:px-5">
    <EmptyState
      icon={Presentation}
      title={<Trans>Noch keine Folien</Trans>}
      text={
        <Trans>
          Laden Sie Ihre Präsentation als PDF hoch. Sie sehen dann, wie lange jede Folie voraussichtlich dauert, und
          üben mit den Folien neben der Kamera.
        </Trans>
      }
    />
    <UploadBox />
  </Card>
);

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
