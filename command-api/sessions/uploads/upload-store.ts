import { DataStore, Upload } from '@tus/server';
import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { SessionType } from '#domain/sessions/contract/report.ts';
import { mostUploads } from '#domain/sessions/contract/uploads.ts';
import type { Principal } from '#infra/http/rules.ts';
import { discardTake } from '../takes/delete-takes.ts';
import { beginTake } from '../takes/take-table.ts';
import { appendParts, findUpload, type UploadTools } from './append-parts.ts';

/** One person's uploads, as a data store for the tus server. Uploads of others are never found. */
export class UploadStore extends DataStore {
  readonly #tools: UploadTools;
  readonly #principal: Principal;

  constructor(tools: UploadTools, principal: Principal) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#tools = tools;
    this.#principal = principal;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size = 0, metadata } = upload;
    const { data: type } = SessionType.safeParse(metadata?.type);
    if (!type) return refuse('invalid_input', 'type');
    if (!permits(this.#principal.permissions, `upload:${type}`)) refuse('access_denied');
    if (size === 0) refuse('unsupported_media_type', 'file');
    const begun = { ...this.#key(upload.id), type, size, recordedAt: new Date().toISOString() };
    await beginTake(this.#tools.pool, { ...begun, most: mostUploads });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, arrived } = await findUpload(this.#tools.pool, this.#key(id));
    return new Upload({ id, size, offset: arrived });
  }

  override write(content: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    return appendParts(this.#tools, { ...this.#key(id), offset }, content);
  }

  override remove(id: string): Promise<void> {
    return discardTake(this.#tools, this.#key(id));
  }

  #key = (id: string) => ({ ownerId: this.#principal.id, id });
}
