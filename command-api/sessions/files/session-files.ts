import type { Readable } from 'node:stream';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { captionsOf } from '#domain/sessions/contract/captions.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { type MovementTrack, samplesOf } from '#domain/sessions/contract/movement/track.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import type { ExportFile, PrintReport } from '../../command-area.ts';
import { csv } from '../../csv.ts';
import { blobFile, jsonFile, pdfFile, textFile, unpackedFile } from '../../export-file.ts';
import { type Session, sessionOf } from './session.ts';

type Tools = Readonly<{ store: EventStore; blobs: BlobStore; printReport: PrintReport }>;
type Whose = Readonly<{ userId: string; locale: Locale; sessionIds: readonly string[] }>;

/** A list of the sessions, and a folder for each with its report, measures, words and recording. */
export async function sessionFiles(
  tools: Tools,
  { userId, locale, sessionIds }: Whose,
): Promise<readonly ExportFile[]> {
  const { store } = tools;
  const files: ExportFile[] = [];
  const sessions: Session[] = [];
  for (const id of sessionIds) {
    const history = await historyOf(store, id);
    const session = sessionOf(history);
    if (!session) continue;
    sessions.push(session);
    const position = history.at(-1)?.position ?? 0n;
    const print = () => tools.printReport({ id, ownerId: userId, locale, position });
    files.push(...(await filesOf(session, tools.blobs, print)).map(unlessDeleted(store, id)));
  }
  return [...files, textFile('sessions.csv', () => listOf(sessions, store))];
}

const historyOf = async (store: EventStore, id: string) =>
  (await store.readStream(streamOf('session', id))) as readonly Recorded<SessionEvent>[];

/** Leaves out the files of a session that is deleted while the archive is made. */
const unlessDeleted =
  (store: EventStore, id: string) =>
  ({ open, ...file }: ExportFile): ExportFile => ({
    ...file,
    open: async () => ((await isThere(store, id)) ? open() : null),
  });

const isThere = async (store: EventStore, id: string) => sessionOf(await historyOf(store, id)) !== null;

async function listOf(sessions: readonly Session[], store: EventStore): Promise<string> {
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const session of sessions) if (await isThere(store, session.id)) rows.push(rowOf(session));
  return csv(head, rows);
}

const head = ['id', 'name', 'recordedAt', 'type', 'locale', 'durationSeconds', 'analysis', 'score', 'folder'];

const rowOf = (session: Session) => {
  const { id, name, recordedAt, type, locale, duration, analysis, score } = session;
  return [id, name, recordedAt, type, locale, duration, analysis, score, folderOf(session)];
};

async function filesOf(session: Session, blobs: BlobStore, print: () => Promise<Readable | null>) {
  const { blobs: stored, movement, ...report } = session;
  const there: Record<string, true> = {};
  const missing: string[] = [];
  for (const [what, { address }] of Object.entries(stored)) {
    if ((await blobs.sizeOf(address)) === undefined) missing.push(what);
    else there[what] = true;
  }
  const folder = folderOf(session);
  const paper = pdfFile(`${folder}/report.pdf`, async () => {
    const pdf = await print();
    if (!pdf) missing.push('paper');
    return pdf;
  });
  const files = Object.entries(stored).flatMap(([what, blob]) =>
    there[what] ? makers[what as keyof typeof makers](blobs, folder, blob) : [],
  );
  return [
    ...(session.analysis === 'succeeded' ? [paper] : []),
    // The report lists missing files, so it comes after all files that could be missing.
    jsonFile(`${folder}/report.json`, () => ({ ...report, ...(missing.length > 0 && { missing }) })),
    ...files,
    ...(movement.length > 0 ? [movementFile(movement, blobs, folder)] : []),
  ];
}

const movementFile = (parts: Session['movement'], blobs: BlobStore, folder: string) =>
  textFile(`${folder}/movement.json`, async () => {
    const samples: MovementSample[] = [];
    for (const { address } of parts) samples.push(...samplesOf(await unpacked<MovementTrack>(address, blobs)));
    return `${JSON.stringify({ samples, source: parts[0]?.source })}\n`;
  });

type Stored = NonNullable<Session['blobs']['media']>;
type Maker = (blobs: BlobStore, folder: string, blob: Stored) => readonly ExportFile[];

const makers: Readonly<Record<keyof Session['blobs'], Maker>> = {
  media: (blobs, folder, blob) => [blobFile(blobs, `${folder}/recording${extensionOf(blob.contentType)}`, blob)],
  rendition: (blobs, folder, blob) => [blobFile(blobs, `${folder}/rendition${extensionOf(blob.contentType)}`, blob)],
  results: (blobs, folder, blob) => [unpackedFile(blobs, `${folder}/measures.json`, blob)],
  given: (blobs, folder, blob) => [blobFile(blobs, `${folder}/words-as-given.txt`, blob)],
  transcript: (blobs, folder, blob) => {
    const words = async () => (await unpacked<Transcript>(blob.address, blobs)).words;
    return [
      unpackedFile(blobs, `${folder}/words.json`, blob),
      textFile(`${folder}/words.txt`, async () => `${(await words()).map(({ text }) => text).join(' ')}\n`),
      textFile(`${folder}/captions.vtt`, async () => captionsOf(await words())),
    ];
  },
  findings: (blobs, folder, blob) => [unpackedFile(blobs, `${folder}/text-analysis.json`, blob)],
  feedback: (blobs, folder, blob) => [
    textFile(`${folder}/feedback.txt`, async () => {
      const { feedbackText } = await unpacked<{ feedbackText: string }>(blob.address, blobs);
      return `${feedbackText}\n`;
    }),
  ],
};

const longestName = 60;

/** A folder name that every file system accepts and that is unique per session. */
function folderOf({ id, name, recordedAt }: Session): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu, '_');
  const short = [...plain]
    .slice(0, longestName)
    .join('')
    .replace(/[. ]+$/, '');
  return `sessions/${recordedAt.slice(0, 10)} ${short} (${id.slice(0, 8)})`;
}
