import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { FinalError, type JobWith } from '#infra/queue/job.ts';
import type { Tools } from '../tools.ts';
import { FetchError } from '../transcription/parakeet/fetch-error.ts';
import { declareInstalled, fetchModel, type Progress } from '../transcription/parakeet/fetch-model.ts';
import { type ParakeetInstallation, runtimeModule } from '../transcription/parakeet/installation.ts';
import { parakeetTranscriber } from '../transcription/parakeet/parakeet-transcriber.ts';
import { TranscriberUnavailable } from '../transcription/transcriber-error.ts';
import { askForEarlierSessions } from './earlier-sessions.ts';
import { tellModel } from './model-state.ts';
import { selfTest } from './self-test.ts';

/** The share of wrong words in the recording that a working engine may have. */
const mostErrors = 0.3;
/** Milliseconds between two progress updates. */
const tellEvery = 500;

type Job = JobWith<AnalysisPayload<'speech-model'>>;

/** Installs the model on this machine, tests it, or transcribes earlier talks. */
export async function workOnModel(job: Job, signal: AbortSignal, tools: Tools): Promise<void> {
  const { pool } = tools;
  try {
    if (job.payload.what === 'install') await install(signal, tools);
    else if (job.payload.what === 'test') await tryAgain(signal, tools);
    else await tellModel(pool, { earlierTalks: await askForEarlierSessions(job, { ...tools, signal }) });
  } catch (error) {
    signal.throwIfAborted();
    const fault = error instanceof FetchError ? error.fault : undefined;
    if (!fault && !(error instanceof TranscriberUnavailable)) throw error;
    await tellModel(pool, { state: 'failed', fault: fault ?? 'not_understood' });
    throw new FinalError(fault ?? 'not_understood', { cause: error });
  }
}

/** Called when every attempt has failed for an unexpected reason. */
export const giveUpModel = (_job: Job, { pool }: Pick<Tools, 'pool'>): Promise<void> =>
  tellModel(pool, { state: 'failed', fault: 'failed' }, { onlyUnlessFailed: true });

async function install(signal: AbortSignal, tools: Tools): Promise<void> {
  const { pool, speech } = tools;
  const { data, model } = speech;
  const module = runtimeModule(data);
  if (module === undefined) throw new FetchError('no_runtime', 'sherpa-onnx-node is not made for this machine');
  await tellModel(pool, { state: 'fetching' });
  const tell = seldom((progress: Progress) => void tellModel(pool, progress).catch(() => undefined));
  const folder = await fetchModel({ data, model, signal, onProgress: tell });
  const total = model.files.reduce((sum, { bytes }) => sum + bytes, 0);
  await tellModel(pool, { state: 'testing', ...(total > 0 && { arrived: total, total }) });
  // The model is tested before it replaces a working one.
  await tryEngine({ folder, model: model.name, module }, signal, tools);
  await declareInstalled(data, model);
  await speech.openAgain();
  await tellModel(pool, { state: 'ready' });
}

async function tryEngine(installation: ParakeetInstallation, signal: AbortSignal, tools: Tools): Promise<void> {
  const tested = await selfTest(parakeetTranscriber(installation), tools, signal);
  await tellModel(tools.pool, { selfTest: tested });
  if (tested.wordErrorRate > mostErrors)
    throw new FetchError('not_understood', 'the model did not understand the recording');
}

async function tryAgain(signal: AbortSignal, tools: Tools): Promise<void> {
  const { transcriber } = tools;
  if (transcriber?.engine.leavesHouseTo !== null) throw new FetchError('no_runtime', 'no engine hears on this machine');
  await tellModel(tools.pool, { state: 'testing' });
  const tested = await selfTest(transcriber, tools, signal);
  await tellModel(tools.pool, { selfTest: tested });
  if (tested.wordErrorRate > mostErrors)
    throw new FetchError('not_understood', 'the engine did not understand the recording');
  await tellModel(tools.pool, { state: 'ready' });
}

function seldom<Told>(tell: (told: Told) => void): (told: Told) => void {
  let last = 0;
  return (told) => {
    if (performance.now() - last < tellEvery) return;
    last = performance.now();
    tell(told);
  };
}
