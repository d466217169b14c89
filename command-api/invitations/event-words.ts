import type { InvitationEvent } from '#domain/invitations/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<InvitationEvent> = {
  InvitationSent: { de: () => 'Eingeladen', en: () => 'Invited' },
  InvitationAddressed: { de: () => 'Einladung zugeordnet', en: () => 'Invitation matched with the account' },
  InvitationAccepted: { de: () => 'Einladung angenommen', en: () => 'Invitation accepted' },
  InvitationDeclined: { de: () => 'Einladung abgelehnt', en: () => 'Invitation declined' },
  InvitationRevoked: { de: () => 'Einladung zurückgezogen', en: () => 'Invitation revoked' },
  InvitationForgotten: { de: () => 'Adresse gelöscht', en: () => 'Address erased' },
  InvitationReopened: { de: () => 'Einladung wieder offen', en: () => 'Invitation open again' },
};
