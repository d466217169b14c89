import type * as z from 'zod/mini';
import { type AnalysisJobKind, analysisJobs } from '#domain/kernel/analysis-jobs.ts';
import { NormsFile, normsWith } from '#domain/sessions/contract/norms-file.ts';
import type { SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { Job, JobWith } from '#infra/queue/job.ts';
import { runWorker } from '#infra/queue/worker.ts';
import type { Service } from '#infra/service.ts';
import { analyseSession, failSession } from './analyse-session.ts';
import { measuringThreads } from './audio/threads/measuring-threads.ts';
import { giveUpClip, measureClip } from './clips/measure-clip.ts';
import { openCoach } from './coach/open-coach.ts';
import { compareEngines, giveUpComparison } from './engine-comparison/compare-engines.ts';
import { giveFeedback, giveRulesFeedback } from './give-feedback.ts';
import { giveUpListening, listenLater } from './listen-later.ts';
import { attachLiveHub } from './live-words/live-hub.ts';
import { openLiveEngine } from './live-words/open-live-engine.ts';
import { giveUpRendition, renderSession } from './make-rendition.ts';
import { measureMovement } from './movement/measure-movement.ts';
import { drawDeck, giveUpDeck } from './pages/draw-deck.ts';
import { giveUpWords, judgeAgain, readWords } from './rescore-session.ts';
import { tellMachine } from './speech-model/model-state.ts';
import { giveUpModel, workOnModel } from './speech-model/work-on-model.ts';
import { tellCompared, tellEngines } from './tell-engines.ts';
import type { Tools } from './tools.ts';
import { openHearing } from './transcription/open-hearing.ts';
import { openEngine } from './transcription/open-transcriber.ts';
import { speechModelOf } from './transcription/parakeet/model.ts';

type Kind<Given extends Job> = Readonly<{
  handle: (job: Given, signal: AbortSignal, tools: Tools) => Promise<void>;
  giveUp: (job: Given, tools: Tools) => Promise<void>;
}>;

/** Checks the payload before its handlers see it. */
function kind<Payload>(schema: z.ZodMiniType<Payload>, { handle, giveUp }: Kind<JobWith<Payload>>): Kind<Job> {
  const checked = (job: Job) => ({ ...job, payload: schema.parse(job.payload) });
  return {
    handle: async (job, signal, tools) => handle(checked(job), signal, tools),
    giveUp: async (job, tools) => giveUp(checked(job), tools),
  };
}

/** For jobs that report nothing when every attempt has failed. */
const leaveIt = async () => {};

const kinds: Readonly<Record<AnalysisJobKind, Kind<Job>>> = {
  analysis: kind(analysisJobs.analysis, { handle: analyseSession, giveUp: failSession }),
  rendition: kind(analysisJobs.rendition, { handle: renderSession, giveUp: giveUpRendition }),
  words: kind(analysisJobs.words, { handle: readWords, giveUp: giveUpWords }),
  listening: kind(analysisJobs.listening, { handle: listenLater, giveUp: giveUpListening }),
  findings: kind(analysisJobs.findings, { handle: judgeAgain('finding'), giveUp: leaveIt }),
  'talk-kind': kind(analysisJobs['talk-kind'], { handle: judgeAgain('kind'), giveUp: leaveIt }),
  calibration: kind(analysisJobs.calibration, { handle: judgeAgain('calibration'), giveUp: leaveIt }),
  formula: kind(analysisJobs.formula, { handle: judgeAgain('formula'), giveUp: leaveIt }),
  movement: kind(analysisJobs.movement, { handle: measureMovement, giveUp: leaveIt }),
  clip: kind(analysisJobs.clip, { handle: measureClip, giveUp: giveUpClip }),
  feedback: kind(analysisJobs.feedback, { handle: giveFeedback, giveUp: giveRulesFeedback }),
  'speech-model': kind(analysisJobs['speech-model'], { handle: workOnModel, giveUp: giveUpModel }),
  'engine-comparison': kind(analysisJobs['engine-comparison'], { handle: compareEngines, giveUp: giveUpComparison }),
  pages: kind(analysisJobs.pages, { handle: drawDeck, giveUp: giveUpDeck }),
};
/** Separate lanes, so that they do not delay analyses: an external model uses no CPU here, and a film or a deck of slides takes long. */
const besides = [
  { kinds: ['feedback'], concurrency: 4 },
  { kinds: ['rendition'], concurrency: 1 },
  { kinds: ['clip'], concurrency: 1 },
  { kinds: ['pages'], concurrency: 1 },
  { kinds: ['speech-model'], concurrency: 1 },
  { kinds: ['engine-comparison'], concurrency: 1 },
] as const satisfies readonly Readonly<{ kinds: readonly AnalysisJobKind[]; concurrency: number }>[];

/** Works through the queue. Any number of processes may do so. */
export const analysis: Service = async (deps) => {
  const { http, store, pool, notifications, blobs, settings, temporary, ffmpeg, instruments } = deps;
  if (!ffmpeg) throw new Error('analysis needs an ffmpeg');
  const handle = createCommandHandler(deps);
  const maxSessionSeconds = settings.MAX_TALK_SECONDS;
  const measuring = measuringThreads();
  const hearing = openHearing(settings, deps.data);
  const coach = openCoach(settings);
  const norms = readJsonSetting({ name: 'NORMS_FILE', file: settings.NORMS_FILE, content: NormsFile });
  const normsOf = normsWith(norms ?? {});
  const own = {
    ffmpeg: ffmpeg.path,
    temporary,
    maxSessionSeconds,
    measuring,
    coach,
    normsOf,
    freePlanFeedbacks: settings.FREE_PLAN_FEEDBACKS,
    mostPages: settings.DECK_PAGES,
  };
  const live = openLiveEngine(settings, { data: deps.data, transcriber: hearing.transcriber() });
  const engine = (name: SpeechEngine) => openEngine(name, settings, deps.data);
  const tell = async () => {
    await tellEngines(pool, { transcriber: hearing.transcriber(), coach, live });
    await tellCompared(pool, engine);
  };
  const model = speechModelOf(settings);
  const tools: Tools = {
    ...{ store, pool, blobs, handle, ...own },
    get transcriber() {
      return hearing.transcriber();
    },
    speech: {
      data: deps.data,
      model,
      async openAgain() {
        hearing.openAgain();
        await tell();
      },
      engine,
    },
  };
  await tell();
  await tellMachine(pool, model, deps.data);
  await attachLiveHub({ ...deps, handle, normsOf, engine: live });
  const kindOf = ({ kind }: Job) => kinds[kind as AnalysisJobKind];
  const stop = new AbortController();
  deps.settling.worksOff(Object.keys(kinds));
  const apart: readonly string[] = besides.flatMap((lane) => lane.kinds);
  const working = { kinds: Object.keys(kinds).filter((kind) => !apart.includes(kind)) };
  const running = [{ ...working, concurrency: settings.ANALYSIS_CONCURRENCY }, ...besides].map((lane) =>
    runWorker({
      ...lane,
      pool,
      notifications,
      handle: instruments.jobs.measured((job, { signal }) => kindOf(job).handle(job, signal, tools)),
      onDead: (job) => kindOf(job).giveUp(job, tools),
      log: http.log,
      signal: stop.signal,
    }),
  );

  // No new jobs are claimed from here on; running ones are returned while requests finish.
  http.addHook('preClose', async () => stop.abort());
  http.addHook('onClose', async () => {
    await Promise.all(running);
    await measuring.close();
  });
};
