/** What other areas may use of meetings here. */
export { MomentField } from './moment-field.tsx';
