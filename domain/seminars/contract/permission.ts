/** Permission to create seminars and to take part in them. */
export const usesSeminars = 'seminar';
