import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryFault } from '#domain/kernel/proof/tampering.ts';

/** What became of an event, in one sentence. */
export const faultWords: Readonly<Record<EntryFault['what'], MessageDescriptor>> = {
  changed: msg`Dieses Ereignis wurde verändert.`,
  time: msg`Von diesem Ereignis wurde der Zeitpunkt verändert, sonst nichts.`,
  renumbered: msg`Dieses Ereignis hat eine andere Nummer bekommen.`,
  swapped: msg`An der Stelle dieses Ereignisses steht ein anderes.`,
  missing: msg`Dieses Ereignis fehlt.`,
  inserted: msg`Dieses Ereignis wurde eingefügt: In der Kette war es nie.`,
  entry: msg`Der Eintrag zu diesem Ereignis wurde verändert.`,
};
