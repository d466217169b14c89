import { msg } from '@lingui/core/macro';
import type { Reservation } from '#domain/reservations/decider.ts';
import type { reservationEvents } from '#domain/reservations/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const reservationsHistory: WordsOf<typeof reservationEvents, Reservation> = {
  streams: { email: msg`E-Mail-Adresse`, username: msg`Benutzername` },
  events: {
    ValueReserved: msg`Name oder Adresse vergeben`,
    ValueReleased: msg`Name oder Adresse wieder frei`,
  },
  fields: {},
  values: {},
};
