/** May see and do all of this. */
export const administersProjections = 'administration:projections';
