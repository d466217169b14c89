import { loadAccount, taxPreview } from '#command-api/subscriptions/for-others.ts';
import { memberOf } from '#domain/companies/company.ts';
import type { companyCommands } from '#domain/companies/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { vatOf } from '#domain/kernel/vat.ts';
import { readVatId, vatIdCheck } from '#infra/payments/vat-ids.ts';
import { vatRulesOf } from '#infra/payments/vat-rules.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { findCompany, ownCompanyId, toCompany } from './stored-company.ts';

type Calls = Pick<typeof companyCommands, 'PreviewCompanyVatId' | 'ChangeCompanyVatId'>;

/** Limit per network: each call may query the service that checks VAT ids. */
const throttle = { max: 30, minutes: 10 };

/** The owner changes the VAT id of a company. A preview shows the new price of the running subscription. */
export function companyVatCalls(tools: CommandTools): CommandHandlers<Calls> {
  const checkVatId = vatIdCheck(tools.settings);
  const rules = vatRulesOf(tools.settings);

  /** @throws not_found, access_denied, vat_id_invalid */
  async function changeBy({ principal }: Pick<CallContext, 'principal'>, text: string) {
    const askedBy = principal().id;
    const companyId = await ownCompanyId(tools, askedBy);
    const company = (await findCompany(tools, companyId)) ?? refuse('not_found');
    if (memberOf(company, askedBy)?.role !== 'owner') return refuse('access_denied');
    const { vatId, country, number } = readVatId(text) ?? refuse('vat_id_invalid', 'vatId');
    const status = await checkVatId({ vatId, country, number });
    if (status === 'invalid') return refuse('vat_id_invalid', 'vatId');
    return { askedBy, companyId, company, changed: { vatId, country, status } };
  }

  return {
    PreviewCompanyVatId: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ body, ...asked }) {
        const { companyId, company, changed } = await changeBy(asked, body.vatId);
        const before = vatOf({ country: company.country, vatId: company.vatStatus }, rules);
        const after = vatOf({ country: changed.country, vatId: changed.status }, rules);
        return taxPreview(await loadAccount(tools, companyId), { before, after, vatIdStatus: changed.status });
      },
    },
    ChangeCompanyVatId: {
      allow: 'signedIn',
      throttle,
      async run({ body, ...asked }) {
        const { askedBy, companyId, changed } = await changeBy(asked, body.vatId);
        await asked.send(toCompany(companyId, { type: 'ChangeVatId', data: { askedBy, ...changed } }));
      },
    },
  };
}
