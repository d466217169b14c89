import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { middleStep, smallStep } from './player-keys.ts';

const Dialog = lazyPart('player', () => import('../ui/dialog.tsx'), 'Dialog');

/** The keys of the player; hidden on phones. */
export function KeyHelp() {
  const { t } = useLingui();
  const [open, setOpen] = useState<boolean>();
  const rows: readonly (readonly [keys: readonly string[], deed: ReactNode])[] = [
    [[t`Leertaste`, 'K'], <Trans key="play">Abspielen und anhalten</Trans>],
    [['J', 'L'], <Trans key="jump">{middleStep} Sekunden zurück und vor</Trans>],
    [['←', '→'], <Trans key="step">{smallStep} Sekunden zurück und vor</Trans>],
  ];
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Tasten zum Abspielen`}
        onClick={() => setOpen(true)}
        className="max-md:hidden"
      >
        <Keyboard aria-hidden="true" />
      </Button>
      {open !== undefined && (
        <Suspense>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={<Trans>Tasten zum Abspielen</Trans>}
            description={<Trans>Sie gelten auf der ganzen Seite, solange Sie in kein Feld schreiben.</Trans>}
          >
            <dl className="grid gap-2 text-sm">
              {rows.map(([keys, deed]) => (
                <div key={keys[0]} className="grid grid-cols-[160px_minmax(0,1fr)] items-center gap-4">
                  <dt className="flex gap-1.5">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-sm border border-line bg-sunken px-2 py-0.5 font-ui font-semibold"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-ink-soft">{deed}</dd>
                </div>
              ))}
            </dl>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
