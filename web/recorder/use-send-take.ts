import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { sessionCommands, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { chaptersWithin } from '#domain/sessions/contract/chapters.ts';
import { movementCommands } from '#domain/sessions/contract/movement/calls.ts';
import { movementWithin, partsOfMovement } from '#domain/sessions/contract/movement/movement-within.ts';
import { takeCommands, unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { send as sendCommand } from '../lib/api.ts';
import { upload } from '../lib/upload.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { isDeckGone, isIncomplete } from './sending-rules.ts';
import { cutOf, type TakeEdit } from './take-edit.ts';
import type { KeptTake } from './take-recorder.ts';

type Fields = Omit<
  z.input<typeof sessionUploads.CreateRecording.form>,
  'type' | 'recordedAt' | 'presentationId' | 'timestamps' | 'cutFrom' | 'cutTo'
>;
type Edited = Readonly<{ kept: KeptTake; edit: TakeEdit }>;
type Way = Readonly<{ onProgress: (share: number) => void; signal: AbortSignal }>;

/** Sends a take; one that did not arrive stays as it is and can be sent again. `share` of it that left, 0..1. */
export function useSendTake(kept: KeptTake, edit: TakeEdit, onSent: (id: string) => void) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);

  async function send(fields: Fields): Promise<void> {
    abort.current = new AbortController();
    setShare(0);
    try {
      const { id } = await arrived({ kept, edit }, fields, { signal: abort.current.signal, onProgress: setShare });
      await kept.keeper.remove();
      void queries.invalidateQueries({ queryKey: ['session-list'] });
      void queries.invalidateQueries({ queryKey: [unfinishedTakes.name] });
      showSnackbar(msg`Die Aufnahme ist angekommen und wird jetzt analysiert.`);
      onSent(id);
    } finally {
      void queries.invalidateQueries({ queryKey: ['user-account'] });
    }
  }

  return { share, send, cancel: () => abort.current?.abort() };
}

/** A deck that is gone meanwhile takes no talk along: it goes without its slides. */
async function arrived(edited: Edited, fields: Fields, way: Way): Promise<Readonly<{ id: string }>> {
  try {
    return await sent(edited, fields, way);
  } catch (error) {
    if (!isDeckGone(error)) throw error;
    showSnackbar(msg`Die Präsentation gibt es nicht mehr. Die Aufnahme wird ohne Folien gesendet.`);
    const { take } = edited.kept;
    const without = { ...take, presentationId: undefined, timestamps: [] };
    return await sent({ ...edited, kept: { ...edited.kept, take: without } }, fields, way);
  }
}

/** Sends the missing chunks. If the server does not take chunks of it, the recording is sent as a whole. */
async function sent({ kept, edit }: Edited, fields: Fields, way: Way): Promise<Readonly<{ id: string }>> {
  const { take, keeper } = kept;
  const left = cutOf(edit, take.seconds);
  try {
    await keeper.sender.sendRest(way.onProgress, way.signal);
    way.onProgress(1);
    const { chapters } = edit;
    const heardBy = take.device && { device: take.device };
    const { id: takeId, chunks, presentationId, timestamps } = take;
    const shown = { presentationId, timestamps: [...timestamps] };
    const said = { takeId, chunks, chapters: [...chapters], ...shown, ...heardBy, ...left, ...fields };
    return await sendCommand(takeCommands.FinishTake, said);
  } catch (error) {
    if (!take.file || isDeckGone(error) || !(keeper.sender.isRefused() || isIncomplete(error))) throw error;
    return await whole({ take: { ...take, file: take.file }, edit }, fields, way);
  }
}

type Whole = Readonly<{ take: KeptTake['take'] & Readonly<{ file: File }>; edit: TakeEdit }>;

async function whole({ take, edit }: Whole, fields: Fields, way: Way) {
  const { file, type, recordedAt, seconds, presentationId } = take;
  const { cut } = cutOf(edit, seconds);
  const ends = cut && { cutFrom: cut.from, cutTo: cut.to };
  const shown = { presentationId, timestamps: JSON.stringify(take.timestamps) };
  const said = { ...fields, ...shown, file, type, recordedAt, ...ends };
  const made = await upload(sessionUploads.CreateRecording, said, way);
  const chapters = [...chaptersWithin(edit.chapters, edit.cut)];
  if (chapters.length > 0) await sendCommand(sessionCommands.MarkChapters, { id: made.id, chapters });
  const { samples: moved, source } = take.movement;
  for (const samples of partsOfMovement(cut ? movementWithin(moved, cut) : moved)) {
    await sendCommand(movementCommands.RecordMovement, { id: made.id, samples: [...samples], source });
  }
  return made;
}
