import { ApiError } from './api-error.ts';

type Unsettled = Readonly<{ body: string | undefined; key: string }>;

// The last write of each call whose outcome is unknown.
const unsettled = new Map<string, Unsettled>();

/** Sends with a new idempotency key, or with the last one if this repeats an attempt whose outcome is unknown. */
export async function withKey<Result>(
  call: string,
  body: string | undefined,
  attempt: (key: string) => Promise<Result>,
): Promise<Result> {
  const before = unsettled.get(call);
  const key = before && before.body === body ? before.key : crypto.randomUUID();
  unsettled.delete(call);
  try {
    return await attempt(key);
  } catch (error) {
    if (!isRefusal(error)) unsettled.set(call, { body, key });
    throw error;
  }
}

/** Whether the server refused the call and did nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
