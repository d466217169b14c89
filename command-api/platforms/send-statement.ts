import { findElement, findSeminar } from '#command-api/seminars/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import { uuidv5 } from '#infra/ids.ts';
import { AddressRefused } from '#infra/outgoing/address-guard.ts';
import { CallFailed } from '#infra/outgoing/call-failed.ts';
import { guardedRequest } from '#infra/outgoing/guarded-request.ts';
import { FinalError } from '#infra/queue/job.ts';
import type { FollowTools } from '../command-area.ts';
import type { JobHandler } from '../job-handler.ts';
import type { StatementPayload } from './statement-job.ts';

const patienceMs = 10_000;
/** Stored, now or earlier. The store answers 409 if a name in the statement has changed since. */
const taken: readonly number[] = [200, 204, 409];
/** A retry would be refused again. */
const refused: readonly number[] = [400, 413];

/** Sends a statement to the learning record store (xAPI 1.0.3). Skips it if the person was erased or the seminar is gone. */
export function statementHandler(tools: FollowTools): JobHandler<'xapi-statement'> {
  const { settings, store, publicUrl } = tools;
  const { XAPI_URL: url, XAPI_USERNAME = '', XAPI_PASSWORD = '', PLATFORMS_INSIDE: inside } = settings;
  const headers = {
    authorization: `Basic ${Buffer.from(`${XAPI_USERNAME}:${XAPI_PASSWORD}`).toString('base64')}`,
    'content-type': 'application/json',
    'x-experience-api-version': '1.0.3',
  };

  async function statementOf(payload: StatementPayload) {
    const { personId, seminarId, elementId } = payload;
    const [person, seminar] = await Promise.all([loadUser(store, personId), findSeminar(tools, seminarId)]);
    if (!person || !seminar) return null;
    const owner = await loadUser(store, seminar.ownerId);
    const element = elementId === null ? null : findElement(seminar, elementId);
    if (element === undefined) return null;
    const names = { locale: owner?.locale ?? 'de', seminar: seminar.name, element: element?.title ?? null };
    return statement(publicUrl(), payload, names);
  }

  return {
    async run(job, signal) {
      const found = url === undefined ? null : await statementOf(job.payload);
      if (!found) return;
      const at = `${url?.replace(/\/+$/, '')}/statements?statementId=${found.id}`;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      const body = JSON.stringify(found);
      const sent = { method: 'PUT', inside, headers, body, signal: limited } as const;
      const { status } = await guardedRequest(at, sent).catch((error: unknown) => {
        if (error instanceof AddressRefused) throw new FinalError(error.code);
        throw error;
      });
      if (taken.includes(status)) return;
      if (refused.includes(status)) throw new FinalError(`http_${status}`);
      throw new CallFailed(`http_${status}`);
    },
  };
}

const adl = 'http://adlnet.gov/expapi';
type Names = Readonly<{ locale: Locale; seminar: string; element: string | null }>;

/** Identifies the person only by id. The statement's own id derives from the event, so a repeat is the same statement. */
function statement(home: string, payload: StatementPayload, { locale, ...names }: Names) {
  const { eventId, at, verb, personId, seminarId, elementId, scaled } = payload;
  const seminar = {
    id: `${home}/seminars/dashboard/${seminarId}`,
    definition: { type: `${adl}/activities/course`, name: { [locale]: names.seminar } },
  };
  const element = elementId !== null && {
    id: `${seminar.id}/${elementId}`,
    definition: { type: `${adl}/activities/lesson`, name: { [locale]: names.element ?? '' } },
  };
  return {
    id: uuidv5(eventId, `xapi ${verb} ${elementId ?? seminarId}`),
    actor: { objectType: 'Agent', account: { homePage: home, name: personId } },
    verb: { id: `${adl}/verbs/${verb}`, display: { en: verb } },
    object: { objectType: 'Activity', ...(element || seminar) },
    ...(verb === 'completed' && { result: { completion: true, ...(scaled !== null && { score: { scaled } }) } }),
    context: { platform: 'Rostra', ...(element && { contextActivities: { parent: [seminar] } }) },
    timestamp: at,
  };
}
