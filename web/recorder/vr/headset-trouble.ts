import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why the headset stays dark. */
export const headsetTrouble = (error: unknown): MessageDescriptor =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotAllowedError')
    ? msg`Der Browser durfte die Brille nicht öffnen. Erlauben Sie VR für diese Seite, und versuchen Sie es noch einmal.`
    : msg`Die Brille antwortet nicht. Prüfen Sie, ob sie verbunden und wach ist.`;
