/** May see and use all of this. */
export const administersProjections = 'administration:projections';
