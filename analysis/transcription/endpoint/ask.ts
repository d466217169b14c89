import * as z from 'zod/mini';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcriber-error.ts';
import { Answer } from './answer.ts';

export type EndpointSettings = Readonly<{
  /** `https://host/v1`, or the whole address of the call. */
  url: string;
  model: string;
  key?: string | undefined;
}>;

export type Question = Readonly<{ wav: Uint8Array; language: 'de' | 'en'; timeLimitMs: number }>;

/** A short prompt in the style of a speaker: Whisper then writes hesitations more often; a long one makes it repeat itself. */
const prompts = { de: 'Ähm, äh, hm.', en: 'Um, uh, hm.' } as const;
/** Maximum characters of an error response that are searched for its reason. */
const mostErrorBytes = 10_000;

/** One call of `/audio/transcriptions` (OpenAI's API, which many servers speak). @throws TranscriberError, or the signal's reason */
export async function ask(settings: EndpointSettings, question: Question, signal: AbortSignal): Promise<Answer> {
  const limit = AbortSignal.timeout(question.timeLimitMs);
  try {
    const response = await fetch(callAddress(settings.url), {
      method: 'POST',
      headers: settings.key ? { authorization: `Bearer ${settings.key}` } : {},
      body: formOf(settings, question),
      // No redirects: the key must not go to another server.
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) throw await errorOf(response, settings);
    return Answer.parse(await response.json());
  } catch (error) {
    signal.throwIfAborted();
    throw classed(error, settings, limit.aborted);
  }
}

function callAddress(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith('/audio/transcriptions') ? base : `${base}/audio/transcriptions`;
}

function formOf({ model }: EndpointSettings, { wav, language }: Question): FormData {
  const form = new FormData();
  form.set('file', new Blob([wav], { type: 'audio/wav' }), 'talk.wav');
  form.set('model', model);
  form.set('language', language);
  form.set('prompt', prompts[language]);
  form.set('temperature', '0');
  form.set('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  form.append('timestamp_granularities[]', 'segment');
  return form;
}

const Refusal = z.object({ error: z.object({ code: z.nullish(z.string()), type: z.nullish(z.string()) }) });

async function errorOf(response: Response, { url }: EndpointSettings): Promise<Error> {
  const { status } = response;
  const host = new URL(url).host;
  const said = `The transcriber at ${host} answered ${status}`;
  const body = (await response.text().catch(() => '')).slice(0, mostErrorBytes);
  if (status === 429 || status === 402) return new TranscriberQuota(said, isUsedUp(body) ? never : waitOf(response));
  if (status === 408 || status === 409 || status === 425 || status >= 500) return new TranscriberUnavailable(said);
  return new TranscriberRefused(`${said}: look at TRANSCRIBE_URL, TRANSCRIBE_MODEL and TRANSCRIBE_KEY`);
}

/** Waiting does not help if the quota is used up. */
const never = Number.POSITIVE_INFINITY;

function isUsedUp(body: string): boolean {
  try {
    const refusal = Refusal.safeParse(JSON.parse(body));
    return refusal.success && refusal.data.error.code === 'insufficient_quota';
  } catch {
    return false;
  }
}

/** `Retry-After`, in seconds; a date is ignored. */
function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function classed(error: unknown, { url }: EndpointSettings, isLate: boolean): Error {
  if (error instanceof TranscriberQuota || error instanceof TranscriberRefused) return error;
  if (error instanceof TranscriberUnavailable) return error;
  const { host } = new URL(url);
  if (isLate) return new TranscriberUnavailable(`The transcriber at ${host} took too long`);
  const isNonsense = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  const what = isNonsense ? 'answered something else than a transcript' : 'cannot be reached or broke off';
  return new TranscriberUnavailable(`The transcriber at ${host} ${what}`);
}
