import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionDialog } from '../administration/for-others.ts';
import { type Action, useAction } from './use-action.ts';

/** The actions that need a confirmation. */
export type ConfirmedAction = Extract<Action, 'rebuild' | 'build' | 'swap' | 'drop'>;

type ConfirmProps = Readonly<{
  action: ConfirmedAction;
  /** The area's key, or `all`. */
  name: string;
  /** The area's name for people. */
  title: string;
  onClose: () => void;
}>;

export function ConfirmDialog({ action, name, title, onClose }: ConfirmProps) {
  const sending = useAction(name);
  const { question, description, confirm } = wordsOf(action, title);
  return (
    <ActionDialog
      title={question}
      description={description}
      confirm={confirm}
      look={action === 'drop' ? 'danger' : 'primary'}
      about="machinery"
      run={(reason) => sending.mutateAsync({ action, reason })}
      onClose={onClose}
    />
  );
}

type Words = Readonly<{ question: ReactNode; description: ReactNode; confirm: ReactNode }>;

function wordsOf(action: ConfirmedAction, title: string): Words {
  return {
    rebuild: {
      question: <Trans>„{title}“ neu aufbauen?</Trans>,
      description: (
        <Trans>
          Neben dem jetzigen Stand entsteht aus dem Protokoll eine neue Fassung und nimmt dann dessen Platz ein. Seiten
          bleiben die ganze Zeit erreichbar. Das kann dauern und kostet Rechenzeit.
        </Trans>
      ),
      confirm: <Trans>Neu aufbauen</Trans>,
    },
    build: {
      question: <Trans>„{title}“ neu aufbauen, ohne einzusetzen?</Trans>,
      description: (
        <Trans>
          Eine neue Fassung entsteht neben der jetzigen und wartet, bis Sie sie einsetzen oder löschen. Was Seiten
          zeigen, ändert sich nicht.
        </Trans>
      ),
      confirm: <Trans>Neu aufbauen</Trans>,
    },
    swap: {
      question: <Trans>Neue Fassung von „{title}“ einsetzen?</Trans>,
      description: (
        <Trans>
          Seiten zeigen danach die neue Fassung, auch wenn darin Vorgänge zurückgestellt sind. Die jetzige bleibt
          aufbewahrt.
        </Trans>
      ),
      confirm: <Trans>Einsetzen</Trans>,
    },
    drop: {
      question: <Trans>Aufbewahrtes von „{title}“ löschen?</Trans>,
      description: (
        <Trans>
          Gelöscht werden die frühere Fassung und eine neue, die noch nicht eingesetzt ist. Was Seiten zeigen, bleibt;
          das Protokoll auch.
        </Trans>
      ),
      confirm: <Trans>Löschen</Trans>,
    },
  }[action];
}
