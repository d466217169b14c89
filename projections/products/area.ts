import { productEvents } from '#domain/products/events.ts';
import type { Projection } from '../projection.ts';
import { productListModel } from './product-list.ts';

export const productsProjection: Projection = {
  schema: 'products',
  version: 2,
  streams: ['product-'],
  events: productEvents,
  readModels: [productListModel],
};
