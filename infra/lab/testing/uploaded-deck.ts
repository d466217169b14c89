import { expect } from 'vitest';
import { presentationCommands, presentationDetail, presentationUploads } from '#domain/presentations/contract/calls.ts';

import { sender } from './contract-call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './person.ts';
import { slidesPdf } from './slides-pdf.ts';

type Slide = Readonly<{ text: string; seconds?: number; notes?: string }>;

/** Uploads a deck with planned seconds and waits until its pages are drawn. Returns its id. */
export async function uploadedDeck(person: Pick<Person, 'send' | 'seen'>, pages: readonly Slide[]): Promise<string> {
  const send = sender(person.send);
  const content = await slidesPdf(pages.map(({ text }) => ({ text })));
  const file = new File([new Uint8Array(content)], 'Zahlen.pdf');
  const { id } = (await send(presentationUploads.AddPresentation, { form: {}, file })).body;
  await eventually(async () => {
    expect((await send(presentationDetail, { params: { id } })).body.state).toBe('ready');
  });
  const slides = pages.map(({ seconds, notes }, index) => ({ index, seconds, notes }));
  const changed = await send(presentationCommands.ChangePresentation, { body: { id, slides } });
  await person.seen(`/api/Presentations/${id}`, changed.headers);
  return id;
}
