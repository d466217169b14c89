import type { Price } from '#domain/kernel/billing.ts';
import { administersSales } from '#domain/products/contract/permission.ts';
import { type PlanRow, planList } from '#domain/products/contract/plans.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { isPublished } from './product-list.ts';

type Plan = Omit<PlanRow, 'id' | 'state' | 'usage' | 'createdAt'>;
type Row = Pick<PlanRow, 'id' | 'createdAt'> &
  PlanRow['usage'] &
  Readonly<{ active: boolean; wasOnSale: boolean; plan: Plan; published: Readonly<{ prices: Price[] }> | null }>;

export const planListQuery = query(planList, {
  allow: permitted(administersSales),
  async answer(_asked, pool) {
    const { rows } = await pool.query<Row>(
      `select p.id, ${asTime('p.created_at', 'createdAt')}, p.active, p.was_on_sale as "wasOnSale", p.plan, p.published,
              coalesce(u.people, 0) as people, coalesce(u.companies, 0) as companies, coalesce(u.seats, 0) as seats
         from products.product_list p left join (
           select s.value->'terms'->>'productId' as product_id,
                  (count(*) filter (where account->>'audience' = 'private'))::int as people,
                  (count(*) filter (where account->>'audience' = 'company'))::int as companies,
                  (sum((s.value->'terms'->>'quantity')::int) filter (where account->>'audience' = 'company'))::int as seats
             from subscriptions.customer, jsonb_array_elements(account->'subscriptions') s
            where s.value->>'status' not in ('pending', 'ended') group by 1) u on u.product_id = p.id
        order by p.plan->>'audience' desc, p.created_at, p.id`,
    );
    return rows.map(({ people, companies, seats, plan, active, wasOnSale, published, ...row }) => {
      const { name, description, images, metadata, audience, benefits, prices, maxSeats } = plan;
      const described = { name, description, images, metadata, audience, benefits, prices, maxSeats };
      const usage = { people, companies, seats };
      return { ...row, ...described, usage, state: stateOf({ active, wasOnSale, prices, published }) };
    });
  },
});

function stateOf({
  active,
  wasOnSale,
  prices,
  published,
}: Pick<Row, 'active' | 'wasOnSale' | 'published'> & Pick<Plan, 'prices'>) {
  if (active) return isPublished(prices, published) ? 'on_sale' : 'waiting';
  return wasOnSale ? 'off_sale' : 'draft';
}
