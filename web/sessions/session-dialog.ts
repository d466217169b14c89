import type { SessionRow } from '#domain/sessions/report.ts';

/** What a dialog about one talk needs to know of it. */
export type SessionDialogProps = Readonly<{
  session: Pick<SessionRow, 'id' | 'name' | 'locale'>;
  onClose: () => void;
}>;
