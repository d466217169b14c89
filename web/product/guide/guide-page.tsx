import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { currentLocale } from '../../lib/locale.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { GuideText, readGuide } from './guide-text.tsx';
import { type GuideName, guideText, isGuideName } from './guides.ts';

/** One of the guides. The hash names a section: `/help/learner#report`. */
export function GuidePage() {
  const { guide = '' } = useParams();
  return isGuideName(guide) ? <ShownGuide name={guide} /> : <Redirect to="/help" replace />;
}

function ShownGuide({ name }: Readonly<{ name: GuideName }>) {
  const { t } = useLingui();
  const locale = currentLocale();
  const text = useQuery({
    queryKey: ['guide', name, locale],
    queryFn: () => guideText(name, locale),
    staleTime: Infinity,
  });
  const isThere = text.isSuccess;
  useEffect(() => {
    if (isThere) scrollToSection();
  }, [isThere]);
  if (text.isPending)
    return (
      <Loading className="mx-auto grid max-w-reading gap-4">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-64" />
      </Loading>
    );
  if (text.isError) return <ErrorState error={text.error} retry={() => void text.refetch()} />;
  const { title, tokens, sections } = readGuide(text.data);
  return (
    <article className="mx-auto grid max-w-reading gap-8">
      <PageTitle>{title}</PageTitle>
      <div>
        <p className="mb-2 text-sm">
          <Link href="/help">
            <Trans>Alle Anleitungen</Trans>
          </Link>
        </p>
        <PageHeader title={title} />
        <GuideText tokens={tokens} />
      </div>
      <nav aria-label={t`Inhalt`} className="rounded-lg bg-sunken px-6 py-4">
        <ul className="grid gap-1 text-sm sm:grid-cols-2">
          {sections.map(({ id, title: section }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-6 items-center max-md:min-h-touch">
                {section}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title: section, tokens: body }) => (
        <section key={id} aria-labelledby={id} className="grid gap-3">
          <h2 id={id} tabIndex={-1} className="scroll-mt-[calc(var(--top-bar)+1rem)] font-display text-xl outline-none">
            {section}
          </h2>
          <GuideText tokens={body} />
        </section>
      ))}
    </article>
  );
}

/** Scrolls to the section of the address, which did not exist yet when the browser looked for it. */
function scrollToSection(): void {
  const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
