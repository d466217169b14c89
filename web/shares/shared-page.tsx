import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { sharingUsers } from '#domain/shares/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';
import { SharedList } from './shared-list.tsx';

/** Talks that others share with the person. If the address names a person, only theirs are listed. */
export function SharedPage() {
  const { t } = useLingui();
  const { email = '' } = useParams();
  const [, navigate] = useLocation();
  const { data: people = [] } = useQuery(query(sharingUsers, {}));
  const whom = people.find((one) => one.id === email || one.email === email || one.username === email);
  const from = decodeURIComponent(email);
  return (
    <>
      <PageHeader
        title={<Trans>Mit mir geteilt</Trans>}
        actions={
          (people.length > 1 || from) && (
            <Select
              aria-label={t`Von wem`}
              value={whom?.id ?? ''}
              onChange={({ target }) =>
                navigate(target.value ? `/sessions/shared/${target.value}` : '/sessions/shared')
              }
            >
              <option value="">{t`Von allen`}</option>
              {people.map(({ id, name, sessions }) => (
                <option key={id} value={id}>
                  {name} ({sessions})
                </option>
              ))}
            </Select>
          )
        }
      />
      <SharedList
        wanted={from ? { from } : {}}
        empty={
          <Card>
            <EmptyState
              help="share"
              icon={Share2}
              title={<Trans>Noch nichts geteilt</Trans>}
              text={
                <Trans>
                  Wenn jemand aus Ihren Gruppen einen Vortrag mit Ihnen teilt, steht er hier. Ihre eigenen Vorträge
                  teilen Sie im Bericht, mit dem Knopf „Teilen“.
                </Trans>
              }
            />
          </Card>
        }
      />
    </>
  );
}
