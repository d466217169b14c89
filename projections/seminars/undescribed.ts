/** Facts of a seminar that do not concern blocks and elements. */
export const undescribed = {
  ...{ name: '', description: '', lecturer: '', price: '', hours: 0, logo: null },
  ...{ isPublished: false, isClosed: false },
} as const;
