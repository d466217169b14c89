import { demand, type Play, type Report } from '../kit/fault.ts';
import { moneyEndsTheSame } from './money-runs.ts';

/** F27: stories of a customer, each told once as it should go and once with everything that can go wrong on the way. */
export async function anyMoney({ rounds, seed }: Play): Promise<Report> {
  const { troubles, bought } = await moneyEndsTheSame({ runs: rounds, seed });
  demand(bought > 0 ? [] : ['nobody has bought anything: this says nothing']);
  return { injected: troubles, subscriptions: bought, stories: rounds };
}
