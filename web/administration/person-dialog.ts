import type { ReactNode } from 'react';
import type { PersonDetail } from '#domain/administration/contract/people.ts';

export type PersonDialogProps = Readonly<{ person: PersonDetail; onClose: () => void }>;
/** A dialog for one action on one account. */
export type PersonDialog = (props: PersonDialogProps) => ReactNode;
