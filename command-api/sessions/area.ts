import { DomainError, refuse, refuseFields } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { sessionsArea } from '#domain/sessions/area.ts';
import { chaptersText } from '#domain/sessions/contract/chapters.ts';
import type { movementCommands } from '#domain/sessions/contract/movement/calls.ts';
import { faultOf } from '#domain/sessions/contract/movement/samples.ts';
import { tagsText } from '#domain/sessions/contract/tags.ts';
import { samplesIn } from '#domain/sessions/decide-movement.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea, CommandHandlers, CommandTools } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import { analysedAgain } from './analysed-again.ts';
import { analysisQuota } from './analysis-quota.ts';
import { calibrationReaction, sessionCalibration } from './calibration/calibrate-sessions.ts';
import { calibrationCalls } from './calibration/calibration-calls.ts';
import { clipExpiry, clipUploadCalls } from './clips/clip-calls.ts';
import { sessionCreator } from './create-session.ts';
import { drillCalls } from './drills/drill-calls.ts';
import { practiceFiles } from './files/practice-files.ts';
import { sessionFiles } from './files/session-files.ts';
import { recordPart } from './movement/record-part.ts';
import { sessionReaction } from './reactions.ts';
import { quotaCheck, quotaCheckJob, quotaReaction } from './reservation-check.ts';
import { spokenWordsIndex, spokenWordsReaction } from './spoken/spoken-words.ts';
import { loadSession, toSession } from './stored-session.ts';
import { takeExpiry } from './takes/delete-takes.ts';
import { takeCalls, takeUploadCalls } from './takes/take-calls.ts';
import { takeFiles } from './takes/take-files.ts';
import { uploadCalls } from './upload-calls.ts';
import { resumableCalls } from './uploads/resumable-calls.ts';
import { wordsCalls } from './words-calls.ts';

/** Commands on the movement of head and hands in the caller's own session. */
function movementCalls({ store, pool, blobs }: CommandTools): CommandHandlers<typeof movementCommands> {
  return {
    RecordMovement: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id }, body: { samples, source }, principal, send }) {
        const { id: askedBy } = principal();
        const { state } = await loadSession(store, id);
        if (typeof state === 'string' || state.ownerId !== askedBy) return refuse('not_found');
        const { duration, cut } = state;
        const fault = faultOf(samples, duration ?? (cut ? cut.to - cut.from : null));
        if (fault) refuseFields([{ field: 'samples', code: fault }]);
        const { state: after } = await recordPart({ pool, blobs }, { askedBy, sessionId: id, samples, source }, send);
        return { samples: typeof after === 'string' ? 0 : samplesIn(after.movement) };
      },
    },
  };
}

type Sessions = Readonly<{ ownerId: string; sessionIds: readonly string[]; cause: Cause }>;

/** Deletes sessions in their owner's name: running jobs end, and reserved quota is settled. */
async function deleteSessions({ handle }: Readonly<{ handle: Handle }>, { ownerId, sessionIds, cause }: Sessions) {
  for (const id of sessionIds) {
    const command = { type: 'DeleteSession', data: { askedBy: ownerId } } as const;
    const ofThisOne = { ...cause, commandId: uuidv5(cause.commandId, `delete ${id}`) };
    await handle({ ...ofThisOne, ...toSession(id, command) }).catch((error) => {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    });
  }
}

const quotaOf = ({ store, handle, settings }: CommandTools) =>
  analysisQuota({ store, handle, freePlanAnalyses: settings.FREE_PLAN_ANALYSES });

