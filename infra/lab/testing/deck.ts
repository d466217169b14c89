import { randomUUID } from 'node:crypto';
import { type PresentationCommand, toPresentation } from '#domain/presentations/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import type { TestApp } from './app.ts';

/** Makes a deck as if its pages had been drawn, for tests that need no pictures. `plan`: planned seconds of each page. */
export async function drawnDeck({ deps }: TestApp, ownerId: string, plan: readonly (number | null)[]): Promise<string> {
  const id = newId();
  const handle = createCommandHandler(deps);
  const blob = (name: string) => ({ address: `${ownerId}/${name}`, size: 1, contentType: 'image/webp' });
  const pages = plan.map((_, index) => ({
    notes: '',
    drawn: {
      ...{ index, image: blob(`large-${index}`), thumbnail: blob(`small-${index}`) },
      ...{ width: 1_920, height: 1_080, words: 0 },
    },
  }));
  const slides = plan.map((seconds, index) => ({ index, seconds }));
  const commands: readonly PresentationCommand[] = [
    { type: 'AddPresentation', data: { ownerId, name: 'Quartalszahlen', file: blob('deck') } },
    { type: 'CountPages', data: { pages: plan.length } },
    { type: 'ReportPages', data: { pages } },
    { type: 'ChangePresentation', data: { askedBy: ownerId, slides } },
  ];
  for (const command of commands) {
    const cause = {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'user', id: ownerId } as const,
    };
    await handle({ ...cause, ...toPresentation(id, command) });
  }
  return id;
}
