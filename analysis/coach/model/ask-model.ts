import * as z from 'zod/mini';
import { CoachQuota, CoachRefused, CoachUnavailable } from '../coach-error.ts';
import type { Message } from './prompt.ts';

export type ModelSettings = Readonly<{
  /** `https://host/v1`, or the complete address of the call. */
  url: string;
  model: string;
  key?: string | undefined;
  timeLimitMs?: number;
}>;

/** Time limit of an answer; a model on the own CPU is slow. */
const usualTimeLimitMs = 120_000;

const Answer = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().check(z.minLength(1)) }) }))
    .check(z.minLength(1)),
});

/** One call of `/chat/completions` (OpenAI's API, which many servers speak). @throws CoachError, or the signal's reason */
export async function askModel(
  settings: ModelSettings,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<string> {
  const { url, model, key, timeLimitMs = usualTimeLimitMs } = settings;
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(callAddress(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      // Sends nothing else, because servers differ: some models refuse a temperature, others a limit of tokens.
      body: JSON.stringify({ model, messages }),
      // No redirects: the key must not go to another server.
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) throw errorOf(response.status, url);
    return withoutThinking(Answer.parse(await response.json()).choices[0]?.message.content ?? '');
  } catch (error) {
    signal.throwIfAborted();
    throw classed(error, url, limit.aborted);
  }
}

function callAddress(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}

/** Some models write their reasoning first. */
const withoutThinking = (text: string) => text.replace(/^\s*<think>.*?<\/think>/s, '').trim();

function errorOf(status: number, url: string): Error {
  const said = `The coach at ${new URL(url).host} answered ${status}`;
  if (status === 429 || status === 402) return new CoachQuota(said);
  if (status === 408 || status === 409 || status === 425 || status >= 500) return new CoachUnavailable(said);
  return new CoachRefused(`${said}: look at COACH_URL, COACH_MODEL and COACH_KEY`);
}

function classed(error: unknown, url: string, isLate: boolean): Error {
  if (error instanceof CoachQuota || error instanceof CoachRefused || error instanceof CoachUnavailable) return error;
  const { host } = new URL(url);
  if (isLate) return new CoachUnavailable(`The coach at ${host} took too long`);
  const isNonsense = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  return new CoachUnavailable(
    `The coach at ${host} ${isNonsense ? 'answered something else than a message' : 'cannot be reached or broke off'}`,
  );
}
