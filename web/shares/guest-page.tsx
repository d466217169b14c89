import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import {
  guestCommands,
  guestMedia,
  guestPeaks,
  guestSeminar,
  guestSeries,
  guestSession,
} from '#domain/shares/contract/guest-calls.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { mostAt } from '../lib/form/limits.ts';
import { showGuestPass } from '../lib/guest-pass.ts';
import { useFormats } from '../lib/use-formats.ts';
import { type SessionSource, SessionSourceContext, usePlayer } from '../player/for-others.ts';
import {
  AdviceCard,
  LanesCard,
  PlayerCard,
  ReportSkeleton,
  ScoreCard,
  TranscriptCard,
  useDuration,
} from '../report/for-others.ts';
import { analysisState } from '../sessions/for-others.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { GuestSeminar } from './guest-seminar.tsx';

const source = {
  ...{ media: guestMedia, peaks: guestPeaks, series: guestSeries },
  isOwn: false,
} as unknown as SessionSource;

/** The page of a guest link: the guest's name, the password if there is one, and then its content. */
export function GuestPage() {
  const { id = '' } = useParams();
  const [secret] = useState(() => location.hash.slice(1));
  const open = useMutation({
    mutationFn: (given: Readonly<{ name: string; password?: string }>) =>
      send(guestCommands.OpenGuestLink, { id, secret, ...given }),
    onSuccess: ({ pass }) => showGuestPass(pass),
  });
  useEffect(() => () => showGuestPass(undefined), []);
  if (open.data) return open.data.target === 'talk' ? <Session id={id} /> : <Seminar id={id} />;
  if (hasCode(open.error, 'not_found')) return <Over />;
  return <Door open={open} />;
}

const openCall = guestCommands.OpenGuestLink;
type Opening = ReturnType<
  typeof useMutation<Answer<typeof openCall>, Error, Readonly<{ name: string; password?: string }>>
>;

function Door({ open }: Readonly<{ open: Opening }>) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const asksPassword = hasCode(open.error, 'password_incorrect') || password !== '';
  const wasTried = open.variables?.password !== undefined;
  return (
    <div className="mx-auto grid w-full max-w-[440px] gap-4 py-10">
      <PageTitle>{t`Gastlink`}</PageTitle>
      <Card className="p-7 max-md:p-5">
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            open.mutate({ name, ...(asksPassword && { password }) });
          }}
        >
          <div className="grid gap-2">
            <h1 className="text-xl">
              <Trans>Jemand zeigt Ihnen etwas</Trans>
            </h1>
            <p className="text-ink-soft">
              <Trans>
                Sie brauchen kein Konto. Wer Ihnen den Link gab, sieht, dass und wann er geöffnet wurde, und Ihren
                Namen, wenn Sie ihn nennen.
              </Trans>
            </p>
          </div>
          <Field label={<Trans>Ihr Name (freiwillig)</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="name"
                maxLength={mostAt(openCall.body, 'name')}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {asksPassword && (
            <Field
              label={<Trans>Passwort des Links</Trans>}
              error={wasTried && !open.isPending && open.isError ? t`Das ist nicht das Passwort.` : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="password"
                  autoFocus
                  autoComplete="off"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
          )}
          {open.isError && !hasCode(open.error, 'password_incorrect') && (
            <Alert>{i18n._(errorMessage(open.error))}</Alert>
          )}
          <Button type="submit" look="primary" size="large" busy={open.isPending}>
            <Trans>Ansehen</Trans>
          </Button>
        </form>
      </Card>
    </div>
  );
}

function Over() {
  const { t } = useLingui();
  return (
    <Card className="mx-auto mt-10 w-full max-w-[560px]">
      <PageTitle>{t`Gastlink`}</PageTitle>
      <EmptyState
        icon={LinkIcon}
        title={<Trans>Dieser Link gilt nicht mehr</Trans>}
        text={<Trans>Er ist abgelaufen oder wurde beendet. Fragen Sie die Person, von der Sie ihn haben.</Trans>}
      />
    </Card>
  );
}

type GuestHead = Readonly<{ name: string; ownerName: string; until: string | null; duration?: number | null }>;

function Header({ name, ownerName, until, duration = null }: GuestHead) {
  const { dateTime } = useFormats();
  return (
    <header className="mb-6 grid gap-1.5">
      <PageTitle>{name}</PageTitle>
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="text-sm text-ink-soft">
        <Trans>von {ownerName}</Trans>
        {duration !== null && <> · {clockTime(duration)} min</>}
        {until && (
          <>
            {' · '}
            <Trans>zu sehen bis {dateTime(until)}</Trans>
          </>
        )}
      </p>
    </header>
  );
}

function Session({ id }: Readonly<{ id: string }>) {
  const session = useQuery(query(guestSession, { id }));
  if (hasCode(session.error, 'not_found')) return <Over />;
  if (session.isError) return <ErrorState error={session.error} retry={() => void session.refetch()} />;
  if (!session.data) return <ReportSkeleton />;
  return (
    <SessionSourceContext value={source}>
      <div className="py-6">
        <Header {...session.data} />
        <Report session={session.data} />
      </div>
    </SessionSourceContext>
  );
}

function Report({ session }: Readonly<{ session: Answer<typeof guestSession> }>) {
  const { player, media } = usePlayer(session.id, session.withMedia);
  const duration = useDuration(session, player);
  const shown = { session, player, duration, text: session.textAnalysis };
  const isReady = analysisState(session) === 'succeeded';
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr]">
      {session.withMedia ? (
        <PlayerCard {...shown} media={media} />
      ) : (
        <Card className="p-6 text-ink-soft">
          <Trans>Dieser Vortrag wird ohne Aufnahme gezeigt: Sie sehen den Bericht.</Trans>
        </Card>
      )}
      <aside className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {isReady ? (
          <>
            <ScoreCard session={session} />
            <AdviceCard player={player} session={session} />
          </>
        ) : (
          <Card className="p-6 text-ink-soft">
            <Trans>Der Bericht ist noch nicht fertig.</Trans>
          </Card>
        )}
      </aside>
      <LanesCard {...shown} />
      {session.textAnalysis && (
        <TranscriptCard
          player={player}
          text={session.textAnalysis}
          pauses={session.audioAnalysis?.pauses ?? []}
          locale={session.locale}
        />
      )}
    </div>
  );
}

function Seminar({ id }: Readonly<{ id: string }>) {
  const seminar = useQuery(query(guestSeminar, { id }));
  if (hasCode(seminar.error, 'not_found')) return <Over />;
  if (seminar.isError) return <ErrorState error={seminar.error} retry={() => void seminar.refetch()} />;
  if (!seminar.data) return <ReportSkeleton />;
  return (
    <div className="mx-auto w-full max-w-[860px] py-6">
      <Header {...seminar.data} />
      <GuestSeminar seminar={seminar.data} />
    </div>
  );
}
