import { Trans } from '@lingui/react/macro';
import { Presentation } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeckGrid } from '../list/deck-grid.tsx';
import { UploadBox } from '../list/upload-box.tsx';

/** Decks that everybody has besides their own. */
export function DefaultDecksPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Folien für alle</Trans>}
        below={<Trans>Alle finden diese Präsentationen neben ihren eigenen und können mit ihnen aufnehmen.</Trans>}
      />
      <DeckGrid input={{ defaults: 'true' }} above={<UploadBox forAll />} empty={<None />} />
    </>
  );
}

const None = () => (
  <Card className="px-6 pb-6 max-md:px-5">
    <EmptyState
      icon={Presentation}
      title={<Trans>Noch keine Folien für alle</Trans>}
      text={
        <Trans>
          Laden Sie eine PDF-Datei hoch, zum Beispiel eine Vorlage zum Üben. Zeiten und Notizen, die Sie planen, sehen
          alle.
        </Trans>
      }
    />
    <UploadBox forAll />
  </Card>
);
