import type { Problem } from '#domain/kernel/contract.ts';
import type { ErrorCode, FieldError } from '#domain/kernel/errors.ts';

/** The server's codes, and `unreachable`: no answer came. */
export type ClientErrorCode = ErrorCode | 'unreachable';

/** A refusal by the server or a proxy, or no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** The server's English text, for the few places where it says more than the code. */
  readonly description: string;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  /** The call that failed, as its contract names it: `PATCH /api/Seminar/ResetOne`. */
  during: string | undefined;

  constructor(status: number, { code, description, field, errors, requestId }: Partial<Problem>) {
    super(description ?? code);
    this.status = status;
    this.code = code ?? 'internal_error';
    this.description = description ?? '';
    this.fields = errors ?? (field && code ? [{ field, code }] : []);
    this.requestId = requestId;
  }

  /** Reads the problem in an answer. A proxy's answer has no JSON, so the error has only a status. */
  static async from(response: Response): Promise<ApiError> {
    return new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<Problem>);
  }

  static unreachable = () => new ApiError(0, { code: 'unreachable' });
}

/** Whether the caller aborted the request; it knows the reason. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Notes the call that an error comes from. */
export const during =
  ({ method, path }: Readonly<{ method: string; path: string }>) =>
  (error: unknown): never => {
    if (error instanceof ApiError) error.during = `${method} ${path}`;
    throw error;
  };

export const hasCode = (error: unknown, code: ClientErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
