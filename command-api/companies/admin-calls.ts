import type { companyAdminCommands } from '#domain/companies/contract/administration.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers } from '../command-area.ts';
import { companyOrder } from './stored-company.ts';

const allow = permitted(administersUsers);

/** Commands of admins on companies of others. */
export const companyAdminCalls: CommandHandlers<typeof companyAdminCommands> = {
  SuspendCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(companyOrder(id, { type: 'SuspendCompany', data: body })),
  },
  ResumeCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(companyOrder(id, { type: 'ResumeCompany', data: body ?? {} })),
  },
  HandOverCompany: {
    allow,
    run: ({ params: { id }, body, send }) => send(companyOrder(id, { type: 'HandOverCompany', data: body })),
  },
};
