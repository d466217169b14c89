import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { groupCommands } from '#domain/groups/contract/calls.ts';
import { type Answer, send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useGroupChange } from '../group-change.ts';
import { Rejected } from './rejected.tsx';
import { TableDialog } from './table-dialog.tsx';

type Result = Answer<typeof groupCommands.InviteToGroup>;

const spreadsheets = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Invites by typed addresses or from a table. Commas, semicolons, spaces and new lines separate addresses. */
export function InviteCard({ groupId }: Readonly<{ groupId: string }>) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [table, setTable] = useState<File>();
  const [result, setResult] = useState<Result>();
  const emails = text.split(/[\s,;]+/).filter(Boolean);
  const invite = useGroupChange(
    () => send(groupCommands.InviteToGroup, { groupId, emails }),
    (answer) => {
      setResult(answer);
      setText('');
    },
  );
  return (
    <Card className="grid gap-4 p-5">
      <Field
        label={<Trans>Wen möchten Sie einladen?</Trans>}
        hint={<Trans>E-Mail-Adressen, getrennt durch Komma, Leerzeichen oder eine neue Zeile.</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={invite.isPending}
          disabled={emails.length === 0}
          onClick={() => invite.mutate(undefined)}
        >
          {emails.length > 0 ? (
            <Plural value={emails.length} one="# Adresse einladen" other="# Adressen einladen" />
          ) : (
            <Trans>Einladen</Trans>
          )}
        </Button>
        <FileButton label={t`Tabelle mit Adressen`} accept={spreadsheets} onChoose={setTable}>
          <FileSpreadsheet aria-hidden="true" />
          <Trans>Aus Excel oder CSV</Trans>
        </FileButton>
      </div>
      {invite.isError && <Alert>{i18n._(errorMessage(invite.error))}</Alert>}
      {result && <Told result={result} />}
      {table && <TableDialog groupId={groupId} file={table} onClose={() => setTable(undefined)} onSent={setResult} />}
    </Card>
  );
}

const Told = ({ result: { sent, rejected } }: Readonly<{ result: Result }>) => (
  <div role="status" className="grid gap-3 text-sm">
    {sent.length > 0 && (
      <p className="text-good">
        <Plural value={sent.length} one="Eine Einladung ist unterwegs." other="# Einladungen sind unterwegs." />
      </p>
    )}
    {rejected.length > 0 && <Rejected rejected={rejected} />}
  </div>
);
