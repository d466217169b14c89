import type * as z from 'zod/mini';
import { quotaPeriodOf } from '#command-api/quotas/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { sessionUploads } from '#domain/sessions/contract/calls.ts';
import { Cut } from '#domain/sessions/contract/cut.ts';
import { longestTimestamps } from '#domain/sessions/contract/slides.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { type Principal, permitted } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';
import type { CallContext, UploadHandlers } from '../command-area.ts';
import type { AnalysisQuota } from './analysis-quota.ts';
import type { CreateSession, Described } from './create-session.ts';
import { formatOf, recordingRules, refuseUnfit } from './receive-session.ts';
import { shownDeck } from './shown-deck.ts';

type Dependencies = Readonly<{ create: CreateSession; quota: AnalysisQuota; log: Pick<Deps, 'store' | 'remembered'> }>;
/** The fields of the description that need a lookup. */
type Asking<Form> = (form: Form, personId: string) => Promise<Partial<Described>>;
type Arrived<Form> = Readonly<{ form: Form; file: UploadedFile; principal: () => Principal }>;

/** Calls that carry a recording. Each translates its own form into the description of the session. */
export function uploadCalls({ create, quota, log }: Dependencies): UploadHandlers<typeof sessionUploads> {
  const bringing = <Form>(describe: (form: Form) => Described, ask: Asking<Form> = async () => ({})) => ({
    allow: permitted('upload:audio', 'upload:video'),
    rules: recordingRules,
    admit: (principal: Principal) => quota.refuseExhausted(principal, quotaPeriodOf(new Date())),
    check: ({ form, file, principal }: Arrived<Form>) => refuseUnfit(describe(form), formatOf(file), principal()),
    async run({ form, file, principal, ...asked }: Arrived<Form> & CallContext) {
      const person = principal();
      const described = { ...describe(form), ...(await ask(form, person.id)) };
      return create({ described, file, format: formatOf(file), principal: person, ...asked });
    },
  });
  type Form = z.output<(typeof sessionUploads.CreateSession)['form']>;
  type RecordingForm = z.output<(typeof sessionUploads.CreateRecording)['form']>;
  const uploaded = ({ sessionName, sharing, ...form }: Form): Described => ({
    ...form,
    name: sessionName,
    origin: 'upload',
    sharing: sharedWith(sharing),
  });
  const recorded = ({
    title,
    recordedAt,
    sharing,
    cutFrom,
    cutTo,
    presentationId: _,
    timestamps: __,
    ...form
  }: RecordingForm) => {
    const cut = cutOf(cutFrom, cutTo);
    return {
      ...form,
      name: title,
      origin: 'recording' as const,
      sharing: sharedWith(sharing),
      ...cut,
      ...(recordedAt && { recordedAt: new Date(recordedAt).toISOString() }),
    };
  };
  const deckOf: Asking<RecordingForm> = (form, personId) =>
    shownDeck(log, personId, { ...form, ...cutOf(form.cutFrom, form.cutTo) });
  return {
    CreateSession: bringing(uploaded),
    UploadAudio: bringing(uploaded),
    CreateRecording: { ...bringing(recorded, deckOf), rules: { ...recordingRules, fieldBytes: longestTimestamps } },
  };
}

function cutOf(from: number | undefined, to: number | undefined): Pick<Described, 'cut'> {
  if (from === undefined && to === undefined) return {};
  const { data } = Cut.safeParse({ from, to });
  return data ? { cut: data } : refuse('invalid_input', 'cutTo');
}

/** Reads a comma-separated list, as the form sends it. */
export const sharedWith = (joined: string) => [...new Set(joined.split(',').filter(Boolean))] as Described['sharing'];
