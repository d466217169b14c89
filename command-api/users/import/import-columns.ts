import type { ImportColumns, ImportField } from '#domain/users/contract/import.ts';

/** As tables call them, in small letters and without anything but letters. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress', 'mailaddress', 'adresse', 'address'],
  firstName: ['vorname', 'firstname', 'givenname', 'rufname'],
  lastName: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'familyname'],
  locale: ['sprache', 'language', 'locale', 'lang'],
};

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^a-zäöüß]/g, '');

/** Whether a cell is the heading of a column with addresses. */
export const isEmailHeading = (cell: string): boolean => names.email.includes(bare(cell));

/** Null where no heading says so. A field has the first column that is called like it. */
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
