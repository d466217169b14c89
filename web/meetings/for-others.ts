/** The part of meetings that other areas may use. */
export { MomentField } from './moment-field.tsx';
