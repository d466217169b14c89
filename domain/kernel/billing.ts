import * as z from 'zod/mini';
import { Money } from './money.ts';

export const intervals = ['month', 'year'] as const;
/** How often a subscription is paid. */
export const Interval = z.enum(intervals);
export type Interval = z.output<typeof Interval>;

/** Licences of one plan, or places in one company. */
export const Seats = z.int().check(z.gte(1), z.lte(100_000));

/** Who pays: one person, or a company for its members. */
export const Audience = z.enum(['private', 'company']);
export type Audience = z.output<typeof Audience>;

/** Price of one licence for one interval, without tax. */
export const Price = z.object({ interval: Interval, price: Money });
export type Price = Readonly<z.output<typeof Price>>;
