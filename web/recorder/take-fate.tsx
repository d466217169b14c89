import { Trans } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { KeepingWords } from './keeping-words.tsx';
import type { KeptTake } from './take-recorder.ts';

type TakeFateProps = Readonly<{ kept: KeptTake; onDiscard: () => void }>;

/** The other ways to end a take: save it as a file on this device, or discard it. */
export function TakeFate({ kept: { take, keeper }, onDiscard }: TakeFateProps) {
  const { file } = take;
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-xs text-ink-faint">
        <KeepingWords keeping={keeper.keeping} />
      </p>
      <div className="flex flex-wrap gap-2">
        {file && (
          <Button onClick={() => saveBlob(file, file.name)}>
            <Download aria-hidden="true" />
            <Trans>Als Datei speichern</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" />
          <Trans>Verwerfen</Trans>
        </Button>
      </div>
      <DiscardDialog open={asked} onOpenChange={setAsked} onConfirm={onDiscard} />
    </div>
  );
}
