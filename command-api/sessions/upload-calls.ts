import type { z } from 'zod';
import { refuse } from '#domain/kernel/errors.ts';
import { quotaPeriodOf } from '#domain/quotas/quota.ts';
import type { sessionUploads } from '#domain/sessions/contract.ts';
import { Cut } from '#domain/sessions/cut.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { type Principal, permitted } from '#infra/http/rules.ts';
import type { Asked, UploadHandlers } from '../command-area.ts';
import type { AnalysisQuota } from './analysis-quota.ts';
import type { CreateSession, Described } from './create-session.ts';
import { formatOf, recordingRules, refuseUnfit } from './receive-session.ts';

type Needs = Readonly<{ create: CreateSession; quota: AnalysisQuota }>;
type Arrived<Form> = Readonly<{ form: Form; file: UploadedFile; principal: () => Principal }>;

/** The calls that bring a recording; each says in the words of its own form what the session is. */
export function uploadCalls({ create, quota }: Needs): UploadHandlers<typeof sessionUploads> {
  const bringing = <Form>(describe: (form: Form) => Described) => ({
    allow: permitted('upload:audio', 'upload:video'),
    rules: recordingRules,
    admit: (principal: Principal) => quota.refuseExhausted(principal, quotaPeriodOf(new Date())),
    check: ({ form, file, principal }: Arrived<Form>) => refuseUnfit(describe(form), formatOf(file), principal()),
    run: ({ form, file, principal, cause, send, reached }: Arrived<Form> & Asked) =>
      create({ described: describe(form), file, format: formatOf(file), principal: principal(), cause, send, reached }),
  });
  type Form = z.output<(typeof sessionUploads.CreateSession)['form']>;
  type RecordingForm = z.output<(typeof sessionUploads.CreateRecording)['form']>;
  const uploaded = ({ sessionName, sharing, ...form }: Form): Described => ({
    ...form,
    name: sessionName,
    origin: 'upload',
    sharing: sharedWith(sharing),
  });
  return {
    CreateSession: bringing(uploaded),
    UploadAudio: bringing(uploaded),
    CreateRecording: bringing(
      ({
        title,
        recordedAt,
        locale,
        type,
        analysisClass,
        kind,
        sharing,
        cutFrom,
        cutTo,
      }: RecordingForm): Described => ({
        name: title,
        locale,
        type,
        analysisClass,
        kind,
        origin: 'recording',
        sharing: sharedWith(sharing),
        ...cutOf(cutFrom, cutTo),
        ...(recordedAt && { recordedAt: new Date(recordedAt).toISOString() }),
      }),
    ),
  };
}

function cutOf(from: number | undefined, to: number | undefined): Pick<Described, 'cut'> {
  if (from === undefined && to === undefined) return {};
  const { data } = Cut.safeParse({ from, to });
  return data ? { cut: data } : refuse('invalid_input', 'cutTo');
}

/** As the form has them, joined by commas. */
export const sharedWith = (joined: string) => [...new Set(joined.split(',').filter(Boolean))] as Described['sharing'];
