import { randomUUID } from 'node:crypto';
import type { CompanyEvent } from '#domain/companies/events.ts';
import type { JobKind, JobPayload } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { readVatId, vatIdCheck } from '#infra/payments/vat-ids.ts';
import type { Deps } from '#infra/service.ts';
import type { JobHandler } from '../job-handler.ts';
import { enqueue, type NewJob } from '../queue.ts';
import type { Reaction } from '../reaction.ts';
import { findCompany, toCompany } from './stored-company.ts';

const kind = 'company-vat-check' satisfies JobKind;
const hourSeconds = 3_600;
const hoursWithoutService = 24;
const priority = 30;

const checkJob = (payload: JobPayload<typeof kind>, why: string): NewJob => ({
  ...{ kind, key: `${payload.companyId} ${why} ${payload.tries}`, ownerId: 'companies', payload, priority },
  delaySeconds: hourSeconds,
});

/** If the service did not answer when the id was given, the job asks again every hour. */
export const vatIdReaction: Reaction = {
  name: 'company-vat-ids',
  streams: ['company-'],
  types: ['CompanyCreated', 'VatIdChanged'] satisfies readonly CompanyEvent['type'][],
  async react({ id, stream }, { put }) {
    put(checkJob({ companyId: idOf(stream), tries: 0 }, id));
  },
};

type Tools = Pick<Deps, 'store' | 'remembered' | 'pool'> & Readonly<{ settings: Settings; handle: Handle }>;

export const vatIdHandler = (tools: Tools): JobHandler<typeof kind> => ({
  async run({ payload: { companyId, tries }, correlationId, id }) {
    const company = await findCompany(tools, companyId);
    const read = company?.vatStatus === 'unchecked' ? readVatId(company.vatId) : null;
    if (!read) return;
    const status = await vatIdCheck(tools.settings)(read);
    if (status === 'unchecked') {
      // Without a service, retry rarely: it may be configured later.
      const hours = tools.settings.VIES_URL === undefined ? hoursWithoutService : 1;
      const again = checkJob({ companyId, tries: tries + 1 }, id);
      await enqueue(tools.pool, { ...again, delaySeconds: hours * hourSeconds });
      return;
    }
    const command = { type: 'ReportVatCheck', data: { vatId: read.vatId, status } } as const;
    const cause = { commandId: randomUUID(), correlationId, actor: { kind: 'system', id: kind } } as const;
    await tools.handle({ ...cause, ...toCompany(companyId, command) });
  },
});
