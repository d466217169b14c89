import { type Company, memberOf } from '#domain/companies/company.ts';
import { type CompanyCommand, companyDecider } from '#domain/companies/decider.ts';
import { type Employment, employmentDecider } from '#domain/companies/employment.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;
type EmploymentCommand = Parameters<typeof employmentDecider.decide>[0];

export const toCompany = (id: string, command: CompanyCommand) => ({
  stream: streamOf('company', id),
  decider: companyDecider,
  command,
});

export const toEmployment = (userId: string, command: EmploymentCommand) => ({
  stream: streamOf('employment', userId),
  decider: employmentDecider,
  command,
});

/** Null if there is no such company or it is closed. */
export async function findCompany(log: Log, id: string): Promise<Company | null> {
  const company = await currentState(log, { stream: streamOf('company', id), decider: companyDecider });
  return company === null || company.isClosed ? null : company;
}

const employmentOf = (log: Log, userId: string): Promise<Employment> =>
  currentState(log, { stream: streamOf('employment', userId), decider: employmentDecider });

/** The company of the person; null if they are in none. */
export async function companyIdOf(log: Log, userId: string): Promise<string | null> {
  const { companyId } = await employmentOf(log, userId);
  if (companyId === null) return null;
  const company = await findCompany(log, companyId);
  return company && memberOf(company, userId) ? companyId : null;
}

/** @throws not_found if the person is in no company */
export const ownCompanyId = async (log: Log, userId: string): Promise<string> =>
  (await companyIdOf(log, userId)) ?? refuse('not_found');

/** The command that makes this the person's only company. The employment stream may refuse it with InvalidOperationException. */
export async function takeEmployment(log: Log, userId: string, companyId: string) {
  const noted = (await employmentOf(log, userId)).companyId;
  const left = noted !== null && (await companyIdOf(log, userId)) === null ? noted : null;
  return toEmployment(userId, { type: 'TakeEmployment', data: { companyId, left } });
}
