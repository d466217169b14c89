import { msg } from '@lingui/core/macro';

/** Where something asks for the password once more. */
export const currentPasswordWords = {
  required: msg`Bitte geben Sie Ihr Passwort ein.`,
  incorrect: msg`Dieses Passwort ist falsch.`,
};
