/** The exports of products for other areas. */
export { type Product, productDecider } from '#domain/products/decider.ts';
