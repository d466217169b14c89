import type { ReactNode } from 'react';
import type { PersonDetail } from '#domain/administration/contract/people.ts';

export type PersonDialogProps = Readonly<{ person: PersonDetail; onClose: () => void }>;
/** A window in which something is done about one account. */
export type PersonDialog = (props: PersonDialogProps) => ReactNode;
