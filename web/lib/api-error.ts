import type { Problem } from '#domain/kernel/contract.ts';
import type { ErrorCode, FieldError } from '#domain/kernel/errors.ts';

/** The server's codes, and the one that it cannot send: nothing came back at all. */
export type ClientErrorCode = ErrorCode | 'unreachable';

/** The server said no, or something between us and it did. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** The stable English text, for the few places where it says more than the code. */
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

  /** A proxy's answer is no problem of ours: it has no JSON. */
  static async from(response: Response): Promise<ApiError> {
    return new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<Problem>);
  }

  static unreachable = () => new ApiError(0, { code: 'unreachable' });
}

/** The caller that aborts knows the reason. */
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
