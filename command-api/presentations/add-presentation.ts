import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { PresentationName, type presentationUploads } from '#domain/presentations/contract/calls.ts';
import { addsPresentations } from '#domain/presentations/contract/permission.ts';
import { toPresentation } from '#domain/presentations/decider.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { refer, release } from '#infra/blobs/blob-references.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { isPdf } from '#infra/pdf/draw-pages.ts';
import { takeAllowance } from '#infra/postgres/allowance.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandTools, UploadHandler } from '../command-area.ts';

/** Limit per person, because rendering uses a core and files use disk space. */
const aDay = { most: 60, hours: 24 };

type Tools = Pick<CommandTools, 'pool' | 'blobs' | 'settings'>;

/** Checks only the first bytes here: a separate process reads the whole PDF. */
export const addPresentation = ({
  pool,
  blobs,
  settings,
}: Tools): UploadHandler<typeof presentationUploads.AddPresentation> => ({
  allow: permitted(...addsPresentations),
  rules: { maxBytes: settings.DECK_MEGABYTES * 1_000_000, accept: isPdf },
  async admit({ id }) {
    const seconds = await takeAllowance(pool, { key: `decks ${id}`, allowance: aDay });
    if (seconds > 0) refuse('too_many_requests');
  },
  async run({ form, file, principal, cause, send }) {
    const isForAll = form.isDefault === 'true';
    if (isForAll && !permits(principal().permissions, keepsContent)) refuse('access_denied');
    const ownerId = isForAll ? operatorId : principal().id;
    const id = derivedId(cause.commandId, 'presentation');
    // Adds the reference before the file is stored, so that no sweep deletes it.
    await refer(pool, await blobs.addressOf(ownerId, file.sha256), id);
    const { address, size } = await blobs.put(ownerId, file);
    const data = {
      ownerId,
      name: form.name ?? nameOf(file.declaredName),
      file: { address, size, contentType: 'application/pdf' },
    };
    try {
      await send(toPresentation(id, { type: 'AddPresentation', data }));
    } catch (error) {
      if (error instanceof DomainError) await inTransaction(pool, (client) => release(client, id, blobs));
      throw error;
    }
    return { id };
  },
});

/** The name of the file without its extension. */
function nameOf(declared: string): string {
  const shown = declared.replace(/\.pdf$/i, '').replaceAll(/[/\\_]+/g, ' ');
  return PresentationName.safeParse(shown.trim().slice(0, 120)).data ?? 'Präsentation';
}
