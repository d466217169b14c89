import type { EventWords } from '#domain/kernel/event-words.ts';
import type { InvitationEvent } from '../events.ts';

export const eventWords: EventWords<InvitationEvent> = {
  InvitationSent: { de: 'Eingeladen', en: 'Invited' },
  InvitationAddressed: { de: 'Adresse gehört zu einem Konto', en: 'Address belongs to an account' },
  InvitationAccepted: { de: 'Einladung angenommen', en: 'Invitation accepted' },
  InvitationDeclined: { de: 'Einladung abgelehnt', en: 'Invitation declined' },
  InvitationRevoked: { de: 'Einladung zurückgezogen', en: 'Invitation revoked' },
  InvitationForgotten: {
    de: 'Einladung vergessen: Die Adresse ist unlesbar',
    en: "Invitation forgotten: the address can't be read",
  },
  InvitationReopened: { de: 'Einladung wieder offen', en: 'Invitation open again' },
};
