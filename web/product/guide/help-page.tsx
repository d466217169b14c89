import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Code, Footprints, Keyboard, LifeBuoy } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'wouter';
import { CurrentUser } from '../../lib/current-user.tsx';
import { showHelp } from '../../lib/help-state.ts';
import { useRestartTour } from '../../lib/use-restart-tour.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { guideNames, guides } from './guides.ts';

/** Lists all guides and other ways to get help. */
export function HelpPage() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={<Trans>Hilfe</Trans>} />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {guideNames.map((name) => (
          <li key={name}>
            <Card className="relative flex h-full gap-4 p-6 max-md:p-5">
              <BookOpen aria-hidden="true" className="size-6 flex-none text-primary" />
              <div>
                <h2>
                  <Link href={`/help/${name}`} className="text-ink no-underline after:absolute after:inset-0">
                    {i18n._(guides[name].title)}
                  </Link>
                </h2>
                <p className="text-sm text-ink-soft">{i18n._(guides[name].text)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <FurtherHelp />
    </>
  );
}

function FurtherHelp() {
  const restartTour = useRestartTour();
  const isSignedIn = useContext(CurrentUser) !== undefined;
  return (
    <section className="mt-8 grid justify-items-start gap-3">
      <h2>
        <Trans>Noch eine Frage?</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        {isSignedIn && (
          <>
            <Button onClick={() => void restartTour()}>
              <Footprints aria-hidden="true" />
              <Trans>Rundgang von vorn</Trans>
            </Button>
            <Button onClick={() => showHelp('keys')}>
              <Keyboard aria-hidden="true" />
              <Trans>Tasten</Trans>
            </Button>
          </>
        )}
        <Button asChild>
          <Link href="/legal/contact">
            <LifeBuoy aria-hidden="true" />
            <Trans>Nachricht schreiben</Trans>
          </Link>
        </Button>
        <Button asChild>
          <a href="/api/docs">
            <Code aria-hidden="true" />
            <Trans>Schnittstelle</Trans>
          </a>
        </Button>
      </div>
    </section>
  );
}
