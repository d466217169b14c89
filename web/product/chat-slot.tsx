import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPiece } from '../lib/lazy-part.tsx';
import { store, stored } from '../lib/stored.ts';
import { useConfig } from '../lib/use-config.ts';
import { Button } from '../ui/button.tsx';
import type { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const key = 'rostra_chat_agreed';

const Question = lazyPiece<'ConfirmDialog', ComponentProps<typeof ConfirmDialog>>(
  () => import('../ui/confirm-dialog.tsx'),
  'ConfirmDialog',
);

/** Nothing of the chat is loaded into this page: it opens in its own window, after the person agreed. */
export function ChatSlot() {
  const url = useConfig()?.chatUrl;
  const [asking, setAsking] = useState(false);
  if (!url) return null;
  const { host } = new URL(url);
  const open = () => window.open(url, 'rostra-chat', 'noopener,width=420,height=640');
  return (
    <>
      <Button
        look="primary"
        size="large"
        className="slide-in fixed right-5 bottom-5 z-20 rounded-full shadow-2 max-md:bottom-[84px]"
        onClick={() => (stored(key) === host ? open() : setAsking(true))}
      >
        <MessageCircle aria-hidden="true" />
        <Trans>Chat</Trans>
      </Button>
      {asking && (
        <Suspense>
          <Question
            open
            onOpenChange={setAsking}
            look="primary"
            title={<Trans>Chat öffnen?</Trans>}
            description={
              <Trans>
                Der Chat läuft bei {host}. Dort erfährt man Ihre Netzwerkadresse und was Sie schreiben. Er öffnet sich
                in einem eigenen Fenster.
              </Trans>
            }
            confirm={<Trans>Einverstanden, Chat öffnen</Trans>}
            onConfirm={() => {
              store(key, host);
              setAsking(false);
              open();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
