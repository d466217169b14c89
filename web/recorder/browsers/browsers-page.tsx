import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type Ability, abilities, triedAbilities } from './abilities.ts';

/** The supported browsers, and the abilities of this browser. */
export function BrowsersPage() {
  const [tried, setTried] = useState<Readonly<Record<Ability, boolean>>>();
  useEffect(() => void triedAbilities().then(setTried), []);
  return (
    <article className="mx-auto max-w-reading">
      <PageHeader title={<Trans>Unterstützte Browser</Trans>} />
      <p className="mb-8">
        <Trans>
          Rostra läuft in Chrome, Edge, Firefox und Safari der letzten zwei Jahre, auf Computern und Telefonen. Die
          Adresse muss mit https beginnen, damit ein Browser das Mikrofon freigibt.
        </Trans>
      </p>
      <h2 className="mb-3">
        <Trans>Ihr Browser, gerade ausprobiert</Trans>
      </h2>
      {tried ? <Tried tried={tried} /> : <Trying />}
    </article>
  );
}

const Trying = () => (
  <Loading>
    <Skeleton className="h-80" />
  </Loading>
);

function Tried({ tried }: Readonly<{ tried: Readonly<Record<Ability, boolean>> }>) {
  const { i18n } = useLingui();
  const missing = abilities.filter((ability) => !tried[ability]);
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {missing.length === 0 ? (
          <Trans>Er kann alles, was Rostra braucht.</Trans>
        ) : (
          <Trans>Ihm fehlt etwas. Was das für Sie heißt, steht dabei.</Trans>
        )}
      </p>
      <ul className="divide-y divide-line">
        {abilities.map((ability) => (
          <li key={ability} className="flex gap-3 py-3">
            <Mark able={tried[ability]} />
            <div>
              <p className="font-[550]">{i18n._(words[ability].name)}</p>
              {!tried[ability] && <p className="text-sm text-ink-soft">{i18n._(words[ability].without)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ able }: Readonly<{ able: boolean }>) {
  const { t } = useLingui();
  const [Icon, look, name] = able ? ([Check, 'text-good', t`geht`] as const) : ([X, 'text-off', t`fehlt`] as const);
  return <Icon role="img" aria-label={name} className={`mt-0.5 size-5 flex-none ${look}`} />;
}

type Words = Readonly<{ name: MessageDescriptor; without: MessageDescriptor }>;

const words: Readonly<Record<Ability, Words>> = {
  record: {
    name: msg`Ton aufnehmen`,
    without: msg`Sie können hier nicht aufnehmen. Eine fertige Datei können Sie trotzdem hochladen.`,
  },
  film: { name: msg`Bild aufnehmen`, without: msg`Sie können hier nur den Ton aufnehmen.` },
  listen: { name: msg`Pegel messen`, without: msg`Sie sehen beim Aufnehmen nicht, ob Sie laut genug sind.` },
  keep: {
    name: msg`Aufnahmen auf dem Gerät sichern`,
    without: msg`Aufnahmen werden hier nur auf dem Server gesichert. Manche Browser erlauben es in privaten Fenstern nicht.`,
  },
  live: { name: msg`Neues sofort zeigen`, without: msg`Laden Sie die Seite neu, um zu sehen, was sich geändert hat.` },
  screen: {
    name: msg`Bildschirm zeigen`,
    without: msg`Sie können Ihren Bildschirm hier nicht mit aufnehmen. Auf Telefonen geht das nie.`,
  },
  proof: {
    name: msg`Unterschriften von Beweisdateien prüfen`,
    without: msg`Die Seite „Beweisdatei prüfen“ prüft hier alles außer der Unterschrift.`,
  },
};
