import { productEvents } from '#domain/products/events.ts';
import type { AreaProjection } from '../projection.ts';
import { productListModel } from './product-list.ts';

export const productsProjection: AreaProjection = {
  schema: 'products',
  version: 2,
  streams: ['product-'],
  events: productEvents,
  readModels: [productListModel],
};
