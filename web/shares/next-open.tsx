import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { sharedSessions } from '#domain/shares/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';

/** The oldest talk of which the person has said nothing yet; nothing where there is no other. */
export function NextOpen({ after }: Readonly<{ after: string }>) {
  const { data = [] } = useQuery(query(sharedSessions, { state: 'open', order: 'oldest', limit: 2 }));
  const next = data.find(({ sessionId }) => sessionId !== after);
  if (!next) return null;
  return (
    <Button asChild>
      <Link href={`/sessions/shared/talk/${next.sessionId}`}>
        <Trans>Nächster ohne Rückmeldung</Trans>
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
