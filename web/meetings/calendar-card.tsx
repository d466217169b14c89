import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { calendarFeed, meetingCommands } from '#domain/meetings/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { Field } from '../ui/field.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';
import { useMeetingChange } from './use-meeting-change.ts';

const { MakeCalendarFeed, EndCalendarFeed } = meetingCommands;

/** The secret address with which another calendar subscribes to these meetings. It is shown once. */
export function CalendarCard() {
  const feed = useQuery(query(calendarFeed, {}));
  const [url, setUrl] = useState<string>();
  const make = useMeetingChange(
    () => send(MakeCalendarFeed, {}),
    (answer) => setUrl(answer.url),
  );
  if (!feed.data) return null;
  const { since } = feed.data;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-reading">
          <h2>
            <Trans>Im eigenen Kalender</Trans>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {since && !url ? (
              <Since since={since} />
            ) : (
              <Trans>Mit einer geheimen Adresse zeigt Ihr Kalender diese Treffen und hält sie aktuell.</Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            <CalendarSync aria-hidden="true" />
            {since ? <Trans>Neue Adresse</Trans> : <Trans>Adresse erzeugen</Trans>}
          </Button>
          {since && <EndButton onDone={() => setUrl(undefined)} />}
        </div>
      </div>
      {url && since && <Shown url={url} />}
    </Card>
  );
}

function Since({ since }: Readonly<{ since: string }>) {
  const { dateTime } = useFormats();
  const date = dateTime(since);
  return <Trans>Seit {date} gibt es eine geheime Adresse. Eine neue beendet die alte.</Trans>;
}

function Shown({ url }: Readonly<{ url: string }>) {
  const copy = () => navigator.clipboard.writeText(url).then(() => showSnackbar(msg`Die Adresse ist kopiert.`));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-72">
        <Field
          label={<Trans>Adresse für Ihren Kalender</Trans>}
          hint={<Trans>Sie steht nur jetzt hier. Wer sie kennt, sieht Ihre Treffen.</Trans>}
        >
          {(control) => <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
        </Field>
      </div>
      <Button className="mb-6" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        <Trans>Kopieren</Trans>
      </Button>
    </div>
  );
}

function EndButton({ onDone }: Readonly<{ onDone: () => void }>) {
  const [asked, setAsked] = useState(false);
  const end = useMeetingChange(
    () => send(EndCalendarFeed, {}),
    () => {
      setAsked(false);
      onDone();
      showSnackbar(msg`Die Adresse gilt nicht mehr.`);
    },
  );
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        <Trans>Beenden</Trans>
      </Button>
      <ConfirmChange
        open={asked}
        onClose={() => setAsked(false)}
        change={end}
        title={<Trans>Adresse beenden?</Trans>}
        description={<Trans>Kalender, die sie benutzen, zeigen Ihre Treffen dann nicht mehr.</Trans>}
        confirm={<Trans>Beenden</Trans>}
      />
    </>
  );
}
