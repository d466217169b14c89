import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionKind } from '#domain/sessions/contract/norms.ts';

/** How the good ranges of each kind differ from a presentation's. */
export const kindHints: Readonly<Record<SessionKind, MessageDescriptor>> = {
  presentation: msg`Es gelten die üblichen Bereiche.`,
  pitch: msg`Darf schneller sein und mit weniger Pausen auskommen.`,
  story: msg`Darf mehr Pausen haben und auch von Schwerem handeln.`,
  lesson: msg`Darf mehr Pausen haben und Begriffe öfter wiederholen.`,
};
