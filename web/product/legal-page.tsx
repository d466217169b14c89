import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { legalPage } from '#domain/product/contract/calls.ts';
import { type QueryInput, query } from '../lib/api.ts';
import { currentLocale } from '../lib/locale.ts';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ContactForm } from './contact-form.tsx';
import { SupportContact } from './support-contact.tsx';

type PageName = QueryInput<typeof legalPage>['page'];

/** Pages with a text of the product's own until the operator provides one. */
const ownTexts: readonly PageName[] = ['contact', 'accessibility'];

/** A legal page; `/legal/privacy` and `/privacy` are the same. */
export function LegalPage() {
  const [path] = useLocation();
  const page = path.split('/').at(-1) as PageName;
  const text = useQuery(query(legalPage, { page, locale: currentLocale() }));

  if (text.isPending) return <TextSkeleton />;
  if (text.isError) return <ErrorState error={text.error} retry={() => void text.refetch()} />;
  const { title, blocks, isPlaceholder } = text.data;
  return (
    <article className="mx-auto max-w-reading">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} below={isPlaceholder && !ownTexts.includes(page) && <Placeholder />} />
      <div className="grid gap-4">
        {blocks.map(({ kind, text: words }) =>
          kind === 'heading' ? (
            <h2 key={words} className="mt-4 font-display text-lg">
              {words}
            </h2>
          ) : (
            <p key={words} className="whitespace-pre-line">
              {words}
            </p>
          ),
        )}
      </div>
      {page === 'contact' && (
        <>
          <SupportContact />
          <ContactForm />
        </>
      )}
    </article>
  );
}

/** Marks a text whose gaps the operator has to fill. */
function Placeholder() {
  return (
    <Chip tone="near">
      <Trans>Platzhalter, noch kein Text des Betreibers</Trans>
    </Chip>
  );
}

function TextSkeleton() {
  return (
    <Loading className="mx-auto grid max-w-reading gap-4">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}
