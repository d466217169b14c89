import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionKind } from '#domain/sessions/contract/norms.ts';

/** What is judged otherwise, for each kind of talk. */
export const kindHints: Readonly<Record<SessionKind, MessageDescriptor>> = {
  presentation: msg`Es gelten die üblichen Bereiche.`,
  pitch: msg`Darf schneller sein und mit weniger Pausen auskommen.`,
  story: msg`Darf mehr Pausen haben und auch von Schwerem handeln.`,
  lesson: msg`Darf mehr Pausen haben und Begriffe öfter wiederholen.`,
};
