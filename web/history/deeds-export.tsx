import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { Deed } from '#domain/history/contract/deeds.ts';
import { csvOf } from '../lib/csv.ts';
import { saveBlob } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { useDeedSentence } from './deed-sentence.ts';
import { useHistoryWords } from './words.ts';

type DeedsExportProps = Readonly<{ deeds: readonly Deed[]; isWhole: boolean }>;

/** Exports the listed deeds as CSV or prints them. The search itself is in the log already. */
export function DeedsExport({ deeds, isWhole }: DeedsExportProps) {
  const { t } = useLingui();
  const sentenceOf = useDeedSentence();
  const words = useHistoryWords();
  const save = () => {
    const head = [t`Zeitpunkt`, t`Was geschah`, t`Bereich`, t`Ereignisse`, t`Vorgang`, t`Anfrage`];
    const rows = deeds.map((deed) => [
      ...[deed.at, sentenceOf(deed), words.ofCategory(deed.stream.category)],
      ...[String(deed.events), deed.stream.stream, deed.id],
    ]);
    saveBlob(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }), `${t`verlauf`}.csv`);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-xs text-ink-faint print:hidden">
      <Button onClick={save}>
        <Download aria-hidden="true" />
        <Trans>Als Tabelle (CSV)</Trans>
      </Button>
      <Button onClick={() => print()}>
        <Printer aria-hidden="true" />
        <Trans>Drucken oder als PDF</Trans>
      </Button>
      <span>
        {isWhole ? (
          <Plural
            value={deeds.length}
            one="Eine Zeile, alles zu dieser Suche."
            other="# Zeilen, alles zu dieser Suche."
          />
        ) : (
          <Plural
            value={deeds.length}
            one="Die eine Zeile, die geladen ist."
            other="Die # Zeilen, die geladen sind. Frühere kommen mit, wenn Sie sie laden."
          />
        )}
      </span>
    </div>
  );
}
