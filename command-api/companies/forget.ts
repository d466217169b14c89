import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { companyOrder } from './stored-company.ts';

/** The person is out of whatever companies they are or were in; of one's own the manager who is there longest takes over. */
export const leaveCompanies: CommandArea<never>['forget'] = async (
  { person, streams, cause },
  { asStored, handle },
) => {
  const companies = new Set((streams.company ?? []).map(idOf));
  for (const stream of streams.employment ?? [])
    for (const { data } of await asStored.readStream(stream))
      companies.add(String((data as { companyId: string }).companyId));
  for (const id of companies) {
    const command = { type: 'ForgetMember', data: { userId: person } } as const;
    await handle({ ...cause, commandId: uuidv5(cause.commandId, `leave ${id}`), ...companyOrder(id, command) });
  }
};
