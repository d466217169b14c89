import { msg } from '@lingui/core/macro';

export const elementSaved = msg`Das Element ist gespeichert.`;
