import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/invitations/contract/event-words.ts';
import type { Invitation } from '#domain/invitations/decider.ts';
import type { invitationEvents } from '#domain/invitations/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const invitationsHistory: WordsOf<typeof invitationEvents, Invitation> = {
  streams: { invitation: msg`Einladung` },
  events: eventWords,
  sentences: {
    InvitationSent: msg({ message: '{who} hat {whom} in {where} eingeladen.' }),
    InvitationAccepted: msg({ message: '{who} hat die Einladung in {where} angenommen.' }),
    InvitationDeclined: msg({ message: '{who} hat die Einladung in {where} abgelehnt.' }),
    InvitationRevoked: msg({ message: '{who} hat eine Einladung zurückgezogen.' }),
  },
  fields: {
    acceptedBy: msg`Angenommen von`,
    id: msg`Kennung`,
    inviteeId: msg`Eingeladene Person`,
    inviterId: msg`Eingeladen von`,
    role: msg`Rolle`,
    sealId: msg`Schlüssel der Adresse`,
    standing: msg`Stand`,
    invitedTo: msg`Eingeladen zu`,
  },
  values: {
    accepted: msg`angenommen`,
    company: msg`Firma`,
    declined: msg`abgelehnt`,
    employee: msg`angestellt`,
    group: msg`Gruppe`,
    manager: msg`leitet mit`,
    member: msg`Mitglied`,
    open: msg`offen`,
    participant: msg`nimmt teil`,
    revoked: msg`zurückgezogen`,
    seminar: msg`Seminar`,
  },
};
