import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ReservationEvent } from '#domain/reservations/events.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { Reaction } from '../reaction.ts';
import { checkLater } from './abandoned-reservation.ts';
import { erasureJobs } from './erasure-job.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { loadUser } from './stored-user.ts';

/** Who registered gets a mail with the link that confirms the address; who was erased is erased everywhere. */
export const userReaction: Reaction = {
  name: 'users',
  streams: ['user-'],
  types: ['UserRegistered', 'UserErased'] satisfies readonly UserEvent['type'][],
  async react(event, { put, write, store, publicUrl }) {
    const { type, data, metadata, stream } = event as Recorded<UserEvent>;
    const userId = idOf(stream);
    if (type === 'UserErased') {
      for (const job of erasureJobs({ person: userId, at: metadata.at, reason: data.reason })) put(job);
      return;
    }
    const user = await loadUser(store, userId);
    if (!user || user.emailVerified) return;
    write((client) => sendConfirmation(client, { userId, user, publicUrl: publicUrl() }));
  },
};

/** What is reserved for a person who does not come is given back. */
export const reservationReaction: Reaction = {
  name: 'reservations',
  streams: ['email-', 'username-'],
  types: ['ValueReserved'] satisfies readonly ReservationEvent['type'][],
  async react(event, { put }) {
    const { data, id, stream } = event as Recorded<ReservationEvent>;
    put(checkLater(id, { stream, ownerId: data.ownerId }));
  },
};
