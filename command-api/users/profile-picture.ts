import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { stateAfter } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { largestPicture } from '#domain/kernel/written.ts';
import { type accountCommands, type accountUploads, profilePictureSize } from '#domain/users/contract/account.ts';
import { personIn, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { refer, releaseOne } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { isPicture, squarePicture } from '#infra/media/picture.ts';
import { pictureAddress } from '#infra/media-addresses.ts';
import type { CommandHandler, CommandTools, UploadHandler } from '../command-area.ts';
import type { Reaction } from '../reaction.ts';
import { toAccount } from './profile-calls.ts';

const rules = { maxBytes: largestPicture, accept: isPicture };

type Tools = Pick<CommandTools, 'pool' | 'blobs' | 'keys'>;

/** Stored under the person's id, so that an erasure deletes it. */
export const uploadPicture = ({
  pool,
  blobs,
  keys,
}: Tools): UploadHandler<typeof accountUploads.UploadProfilePicture> => ({
  allow: 'signedIn',
  rules,
  async run({ file, principal, send }) {
    const ownerId = principal().id;
    const made = await squarePicture(file.path, profilePictureSize);
    // Adds the reference before the file is stored, so that no sweep deletes it.
    await refer(pool, await blobs.addressOf(ownerId, hash('sha256', made)), ownerId);
    const { address, size } = await blobs.put(ownerId, Readable.from([made]));
    const picture = { address, size, contentType: 'image/webp' };
    await send(toAccount(ownerId, { type: 'ChangePicture', data: { picture } }));
    return { profilePicture: pictureAddress(keys, picture, ownerId) ?? refuse('internal_error') };
  },
});

export const removePicture: CommandHandler<typeof accountCommands.RemoveProfilePicture> = {
  allow: 'signedIn',
  run: ({ principal, send }) => send(toAccount(principal().id, { type: 'RemovePicture', data: {} })),
};

const types: readonly UserEvent['type'][] = ['ProfilePictureChanged', 'ProfilePictureRemoved'];

/** Deletes a replaced or removed picture. */
export const pictureReaction = (blobs: BlobStore): Reaction => ({
  name: 'profile-pictures',
  streams: ['user-'],
  types,
  async react({ stream, revision }, { store, write }) {
    const history = (await store.readStream(stream)) as readonly UserEvent[];
    const gone = pictureIn(history.slice(0, revision));
    // Keeps the current picture: a later event may have added the same file again.
    if (!gone || gone === pictureIn(history)) return;
    write((client) => releaseOne(client, { address: gone, by: idOf(stream) }, blobs));
  },
});

const pictureIn = (history: readonly UserEvent[]): string | undefined =>
  personIn(stateAfter(userDecider, history))?.picture?.address;
