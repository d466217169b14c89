import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Company, memberOf, ownerOf } from './company.ts';
import { decidePeople, managing, owning, type PeopleCommand } from './decide-people.ts';
import type { CompanyEvent, CompanyEvents as Events } from './events.ts';
import { evolveCompany } from './evolve-company.ts';

type AskedBy = Readonly<{ askedBy: string }>;

export type CompanyCommand =
  | Message<'CreateCompany', Events['CompanyCreated']>
  | Message<'RenameCompany', AskedBy & Readonly<{ name: string }>>
  | Message<'ChangeVatId', AskedBy & Events['VatIdChanged'] & Readonly<{ status: Events['VatIdChecked']['status'] }>>
  | Message<'ReportVatCheck', Readonly<{ vatId: string; status: Events['VatIdChecked']['status'] }>>
  | Message<'SetMaxEmployees', AskedBy & Events['MaxEmployeesChanged']>
  | Message<'SetPlan', Events['CompanyPlanChanged']>
  | Message<'CloseCompany', AskedBy>
  /** Commands of an admin. */
  | Message<'SuspendCompany', Readonly<{ reason: string }>>
  | Message<'ResumeCompany', Readonly<{ reason?: string | undefined }>>
  | Message<'HandOverCompany', Readonly<{ userId: string; reason: string }>>
  /** A person was erased, and has no role in the company any more. */
  | Message<'ForgetMember', Readonly<{ userId: string }>>
  | PeopleCommand;

/** One company: its members, and the number of its seats. */
export const companyDecider: Decider<Company | null, CompanyCommand, CompanyEvent> = {
  initialState: null,

  decide(command, company, now) {
    if (command.type === 'CreateCompany') {
      const { ownerId, name, vatId, country, maxEmployees } = command.data;
      if (company) return ownerOf(company) === ownerId ? [] : refuse('conflict');
      return [{ type: 'CompanyCreated', data: { ownerId, name, vatId, country, maxEmployees } }];
    }
    if (!company || company.isClosed) return ofSystem(command) ? [] : refuse('not_found');
    return decideLive(command, company, now);
  },

  evolve: evolveCompany,
};

/** Commands of the system. They may arrive after the company is gone; then there is nothing to do. */
const ofSystem = ({ type }: CompanyCommand) =>
  type === 'ReportVatCheck' || type === 'SetPlan' || type === 'ForgetMember' || type === 'ReleaseSeat';

type Live = Exclude<CompanyCommand, Message<'CreateCompany', Events['CompanyCreated']>>;

function decideLive(command: Live, company: Company, now: Date): readonly CompanyEvent[] {
  switch (command.type) {
    case 'RenameCompany': {
      managing(company, command.data);
      const { name } = command.data;
      return name === company.name ? [] : [{ type: 'CompanyRenamed', data: { name } }];
    }
    case 'ChangeVatId': {
      owning(company, command.data);
      const { vatId, country, status } = command.data;
      if (vatId === company.vatId) return decideVatStatus(company, status, now);
      const changed: CompanyEvent = { type: 'VatIdChanged', data: { vatId, country } };
      return [changed, ...decideVatStatus({ ...company, vatStatus: 'unchecked' }, status, now)];
    }
    case 'ReportVatCheck': {
      const { vatId, status } = command.data;
      // The VAT id was changed during the check.
      return vatId === company.vatId ? decideVatStatus(company, status, now) : [];
    }
    case 'SetMaxEmployees': {
      managing(company, command.data);
      const { maxEmployees } = command.data;
      return maxEmployees === company.maxEmployees ? [] : [{ type: 'MaxEmployeesChanged', data: { maxEmployees } }];
    }
    case 'SetPlan': {
      const { plan, basis } = command.data;
      const isKnown = basis <= company.planBasis || canonicalJson(plan) === canonicalJson(company.plan);
      return isKnown ? [] : [{ type: 'CompanyPlanChanged', data: { plan, basis } }];
    }
    case 'CloseCompany':
      owning(company, command.data);
      return [{ type: 'CompanyClosed', data: {} }];
    case 'SuspendCompany':
      return company.isSuspended ? [] : [{ type: 'CompanySuspended', data: { reason: command.data.reason } }];
    case 'ResumeCompany': {
      const { reason } = command.data;
      return company.isSuspended ? [{ type: 'CompanyResumed', data: reason ? { reason } : {} }] : [];
    }
    case 'HandOverCompany': {
      const { userId: to, reason } = command.data;
      const member = memberOf(company, to) ?? refuse('owner_not_found');
      const from = ownerOf(company) ?? to;
      return member.role === 'owner' ? [] : [{ type: 'OwnershipTransferred', data: { from, to, reason } }];
    }
    case 'ForgetMember':
      return decideForgotten(command.data.userId, company);
    default:
      return decidePeople(command, company, now);
  }
}

/** A validation service that does not answer changes nothing. */
function decideVatStatus(
  { vatStatus }: Company,
  status: Events['VatIdChecked']['status'],
  now: Date,
): readonly CompanyEvent[] {
  if (status === vatStatus || status === 'unchecked') return [];
  return [{ type: 'VatIdChecked', data: { status, checkedAt: now.toISOString() } }];
}

/** The successor of an owner is the first manager in the order of seats. A company without a manager is closed. */
function decideForgotten(userId: string, company: Company): readonly CompanyEvent[] {
  const member = memberOf(company, userId);
  if (!member) return [];
  const left: CompanyEvent = { type: 'EmployeeLeft', data: { userId } };
  if (member.role !== 'owner') return [left];
  const heir = company.members.find(({ role }) => role === 'manager');
  if (!heir) return [{ type: 'CompanyClosed', data: {} }];
  return [{ type: 'OwnershipTransferred', data: { from: userId, to: heir.userId } }, left];
}
