import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** A link back to the seminar, or to all seminars. */
export const ToSeminar = ({ id }: Readonly<{ id?: string }>) => (
  <Link href={id ? `/seminars/details/${id}` : '/seminars'} className="text-primary">
    {id ? <Trans>Zur Seminarseite</Trans> : <Trans>Seminare</Trans>}
  </Link>
);
