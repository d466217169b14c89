import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WebhookKind } from '#domain/webhooks/contract/calls.ts';

export const kindWords: Readonly<Record<WebhookKind, MessageDescriptor>> = {
  participant_joined: msg`Jemand nimmt teil`,
  session_submitted: msg`Ein Vortrag wurde eingereicht`,
  session_analysed: msg`Ein eingereichter Vortrag ist ausgewertet`,
  certificate_given: msg`Jemand hat ein Zertifikat erhalten`,
  seat_taken: msg`Ein Platz ist vergeben`,
  seat_freed: msg`Ein Platz ist frei geworden`,
};

export const kindOf = (kind: string): MessageDescriptor =>
  kind === 'test' ? msg`Probe` : (kindWords[kind as WebhookKind] ?? msg`Ereignis`);
