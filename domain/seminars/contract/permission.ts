/** Permission to give seminars and take part in them. */
export const usesSeminars = 'seminar';
