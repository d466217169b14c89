/** What other areas may use of products here. */
export { type Product, productDecider } from '#domain/products/decider.ts';
