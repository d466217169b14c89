import type { MultipartFile } from '@fastify/multipart';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { temporaryFile } from '../blobs/temporary-files.ts';
import { writeHashed } from '../blobs/write-hashed.ts';

export type FileRules = Readonly<{
  maxBytes: number;
  /** The directory for the file, which gets a name of ours. */
  directory: string;
  /** The field that holds the file. */
  file: string;
  /** The limit for one text field; 1 kB by default. */
  fieldBytes?: number;
  /** Looks at the first bytes (64 kB, or the whole file) as soon as they are there: false refuses. */
  accept?: ((head: Buffer) => boolean) | undefined;
}>;

/** Further files of a form: their field, how many, and what each may be. */
export type FurtherFiles = Readonly<{ field: string; most: number; maxBytes: number }> & Pick<FileRules, 'accept'>;

/** `declaredName` and `declaredType` are the client's words: to show, never to trust. `head`: the first 64 kB. */
export type UploadedFile = Readonly<{
  path: string;
  size: number;
  sha256: string;
  head: Buffer;
  declaredName: string;
  declaredType: string;
}>;

const headBytes = 65_536;
const longestName = 255;

export async function storeUploadedFile(part: MultipartFile, rules: FileRules): Promise<UploadedFile> {
  const path = await temporaryFile(rules.directory);
  const start: Buffer[] = [];
  const { size, sha256 } = await writeHashed(checked(fromClient(part), rules, start), path);
  return {
    path,
    size,
    sha256,
    head: headOf(start),
    // A part may come without a name, whatever the types say.
    declaredName: (part.filename ?? '').slice(0, longestName),
    declaredType: part.mimetype,
  };
}

const headOf = (start: readonly Buffer[]) => Buffer.concat(start).subarray(0, headBytes);

/** Passes on what is within the rules. `start` gets the chunks that hold the head. */
async function* checked(chunks: AsyncIterable<Buffer>, rules: FileRules, start: Buffer[]): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    const isHead = size < headBytes;
    size += chunk.length;
    if (size > rules.maxBytes) refuse('payload_too_large', rules.file);
    if (isHead) start.push(chunk);
    if (isHead && size >= headBytes) refuseUnaccepted(start, rules);
    yield chunk;
  }
  if (size < headBytes) refuseUnaccepted(start, rules);
}

function refuseUnaccepted(start: readonly Buffer[], { accept, file }: FileRules): void {
  const head = headOf(start);
  if (head.length === 0 || accept?.(head) === false) refuse('unsupported_media_type', file);
}

/** A part that ends early, or whose connection breaks, is the client's fault; a disk that fails is not. */
async function* fromClient({ file, fieldname }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw new DomainError('invalid_input', fieldname);
  }
}
