import { msg } from '@lingui/core/macro';

/** The messages for a wrong date. */
export const dueDateWords = { other: msg`Bitte wählen Sie einen Tag, der noch nicht vorbei ist.` };
