import { quotaPeriodOf } from '#command-api/quotas/for-others.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import type { Principal } from '#infra/http/rules.ts';
import type { CallContext, CommandTools } from '../command-area.ts';
import { analysisQuota } from './analysis-quota.ts';
import { type Described, sessionCreator } from './create-session.ts';
import { formatOf, recordingRules, refuseUnfit } from './receive-session.ts';
import { sharedWith } from './upload-calls.ts';

type RecordingFields = Pick<Described, 'name' | 'locale' | 'type' | 'analysisClass'> & Readonly<{ sharing: string }>;
type Arrived = Readonly<{ file: UploadedFile; principal: () => Principal }>;

/** For other areas' calls that carry a recording: makes it a session of the person and analyses it as usual. */
export function recordingTaker(tools: CommandTools) {
  const { store, handle, settings } = tools;
  const quota = analysisQuota({ store, handle, freePlanAnalyses: settings.FREE_PLAN_ANALYSES });
  const create = sessionCreator({ ...tools, quota });
  const described = ({ sharing, ...said }: RecordingFields): Described => ({
    ...said,
    ...{ origin: 'recording', kind: 'presentation', sharing: sharedWith(sharing) },
  });
  return {
    rules: recordingRules,
    admit: (principal: Principal) => quota.refuseExhausted(principal, quotaPeriodOf(new Date())),
    check: ({ type, file, principal }: Arrived & Pick<Described, 'type'>) =>
      refuseUnfit({ type, origin: 'recording' }, formatOf(file), principal()),
    /** Returns the session's id. @throws quota_exhausted, storage_full */
    async take(
      said: RecordingFields,
      { file, principal, cause, send, reached }: Arrived & CallContext,
    ): Promise<string> {
      const format = formatOf(file);
      const arrival = { described: described(said), file, format, principal: principal(), cause, reached };
      return (await create({ ...arrival, send: (addressed, step = 'session') => send(addressed, step) })).id;
    },
  };
}
