/** May change plans and coupons, and see all payments. */
export const administersSales = 'administration:sales';
