/** The exports of administration for other areas. */
export { supportedPerson } from './supported-person.ts';
