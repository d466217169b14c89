import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Reaction } from '../reaction.ts';
import { checkLater } from './abandoned-reservation.ts';
import { passwordChangedMail } from './password-mails.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { loadUser } from './stored-user.ts';

/** Mails the link that confirms the address to a new account. */
export const userReaction: Reaction = {
  name: 'users',
  streams: ['user-'],
  types: ['UserRegistered'] satisfies readonly UserEvent['type'][],
  async react({ stream }, { write, store, publicUrl }) {
    const userId = idOf(stream);
    const user = await loadUser(store, userId);
    if (!user || user.emailVerified) return;
    write((client) => sendConfirmation(client, { userId, user, publicUrl: publicUrl() }));
  },
};

type PasswordChanged = Extract<UserEvent, { type: 'PasswordChanged' }>;

/** Mails a person that their password was changed. */
export const passwordReaction: Reaction = {
  name: 'password-changes',
  streams: ['user-'],
  types: ['PasswordChanged'] satisfies readonly UserEvent['type'][],
  async react(event, { write, store, publicUrl }) {
    const userId = idOf(event.stream);
    const user = await loadUser(store, userId);
    if (!user) return;
    const { by } = (event as Recorded<PasswordChanged>).data;
    const link = `${publicUrl()}/auth/forgotPassword`;
    const mail = passwordChangedMail({ to: user.email, locale: user.locale, link, by });
    write(async (client) => void (await putMail(client, mail, userId)));
  },
};

/** Enqueues a check for each reservation, which releases it if the registration was never completed. */
export const reservationReaction: Reaction = {
  name: 'reservations',
  streams: ['email-', 'username-'],
  types: ['ValueReserved'] satisfies readonly ReservationEvent['type'][],
  async react(event, { put }) {
    const { data, id, stream } = event as Recorded<ReservationEvent>;
    put(checkLater(id, { stream, ownerId: data.ownerId }));
  },
};
