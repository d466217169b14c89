import { msg } from '@lingui/core/macro';

/** The messages of forms that ask for the present password. */
export const currentPasswordWords = {
  required: msg`Bitte geben Sie Ihr Passwort ein.`,
  incorrect: msg`Dieses Passwort ist falsch.`,
};
