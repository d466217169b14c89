import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic, Target, Upload } from 'lucide-react';
import { Link } from 'wouter';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type AdviceWords, adviceWords } from '#domain/sessions/contract/advice-words.ts';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import { exerciseLabel, exerciseWords } from '#domain/sessions/contract/exercise-words.ts';
import { goalMeasures } from '#domain/sessions/contract/measures.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { query } from '../../lib/api.ts';
import { usePermitted } from '../../lib/current-user.tsx';
import { mayRecord, mayUpload } from '../../lib/gates.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { permits } from '../../lib/web-area.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { openUpload } from '../upload-state.ts';
import { nextStep } from './next-step.ts';
import { useNewestSessions } from './use-newest-sessions.ts';

/** The next step after the newest talk, if no other step comes first. */
export function NextStep() {
  const sessions = useNewestSessions();
  const dashboard = useDashboard();
  if (sessions.isPending || dashboard.isPending) return <NextStepSkeleton />;
  if (dashboard.data?.nextStep) return null;
  return sessions.data ? <NextStepCard newest={sessions.data[0]} /> : null;
}

function NextStepCard({ newest }: Readonly<{ newest: SessionRow | undefined }>) {
  const step = nextStep(newest);
  const name = 'talk' in step ? step.talk.name : '';
  const report = 'talk' in step && <ReportButton id={step.talk.id} look={step.kind === 'mend' ? 'primary' : 'plain'} />;
  switch (step.kind) {
    case 'first_talk':
      return (
        <NextStepPanel
          title={<Trans>Nehmen Sie Ihren ersten Vortrag auf</Trans>}
          text={<Trans>Zwei Minuten genügen. Danach sehen Sie, wie Sie sprechen, und was Sie als Nächstes üben.</Trans>}
          actions={<MakeActions />}
        />
      );
    case 'wait':
      return (
        <NextStepPanel
          title={<Trans>„{name}“ wird gerade ausgewertet</Trans>}
          text={<Trans>Sie können die Seite verlassen: Die Auswertung läuft weiter, und nichts geht verloren.</Trans>}
          actions={report}
        />
      );
    case 'mend':
      return (
        <NextStepPanel
          title={<Trans>„{name}“ ließ sich nicht auswerten</Trans>}
          text={<Trans>Die Analyse wurde nicht angerechnet. Im Bericht steht, woran es lag und was jetzt hilft.</Trans>}
          actions={report}
        />
      );
    case 'practise':
      return (
        <NextStepPanel
          title={<Trans>Sprechen Sie „{name}“ noch einmal</Trans>}
          text={<Dearest id={step.talk.id} />}
          actions={
            <>
              {report}
              <GoalButton id={step.talk.id} />
              <AgainButton id={step.talk.id} name={name} />
            </>
          }
        />
      );
  }
}

/** The finding of this talk that cost most points, with an exercise. */
function Dearest({ id }: Readonly<{ id: string }>) {
  const locale = useLocale();
  const detail = useQuery(query(sessionDetail, { id }));
  const dearest = detail.data?.advice[0];
  const words: AdviceWords | undefined = dearest && adviceWords[dearest.code];
  const exercise: Bilingual | undefined = dearest && exerciseWords[dearest.exercise];
  if (!words || !exercise) {
    return (
      <Trans>Sehen Sie im Bericht nach, was am meisten gekostet hat, und ändern Sie im nächsten Versuch nur das.</Trans>
    );
  }
  const finding = words.title[locale];
  return (
    <>
      <Trans>
        Am meisten gekostet hat: <b>{finding}</b>.
      </Trans>{' '}
      <b>{exerciseLabel[locale]}</b> {exercise[locale]}
    </>
  );
}

function MakeActions() {
  const records = usePermitted(mayRecord);
  const uploads = usePermitted(mayUpload);
  return (
    <>
      {uploads && (
        <Button size="large" onClick={() => openUpload()}>
          <Upload aria-hidden="true" />
          <Trans>Datei hochladen</Trans>
        </Button>
      )}
      {records && (
        <Button asChild look="primary" size="large">
          <Link href="/liverecorder">
            <Mic aria-hidden="true" />
            <Trans>Jetzt aufnehmen</Trans>
          </Link>
        </Button>
      )}
    </>
  );
}

/** Opens the recorder with the name and the kind of this talk. */
function AgainButton({ id, name }: Readonly<{ id: string; name: string }>) {
  const records = usePermitted(mayRecord);
  const detail = useQuery(query(sessionDetail, { id }));
  if (!records) return null;
  const asked = new URLSearchParams({ name, ...(detail.data && { kind: detail.data.kind }) });
  return (
    <Button asChild look="primary" size="large">
      <Link href={`/liverecorder?${asked}`}>
        <Mic aria-hidden="true" />
        <Trans>Nochmal sprechen</Trans>
      </Link>
    </Button>
  );
}

/** Proposes a goal for the measure that cost most, if goals support it. */
function GoalButton({ id }: Readonly<{ id: string }>) {
  const practises = usePermitted(permits('challenge:default'));
  const part = useQuery(query(sessionDetail, { id })).data?.advice[0]?.part;
  if (!practises || !part || !(part in goalMeasures)) return null;
  return (
    <Button asChild size="large">
      <Link href={`/goals/new?measure=${part}`}>
        <Target aria-hidden="true" />
        <Trans>Als Ziel setzen</Trans>
      </Link>
    </Button>
  );
}

function ReportButton({ id, look }: Readonly<{ id: string; look: 'primary' | 'plain' }>) {
  return (
    <Button asChild look={look} size="large">
      <Link href={`/sessions/${id}`}>
        <Trans>Bericht ansehen</Trans>
      </Link>
    </Button>
  );
}

function NextStepSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[164px] rounded-lg" />
    </Loading>
  );
}