/** Calls that record, upload, rename, analyse again, correct and delete sessions. */
export const sessions: CommandArea<typeof sessionsArea> = {
  commands(tools) {
    const quota = quotaOf(tools);
    const create = sessionCreator({ ...tools, quota });
    const again = analysedAgain({ ...tools, quota });
    return {
      ChangeSession: {
        allow: 'signedIn',
        // A change of language starts another analysis, whose quota is reserved first.
        claims: ({ locale }) => (locale ? 'before' : 'with-append'),
        run: ({ params: { id }, body, ...asked }) =>
          again(
            { ...asked, id, ...(body.locale && { needed: ({ locale }) => body.locale !== locale }) },
            (quotaPeriod) => ({
              type: 'ChangeSession',
              data: { ...body, askedBy: asked.principal().id, quotaPeriod },
            }),
          ),
      },
      RetryAnalysis: {
        allow: 'signedIn',
        claims: 'before',
        run: ({ params: { id }, ...asked }) =>
          again({ ...asked, id, needed: ({ analysis }) => analysis === 'failed' }, (quotaPeriod) => ({
            type: 'RetryAnalysis',
            data: { askedBy: asked.principal().id, quotaPeriod },
          })),
      },
      MarkChapters: {
        allow: 'signedIn',
        run: ({ params: { id }, body: { chapters }, principal, send }) => {
          const data = { askedBy: principal().id, chapters: chaptersText(chapters) };
          return send(toSession(id, { type: 'MarkChapters', data }));
        },
      },
      TagSession: {
        allow: 'signedIn',
        run: ({ params: { id }, body: { tags }, principal, send }) =>
          send(toSession(id, { type: 'TagSession', data: { askedBy: principal().id, tags: tagsText(tags) } })),
      },
      DeleteSession: {
        allow: 'signedIn',
        run: ({ params: { id }, principal, send }) =>
          send(toSession(id, { type: 'DeleteSession', data: { askedBy: principal().id } })),
      },
      ...wordsCalls(tools),
      ...calibrationCalls(tools),
      ...drillCalls(tools),
      ...movementCalls(tools),
      ...takeCalls({ ...tools, create }),
      ...resumableCalls({ ...tools, create, quota }),
    };
  },
  uploads(tools) {
    const quota = quotaOf(tools);
    return {
      ...uploadCalls({ quota, log: tools, create: sessionCreator({ ...tools, quota }) }),
      ...takeUploadCalls(tools),
      ...clipUploadCalls(tools),
    };
  },
  follows: ({ pool, blobs, store, asStored, handle }) => ({
    reactions: [sessionReaction(blobs), quotaReaction, calibrationReaction, spokenWordsReaction],
    jobs: {
      'quota-check': quotaCheck(store, handle),
      'calibrate-talks': sessionCalibration({ store, asStored, handle }),
      'spoken-words': spokenWordsIndex({ pool, store, blobs }),
    },
    scheduled: [takeExpiry({ pool, blobs }), clipExpiry(pool)],
  }),
  async forget({ person, streams, cause }, tools) {
    // The erasure deletes their blobs with all others of the person.
    await tools.pool.query('delete from ops.take where owner_id = $1', [person]);
    await tools.pool.query('delete from ops.spoken_words where owner_id = $1', [person]);
    await tools.pool.query('delete from ops.clip where owner_id = $1', [person]);
    await deleteSessions(tools, { ownerId: person, sessionIds: (streams.session ?? []).map(idOf), cause });
  },
  keptJobs: [quotaCheckJob],
  takeAlong: {
    holds: ['recordings', 'takes', 'transcripts', 'results', 'drills', 'calibration'],
    contents: {
      de: `sessions.csv    Ihre Vorträge als Liste
sessions/       je Vortrag ein Ordner:
  report.pdf          der Bericht auf Papier (wo die Analyse fertig ist)
  report.json         Angaben, Rhetorik-Wert mit seinen Teilen, Hinweise, Kennzahlen, wohin etwas gesendet wurde
  recording.*         die Aufnahme, wie sie ankam
  rendition.*         eine Fassung, die sich überall abspielen lässt (wo sie nötig war)
  measures.json       die Messreihen: Tonhöhe in Hz, Lautstärke 0..1, Pausen; Zeiten in Sekunden
  movement.json       wie sich Kopf und Hände bewegten (mit einer VR-Brille, oder geschätzt: "source": "camera"): Zeit, Ort, Drehung
  words.txt, words.json, captions.vtt   die Worte: als Text, mit Zeiten, als Untertitel
  words-as-given.txt  was Sie selbst eingegeben oder hochgeladen haben
  text-analysis.json  Sätze, Füllwörter, Wiederholungen, Stichwörter, Tempo
  feedback.txt        die Rückmeldung des Coachs
takes/          Aufnahmen, die Sie angefangen und noch nicht gesendet haben, und was von Dateien angekommen ist, die Sie noch hochladen
calibrations.json   Mikrofone, die Sie eingemessen haben
drills.json     Ergebnisse von Übungen, die Sie behalten haben`,
      en: `sessions.csv    your talks as a list
sessions/       a folder for each talk:
  report.pdf          the report on paper (where the analysis is complete)
  report.json         what it is, rhetoric score with its parts, advice, figures, where something was sent
  recording.*         the recording as it arrived
  rendition.*         a form that plays everywhere (where one was needed)
  measures.json       the series: pitch in Hz, volume 0..1, pauses; times in seconds
  movement.json       how head and hands moved (with a VR headset, or estimated: "source": "camera"): time, position, rotation
  words.txt, words.json, captions.vtt   the words: as text, with times, as captions
  words-as-given.txt  what you wrote or uploaded yourself
  text-analysis.json  sentences, fillers, repetitions, key words, pace
  feedback.txt        the coach's feedback
takes/          recordings that you began and have not sent yet, and what has arrived of files that you are still uploading
calibrations.json   microphones that you calibrated
drills.json     results of drills that you kept`,
    },
    files: async ({ userId, locale, streams }, tools) => [
      ...(await sessionFiles(tools, { userId, locale, sessionIds: (streams.session ?? []).map(idOf) })),
      ...(await takeFiles(tools, userId)),
      ...practiceFiles(tools.store, { streams }),
    ],
  },
  streamWords: {
    session: { de: 'einer Ihrer Vorträge', en: 'one of your talks' },
    drill: { de: 'eine Ihrer Übungen', en: 'one of your drills' },
    calibration: { de: 'eines Ihrer Mikrofone', en: 'one of your microphones' },
  },
};
