import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { closeHelp } from '../../lib/help-state.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Group = Readonly<{
  title: MessageDescriptor;
  keys: readonly (readonly [keys: readonly (string | MessageDescriptor)[], deed: MessageDescriptor])[];
}>;

const space = msg`Leertaste`;
const groups: readonly Group[] = [
  {
    title: msg`Überall`,
    keys: [
      [[msg`Strg`, 'K'], msg`Befehle suchen`],
      [['?'], msg`Diese Übersicht`],
      [['Esc'], msg`Fenster oder Menü schließen`],
    ],
  },
  {
    title: msg`Beim Anhören`,
    keys: [
      [[space], msg`Abspielen und anhalten`],
      [['←', '→'], msg`5 Sekunden zurück und vor`],
      [['J', 'L'], msg`10 Sekunden zurück und vor`],
    ],
  },
  {
    title: msg`Beim Aufnehmen`,
    keys: [
      [[space], msg`Beginnen, pausieren, weitermachen`],
      [['K'], msg`Kapitel beginnen`],
    ],
  },
];

/** Lists all keyboard shortcuts. */
export function KeyboardSheet() {
  return (
    <Dialog open onOpenChange={closeHelp} title={<Trans>Tasten</Trans>}>
      <div className="grid gap-6">
        {groups.map((group) => (
          <KeyGroup key={group.title.id} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function KeyGroup({ title, keys }: Group) {
  const { i18n } = useLingui();
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-ink-soft">{i18n._(title)}</h3>
      <dl className="grid gap-2 text-sm">
        {keys.map(([names, deed]) => (
          <div key={deed.id} className="flex items-center justify-between gap-4">
            <dt>{i18n._(deed)}</dt>
            <dd className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={typeof name === 'string' ? name : name.id}
                  className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-ui text-xs font-[550]"
                >
                  {typeof name === 'string' ? name : i18n._(name)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
