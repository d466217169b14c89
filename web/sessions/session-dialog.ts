import type { SessionDetail, SessionRow } from '#domain/sessions/contract/report.ts';

/** The data that dialogs about a talk need. Rows of the list lack the optional fields. */
export type SessionDialogProps = Readonly<{
  session: Pick<SessionRow, 'id' | 'name' | 'locale'> & Partial<Pick<SessionDetail, 'kind' | 'sharing' | 'tags'>>;
  onClose: () => void;
}>;
