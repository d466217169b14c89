import { administersSales } from '#domain/products/contract/permission.ts';
import { type Declaration, declarationList } from '#domain/subscriptions/contract/declarations.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

const shownAtOnce = { open: 1_000, closed: 100 };

/** Lists all open declarations, which are few, or the last closed ones. */
export const declarationsQuery = query(declarationList, {
  allow: permitted(administersSales),
  async answer({ query: { show } }, pool) {
    const isOpen = show === 'open';
    const { rows } = await pool.query<Declaration>(
      `select declaration.id, facts #>> '{received,kind}' as kind, state, declaration.name, declaration.email, contract, reason, note,
          (facts #>> '{received,isExtraordinary}')::boolean as "isExtraordinary", facts #>> '{received,endsOn}' as "endsOn",
          ${asTime('received_at', 'receivedAt')}, (facts ->> 'isConfirmed')::boolean as "isConfirmed", is_held as "isHeld",
          case when subscription is null then null else json_build_object(
            'customerName', coalesce(company_list.name, nullif(trim(first_name || ' ' || last_name), ''), ''),
            'plan', subscription #>> '{terms,productName}', 'periodEnd', subscription ->> 'periodEnd') end as found
        from subscriptions.declaration
        left join subscriptions.customer on customer_id = facts #>> '{received,found,customerId}'
        left join lateral (select one as subscription from jsonb_array_elements(account -> 'subscriptions') one
          where one ->> 'subscriptionId' = facts #>> '{received,found,subscriptionId}') known on true
        left join companies.company_list on company_list.id = customer_id
        left join users.user_account on user_account.id = customer_id
        where (state = 'open') = $1
        order by received_at ${isOpen ? 'asc' : 'desc'}, declaration.id limit $2`,
      [isOpen, shownAtOnce[show]],
    );
    return rows;
  },
});
