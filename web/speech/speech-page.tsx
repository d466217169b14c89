import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LocalSpeechCard } from './local-speech-card.tsx';

export function SpeechPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Spracherkennung</Trans>}
        below={
          <Trans>Aus Worten entsteht die Hälfte eines Berichts: Tempo, Füllwörter, Wiederholungen, Stimmung.</Trans>
        }
        actions={
          <Button asChild>
            <Link href="/admin/speech/compare">
              <Trans>Vergleichen</Trans>
            </Link>
          </Button>
        }
      />
      <LocalSpeechCard />
    </>
  );
}
