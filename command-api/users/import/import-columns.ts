import type { ImportColumns, ImportField } from '#domain/users/contract/import.ts';

/** Headings of columns in lower case, without anything but letters. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress', 'mailaddress', 'adresse', 'address'],
  firstName: ['vorname', 'firstname', 'givenname', 'rufname'],
  lastName: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'familyname'],
  locale: ['sprache', 'language', 'locale', 'lang'],
};

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^a-zäöüß]/g, '');

/** Whether a cell is the heading of a column with addresses. */
export const isEmailHeading = (cell: string): boolean => names.email.includes(bare(cell));

/** The columns by their headings; null for a field without one. If several match, the heading that comes first in `names` counts. */
export function columnsIn(headings: readonly string[]): ImportColumns {
  const bares = headings.map(bare);
  const columnOf = (field: ImportField) => {
    const found = names[field].map((name) => bares.indexOf(name)).find((at) => at >= 0);
    return found ?? null;
  };
  return {
    email: columnOf('email'),
    firstName: columnOf('firstName'),
    lastName: columnOf('lastName'),
    locale: columnOf('locale'),
  };
}
