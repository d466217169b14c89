import { msg } from '@lingui/core/macro';
import { sessionCommands, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { chaptersWithin } from '#domain/sessions/contract/chapters.ts';
import { movementCommands } from '#domain/sessions/contract/movement/calls.ts';
import { movementWithin, partsOfMovement } from '#domain/sessions/contract/movement/movement-within.ts';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { send as sendCommand } from '../lib/api.ts';
import { upload } from '../lib/upload.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { SendFields, TakeEdit } from './send-request.ts';
import { isDeckGone, isFinished, isIncomplete } from './sending-rules.ts';
import { cutOf } from './take-edit.ts';
import type { KeptTake } from './take-recorder.ts';

type Edited = Readonly<{ kept: KeptTake; edit: TakeEdit }>;
type Way = Readonly<{ onProgress: (share: number) => void; signal: AbortSignal }>;

/** Sends a take. If its deck was deleted meanwhile, the take goes without slides. */
export async function sendTake(edited: Edited, fields: SendFields, way: Way): Promise<Readonly<{ id: string }>> {
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

/** Sends the missing chunks. If the server refuses them, sends the recording as a whole. */
async function sent({ kept, edit }: Edited, fields: SendFields, way: Way): Promise<Readonly<{ id: string }>> {
  const { take, keeper } = kept;
  const { chapters } = edit;
  const heardBy = take.device && { device: take.device };
  const { id: takeId, chunks, presentationId, timestamps } = take;
  const shown = { presentationId, timestamps: [...timestamps] };
  const left = cutOf(edit, take.seconds);
  const said = { takeId, chunks, chapters: [...chapters], ...shown, ...heardBy, ...left, ...fields };
  try {
    await keeper.sender.sendRest(way.onProgress, way.signal);
    way.onProgress(1);
    return await sendCommand(takeCommands.FinishTake, said);
  } catch (error) {
    // The take is a talk already: the answer to an earlier try was lost. Finishing it again returns the talk's id.
    if (isFinished(error)) return await sendCommand(takeCommands.FinishTake, said);
    if (!take.file || isDeckGone(error) || !(keeper.sender.isRefused() || isIncomplete(error))) throw error;
    return await whole({ take: { ...take, file: take.file }, edit }, fields, way);
  }
}

type Whole = Readonly<{ take: KeptTake['take'] & Readonly<{ file: File }>; edit: TakeEdit }>;

async function whole({ take, edit }: Whole, fields: SendFields, way: Way) {
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
