import type { MultipartFile } from '@fastify/multipart';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { temporaryFile } from '../blobs/temporary-files.ts';
import { writeHashed } from '../blobs/write-hashed.ts';

export type FileRules = Readonly<{
  maxBytes: number;
  /** The directory for the file, which gets a generated name. */
  directory: string;
  /** The field that holds the file. */
  file: string;
  /** The limit for one text field; 1 kB by default. */
  fieldBytes?: number;
  /** Checks the first bytes (64 kB, or the whole file) as soon as they have arrived: false refuses the file. */
  accept?: ((head: Buffer) => boolean) | undefined;
}>;

/** Further files of a form: their field, their number, and the rules for each. */
export type FurtherFiles = Readonly<{ field: string; most: number; maxBytes: number }> & Pick<FileRules, 'accept'>;

/** `declaredName` and `declaredType` come from the client: display them, never trust them. `head`: the first 64 kB. */
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
    // At runtime a part may have no name, although the types require one.
    declaredName: (part.filename ?? '').slice(0, longestName),
    declaredType: part.mimetype,
  };
}

const headOf = (start: readonly Buffer[]) => Buffer.concat(start).subarray(0, headBytes);

/** Passes data on while it is within the rules. `start` gets the chunks of the head. */
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

/** An early end of a part or a broken connection is the client's fault; a failing disk is not. */
async function* fromClient({ file, fieldname }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw new DomainError('invalid_input', fieldname);
  }
}
