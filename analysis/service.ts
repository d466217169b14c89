import { NormsFile, normsWith } from '#domain/sessions/norms-file.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { Job } from '#infra/queue/job.ts';
import { runWorker } from '#infra/queue/worker.ts';
import type { Service } from '#infra/service.ts';
import { analyseTalk, failTalk } from './analyse-talk.ts';
import { measuringThreads } from './audio/threads/measuring-threads.ts';
import { giveUpClip, measureClip } from './clips/measure-clip.ts';
import { openCoach } from './coach/open-coach.ts';
import { giveFeedback, giveRulesFeedback } from './give-feedback.ts';
import { giveUpListening, listenLater } from './listen-later.ts';
import { attachLiveHub } from './live-words/live-hub.ts';
import { openLiveEngine } from './live-words/open-live-engine.ts';
import { giveUpRendition, renderTalk } from './make-rendition.ts';
import { drawDeck, giveUpDeck } from './pages/draw-deck.ts';
import { giveUpWords, judgeAgain, readWords } from './rescore-talk.ts';
import { tellEngines } from './tell-engines.ts';
import type { Tools } from './tools.ts';
import { openTranscriber } from './transcription/open-transcriber.ts';

type Kind = Readonly<{
  handle: (job: never, signal: AbortSignal, tools: Tools) => Promise<void>;
  giveUp: (job: never, tools: Tools) => Promise<void>;
}>;

/** What is shown stays as it was. */
const leaveIt = async () => {};

const kinds: Readonly<Record<string, Kind>> = {
  analysis: { handle: analyseTalk, giveUp: failTalk },
  rendition: { handle: renderTalk, giveUp: giveUpRendition },
  words: { handle: readWords, giveUp: giveUpWords },
  listening: { handle: listenLater, giveUp: giveUpListening },
  findings: { handle: judgeAgain('finding'), giveUp: leaveIt },
  'talk-kind': { handle: judgeAgain('kind'), giveUp: leaveIt },
  calibration: { handle: judgeAgain('calibration'), giveUp: leaveIt },
  clip: { handle: measureClip, giveUp: giveUpClip },
  feedback: { handle: giveFeedback, giveUp: giveRulesFeedback },
  pages: { handle: drawDeck, giveUp: giveUpDeck },
};
/** Lanes of their own hold up nobody's analysis: what a model outside writes keeps no core busy, and a film or a deck of slides takes long. */
const besides = [
  { kinds: ['feedback'], concurrency: 4 },
  { kinds: ['rendition'], concurrency: 1 },
  { kinds: ['clip'], concurrency: 1 },
  { kinds: ['pages'], concurrency: 1 },
];

/** Works the queue off. Any number of processes may. */
export const analysis: Service = async (deps) => {
  const { http, store, pool, notifications, blobs, settings, temporary, ffmpeg, instruments } = deps;
  if (!ffmpeg) throw new Error('analysis needs an ffmpeg');
  const handle = createCommandHandler(deps);
  const maxTalkSeconds = settings.MAX_TALK_SECONDS;
  const measuring = measuringThreads();
  const transcriber = openTranscriber(settings, deps.data);
  const coach = openCoach(settings);
  const norms = readJsonSetting({ name: 'NORMS_FILE', file: settings.NORMS_FILE, content: NormsFile });
  const normsOf = normsWith(norms ?? {});
  const own = {
    ffmpeg: ffmpeg.path,
    temporary,
    maxTalkSeconds,
    measuring,
    transcriber,
    coach,
    normsOf,
    freePlanFeedbacks: settings.FREE_PLAN_FEEDBACKS,
    mostPages: settings.DECK_PAGES,
  };
  const tools: Tools = { store, pool, blobs, handle, ...own };
  const engine = openLiveEngine(settings, { data: deps.data, transcriber });
  await tellEngines(pool, { transcriber, coach, live: engine });
  await attachLiveHub({ ...deps, handle, normsOf, engine });
  const kindOf = ({ kind }: Job) => kinds[kind] as Kind;
  const stop = new AbortController();
  deps.duties.worksOff(Object.keys(kinds));
  const apart = besides.flatMap((lane) => lane.kinds);
  const working = { kinds: Object.keys(kinds).filter((kind) => !apart.includes(kind)) };
  const running = [{ ...working, concurrency: settings.ANALYSIS_CONCURRENCY }, ...besides].map((lane) =>
    runWorker({
      ...lane,
      pool,
      notifications,
      handle: instruments.jobs.measured((job, { signal }) => kindOf(job).handle(job as never, signal, tools)),
      onDead: (job) => kindOf(job).giveUp(job as never, tools),
      log: http.log,
      signal: stop.signal,
    }),
  );

  // New work is left to others at once; what is in hand is given back while requests are finished.
  http.addHook('preClose', async () => stop.abort());
  http.addHook('onClose', async () => {
    await Promise.all(running);
    await measuring.close();
  });
};
