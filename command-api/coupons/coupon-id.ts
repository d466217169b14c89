import { derivedId } from '#infra/ids.ts';

// Any constant will do, but it must not change: with another one, existing codes could be created again.
const namespace = '8a1d5c0e-3f72-4b96-9d1e-5b0c7f2a6e43';

/** The id derives from the code, without regard to upper and lower case: a code belongs to one coupon. */
export const couponIdOf = (code: string): string => derivedId(namespace, code.toUpperCase());
