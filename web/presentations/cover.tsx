import { FileWarning, Presentation } from 'lucide-react';
import type { PresentationRow } from '#domain/presentations/contract/calls.ts';
import { useSteadyAddress } from '../lib/steady-address.ts';

/** The deck's first page, or an icon without one. Decorative: the text beside it says the same. */
export function Cover({ deck: { cover, state } }: Readonly<{ deck: Pick<PresentationRow, 'cover' | 'state'> }>) {
  const { address, renew } = useSteadyAddress(cover ?? undefined);
  const Icon = state === 'failed' ? FileWarning : Presentation;
  return (
    <div className="grid aspect-video place-items-center overflow-hidden bg-sunken text-ink-faint">
      {address ? (
        <img src={address} alt="" loading="lazy" onError={renew} className="size-full object-contain" />
      ) : (
        <Icon aria-hidden="true" className="size-8" />
      )}
    </div>
  );
}
