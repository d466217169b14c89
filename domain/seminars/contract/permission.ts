/** Who may take part in seminars, and give them. */
export const usesSeminars = 'seminar';
