import type { HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client';
import { uploadsPath } from '#domain/sessions/contract/uploads.ts';
import { ApiError } from '../../lib/api-error.ts';
import { renewAccess } from '../../lib/renew-access.ts';
import { commonHeaders, currentToken } from '../../lib/request.ts';
import { type Persistence, persistent } from './persistent.ts';
import { asApiError } from './transfer-errors.ts';
import type { MediaType } from './upload-rules.ts';

export type TransferPhase = Persistence | 'finishing';

type TransferListener = Readonly<{
  onPhase: (phase: TransferPhase) => void;
  onProgress: (sent: number) => void;
  /** From now on the server knows the upload by this id. */
  onBegun: (id: string) => void;
}>;
type TransferOptions = Readonly<{
  file: File;
  type: MediaType;
  /** The id of an earlier upload to continue. */
  id: string | undefined;
}>;

/** Bytes per request. */
const chunkSize = 16_000_000;
/** A connection without progress for this long counts as dead. */
const stillMs = 30_000;

const endpoint = () => new URL(uploadsPath, location.href).href;
const idOf = (address: string) => address.split('/').at(-1) ?? '';

/** Uploads a file by tus. The upload can be paused and resumed, and it retries after failures. */
export function resumableTransfer(
  { file, type, id }: TransferOptions,
  { onPhase, onProgress, onBegun }: TransferListener,
) {
  let isFinishing = false;
  const trying = persistent((persistence) =>
    onPhase(isFinishing && persistence === 'trying' ? 'finishing' : persistence),
  );
  let upload: Upload | undefined;
  let known = id;

  async function begin(): Promise<Upload> {
    const tus = await import('tus-js-client').catch(() => {
      throw ApiError.unreachable();
    });
    const where = known ? { uploadUrl: `${endpoint()}/${known}` } : { endpoint: endpoint() };
    return new tus.Upload(file, { ...(await tusOptions()), ...where, chunkSize, metadata: { type } });
  }

  /** Starts again if the server no longer knows the upload. */
  function failure(error: Error, { url }: Upload): ApiError {
    const refusal = asApiError(error);
    if (refusal.status !== 404 || !url) return refusal;
    [upload, known] = [undefined, undefined];
    return new ApiError(409, { code: 'conflict' });
  }

  function sendRest(signal: AbortSignal, begun: Upload): Promise<string> {
    return new Promise((resolve, reject) => {
      let still: ReturnType<typeof setTimeout> | undefined;
      const stop = (reason: unknown) => {
        clearTimeout(still);
        void begun.abort();
        reject(reason);
      };
      const moved = () => {
        clearTimeout(still);
        still = setTimeout(() => stop(ApiError.unreachable()), stillMs);
      };
      signal.addEventListener('abort', () => stop(signal.reason));
      Object.assign(begun.options, {
        onUploadUrlAvailable: () => {
          // With an endpoint the client would create a second upload after an unexpected answer.
          begun.options.endpoint = null;
          onBegun(idOf(begun.url ?? ''));
        },
        onChunkComplete: trying.wentWell,
        onProgress: (sent) => {
          moved();
          onProgress(sent);
        },
        onError: (error) => stop(failure(error, begun)),
        onSuccess: () => {
          clearTimeout(still);
          resolve(idOf(begun.url ?? ''));
        },
      } satisfies UploadOptions);
      moved();
      begun.start();
    });
  }

  return {
    /** Sends the missing bytes and then calls `finish`, with retries. @throws a final ApiError, or AbortError */
    async run<Answer>(finish: (id: string) => Promise<Answer>): Promise<Answer> {
      const arrived = await trying.until(async (signal) => {
        upload ??= await begin();
        return sendRest(signal, upload);
      });
      isFinishing = true;
      return trying.until(() => finish(arrived));
    },
    pause: trying.pause,
    resume: trying.resume,
    end: trying.end,
  };
}

/** Deletes the received part of an upload. */
export async function discardUpload(id: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await Upload.terminate(`${endpoint()}/${id}`, await tusOptions()).catch((error) => {
    const refusal = asApiError(error);
    if (refusal.status !== 404) throw refusal;
  });
}

/** Headers with a valid token for every request. The client's own retries are off. */
async function tusOptions(): Promise<UploadOptions> {
  const { defaultOptions } = await import('tus-js-client');
  const key = crypto.randomUUID();
  let token: string | undefined;
  return {
    ...defaultOptions,
    retryDelays: null,
    storeFingerprintForResuming: false,
    async onBeforeRequest(request: HttpRequest) {
      token = await currentToken();
      for (const [name, value] of Object.entries(commonHeaders(token))) request.setHeader(name, value);
      // A retry after a lost answer gets the same upload.
      if (request.getMethod() === 'POST') request.setHeader('idempotency-key', key);
    },
    async onAfterResponse(_request: HttpRequest, response: HttpResponse) {
      if (response.getStatus() === 401) await renewAccess(token);
    },
  };
}
