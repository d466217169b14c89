import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionKind } from '#domain/sessions/contract/norms.ts';

type KindWords = Readonly<{
  name: MessageDescriptor;
  /** The differences in judging. */
  hint: MessageDescriptor;
}>;

/** What is spoken: what is good depends on it. */
export const kindWords: Record<SessionKind, KindWords> = {
  presentation: { name: msg`Vortrag`, hint: msg`Es gelten die üblichen Bereiche.` },
  pitch: { name: msg`Kurzvorstellung (Pitch)`, hint: msg`Darf schneller sein und mit weniger Pausen auskommen.` },
  story: { name: msg`Erzählung`, hint: msg`Darf mehr Pausen haben und auch von Schwerem handeln.` },
  lesson: { name: msg`Unterricht`, hint: msg`Darf mehr Pausen haben und Begriffe öfter wiederholen.` },
};
