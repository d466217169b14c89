/** The part of talks that other areas may use. */

export { type AnalysisState, analysisState, knownStatus, statusShown } from './analysis-status.ts';
export { ClassField } from './class-field.tsx';
export { SharingFields } from './consent/sharing-fields.tsx';
export { useSharing } from './consent/use-sharing.ts';
export { failureWords } from './failure-words.ts';
export { KindField } from './kind-field.tsx';
export { LanguageField } from './language-field.tsx';
export { languages } from './languages.ts';
export { SessionMenu, SharingDialog } from './lazy-windows.ts';
export { ListSkeleton } from './list/list-skeleton.tsx';
export { NoSessions, NothingFound } from './list/no-sessions.tsx';
export { ListTabs } from './list-tabs.tsx';
export { NameField } from './name-field.tsx';
export { RetryButton } from './retry-button.tsx';
export { fetchSessionsAgain, useSessionChange } from './session-change.ts';
export { TagLinks } from './tags/tag-links.tsx';
export { CornerCard } from './upload/corner-card.tsx';
export { analysisClasses, preferredClass, quotaLeft } from './upload/quota-left.ts';
export type { UploadValues } from './upload/upload-form.ts';
export type { MediaType } from './upload/upload-rules.ts';
export { openUpload } from './upload-state.ts';
