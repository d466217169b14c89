import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { closeHelp } from '../../lib/help-state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCommands } from './use-commands.ts';

const item =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm aria-selected:bg-primary-wash aria-selected:text-primary max-md:min-h-touch [&_.lucide]:size-[18px] [&_.lucide]:text-ink-faint';

/** Everything that one can go to or do, found by typing. */
export function CommandPalette() {
  const { t } = useLingui();
  const commands = useCommands();
  return (
    <Dialog open onOpenChange={closeHelp} title={<Trans>Wohin, oder was tun?</Trans>}>
      <Command label={t`Befehle`} className="grid gap-3">
        <Command.Input
          autoFocus
          placeholder={t`Tippen Sie, z. B. „Vorträge“ oder „hell“`}
          className="min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 max-md:min-h-touch max-md:text-[1rem]"
        />
        <Command.List className="max-h-[50dvh] overflow-y-auto">
          <Command.Empty className="px-3 py-6 text-center text-sm text-ink-soft">
            <Trans>Dazu gibt es nichts.</Trans>
          </Command.Empty>
          {commands.map(({ id, label, icon: Icon, run }) => (
            <Command.Item
              key={id}
              value={label}
              className={item}
              onSelect={() => {
                closeHelp();
                run();
              }}
            >
              <Icon aria-hidden="true" />
              {label}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
