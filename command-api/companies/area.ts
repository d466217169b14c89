import type { companiesArea } from '#domain/companies/area.ts';
import type { companyAdminCommands } from '#domain/companies/contract/administration.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea, CommandHandlers } from '../command-area.ts';
import { companyCalls } from './calls.ts';
import { vatIdHandler, vatIdReaction } from './check-vat-id.ts';
import { companyReaction, seatReaction } from './reactions.ts';
import { toCompany } from './stored-company.ts';
import { takeAlong } from './take-along.ts';

const allow = permitted(administersUsers);

/** Commands of admins on other people's companies. */
const companyAdminCalls: CommandHandlers<typeof companyAdminCommands> = {
  SuspendCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(toCompany(id, { type: 'SuspendCompany', data: body })),
  },
  ResumeCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(toCompany(id, { type: 'ResumeCompany', data: body ?? {} })),
  },
  HandOverCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(toCompany(id, { type: 'HandOverCompany', data: body })),
  },
};

/** Removes the person from their present and former companies. In their own company the longest-serving manager takes over. */
const leaveCompanies: CommandArea<never>['forget'] = async ({ person, streams, cause }, { asStored, handle }) => {
  const companies = new Set((streams.company ?? []).map(idOf));
  for (const stream of streams.employment ?? [])
    for (const { data } of await asStored.readStream(stream))
      companies.add(String((data as { companyId: string }).companyId));
  for (const id of companies) {
    const command = { type: 'ForgetMember', data: { userId: person } } as const;
    await handle({ ...cause, commandId: uuidv5(cause.commandId, `leave ${id}`), ...toCompany(id, command) });
  }
};

/** Companies, their people and seats. */
export const companies: CommandArea<typeof companiesArea> = {
  commands: (tools) => ({ ...companyCalls(tools), ...companyAdminCalls }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [companyReaction, seatReaction(tools), vatIdReaction],
    jobs: { 'company-vat-check': vatIdHandler(tools) },
    scheduled: [],
  }),
  forget: leaveCompanies,
  takeAlong,
  streamWords: {
    company: { de: 'eine Firma', en: 'a company' },
    employment: { de: 'Ihre Zugehörigkeit zu einer Firma', en: 'your belonging to a company' },
  },
};
