import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ChainCard } from './chain-card.tsx';
import { DeedsView } from './deeds-view.tsx';
import { StreamsView } from './streams-view.tsx';

/** Searches all deeds and all streams. */
export function HistoryPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const show = (view: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (view === 'deeds') after.delete('view');
        else after.set('view', view);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={<Trans>Verlauf</Trans>}
        below={
          <span className="block max-w-reading">
            <Trans>Wer was wann getan hat, was zuletzt geschah zuerst. Jede Einsicht wird selbst festgehalten.</Trans>
          </span>
        }
      />
      <ChainCard />
      <Tabs
        label={t`Verlauf`}
        tabs={[
          { value: 'deeds', label: <Trans>Was geschah</Trans>, content: <DeedsView /> },
          { value: 'streams', label: <Trans>Vorgänge</Trans>, content: <StreamsView /> },
        ]}
        value={params.get('view') === 'streams' ? 'streams' : 'deeds'}
        onChange={show}
      />
    </>
  );
}
