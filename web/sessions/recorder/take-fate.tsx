import { Trans } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { Take } from './take-recorder.ts';

/** What else can become of a take: a file on this device, or nothing. */
export function TakeFate({ take, onDiscard }: Readonly<{ take: Take; onDiscard: () => void }>) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-xs text-ink-faint">
        <Trans>Noch ist nichts gespeichert: Die Aufnahme liegt nur in diesem Fenster.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => download(take.file)}>
          <Download aria-hidden="true" />
          <Trans>Als Datei speichern</Trans>
        </Button>
        <Button look="danger" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" />
          <Trans>Wegwerfen</Trans>
        </Button>
      </div>
      <DiscardDialog open={asked} onOpenChange={setAsked} onConfirm={onDiscard} />
    </div>
  );
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: the browser still reads from it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
