import type { SessionDetail, SessionRow } from '#domain/sessions/contract/report.ts';

/** What a dialog about one talk needs to know of it; a row of the list knows less. */
export type SessionDialogProps = Readonly<{
  session: Pick<SessionRow, 'id' | 'name' | 'locale'> & Partial<Pick<SessionDetail, 'kind' | 'sharing'>>;
  onClose: () => void;
}>;
