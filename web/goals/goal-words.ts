import { msg } from '@lingui/core/macro';

/** What may be wrong with a date. */
export const dueDateWords = { other: msg`Bitte wählen Sie einen Tag, der noch nicht vorbei ist.` };
