import { resumableUploads, tusVersion } from '#domain/sessions/contract/uploads.ts';
import type { Answer } from './call.ts';
import type { Send } from './person.ts';

/** The calls of tus 1.0.0, sent with a person's `send`. */
export function tusBy(send: Send) {
  const tus = { 'tus-resumable': tusVersion };
  return {
    begin: (size: number, { type = 'audio', key = '' }: Readonly<{ type?: string; key?: string }> = {}) =>
      send<{ id: string; code?: string }>('POST /api/Uploads', {
        headers: {
          ...tus,
          'upload-length': `${size}`,
          'upload-metadata': `type ${Buffer.from(type).toString('base64')}`,
          ...(key && { 'idempotency-key': key }),
        },
      }),
    append: (id: string, offset: number, content: Uint8Array<ArrayBuffer> | ReadableStream) =>
      send<{ code?: string }>(`PATCH /api/Uploads/${id}`, {
        body: content,
        headers: { ...tus, 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
      }),
    /** Offset of the next byte. */
    async offset(id: string): Promise<number> {
      const { status, headers } = await send(`HEAD /api/Uploads/${id}`, { headers: tus });
      if (status !== 200) throw new Error(`no upload ${id}: ${status}`);
      return Number(headers.get('upload-offset'));
    },
    discard: (id: string) => send(`DELETE /api/Uploads/${id}`, { headers: tus }),
    finish: (id: string, said: object = {}): Promise<Answer<{ id: string; code?: string; field?: string }>> =>
      send(`POST ${resumableUploads.FinishUpload.path.replace(':uploadId', id)}`, {
        json: { sessionName: 'Probe', ...said },
      }),
  };
}
