import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import {
  AudioLines,
  GraduationCap,
  type LucideIcon,
  Newspaper,
  Presentation,
  Target,
  TextQuote,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { type Found, foundKinds } from '#domain/product/contract/search.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { closeHelp } from '../../lib/help-state.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type RecentHit, recentHits, rememberHit } from './recent-hits.ts';
import { useCommands, useFurtherPages } from './use-commands.ts';
import { hrefOf, useFound } from './use-found.ts';

const item =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm aria-selected:bg-primary-wash aria-selected:text-primary max-md:min-h-touch [&_.lucide]:size-[18px] [&_.lucide]:flex-none [&_.lucide]:text-ink-faint';
const heading =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint';

/** Finds talks, pages and commands by typing. */
export function CommandPalette() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { hits, isSearching, error } = useFound(text);
  const commands = useMatchingCommands(text);
  const { id: personId } = useCurrentUser();
  const recent = text.trim() === '' ? recentHits(personId) : [];
  const isEmpty = hits.length + commands.length + recent.length === 0;
  return (
    <Dialog open onOpenChange={closeHelp} title={<Trans>Suchen</Trans>}>
      <Command label={t`Suchen und Befehle`} shouldFilter={false} className="grid gap-3">
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={t`Vorträge, Menschen, Gruppen, Befehle …`}
          className="min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 max-md:min-h-touch max-md:text-[1rem]"
        />
        <Command.List aria-busy={isSearching} className="h-[50dvh] overflow-y-auto">
          {isEmpty && <Nothing isSearching={isSearching} hasFailed={error !== null} />}
          {recent.length > 0 && (
            <Command.Group heading={t`Zuletzt geöffnet`} className={heading}>
              {recent.map((hit) => (
                <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
              ))}
            </Command.Group>
          )}
          {foundKinds.map((kind) => (
            <OfKind key={kind} kind={kind} hits={hits.filter((hit) => hit.kind === kind)} />
          ))}
          {commands.length > 0 && (
            <Command.Group heading={t`Seiten und Befehle`} className={heading}>
              {commands.map(({ id, label, icon: Icon, run }) => (
                <Command.Item
                  key={id}
                  value={`command ${id}`}
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
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function useMatchingCommands(text: string) {
  const [commands, further] = [useCommands(), useFurtherPages()];
  const wanted = text.trim().toLowerCase();
  return wanted === ''
    ? commands
    : [...commands, ...further].filter(({ label, about = '' }) => `${label} ${about}`.toLowerCase().includes(wanted));
}

function Nothing({ isSearching, hasFailed }: Readonly<{ isSearching: boolean; hasFailed: boolean }>) {
  return (
    <p role="status" className="px-3 py-6 text-center text-sm text-ink-soft">
      {isSearching ? (
        <Trans>Wird gesucht …</Trans>
      ) : hasFailed ? (
        <Trans>Die Suche ist gerade nicht zu erreichen.</Trans>
      ) : (
        <Trans>Dazu gibt es nichts. Versuchen Sie ein kürzeres Wort.</Trans>
      )}
    </p>
  );
}

const kinds: Readonly<Record<Found['kind'], Readonly<{ name: MessageDescriptor; icon: LucideIcon }>>> = {
  talk: { name: msg`Vorträge`, icon: AudioLines },
  words: { name: msg`In Ihren Vorträgen gesagt`, icon: TextQuote },
  person: { name: msg`Menschen`, icon: UserRound },
  group: { name: msg`Gruppen`, icon: UsersRound },
  seminar: { name: msg`Seminare`, icon: GraduationCap },
  deck: { name: msg`Folien`, icon: Presentation },
  goal: { name: msg`Ziele`, icon: Target },
  article: { name: msg`Neuigkeiten`, icon: Newspaper },
};

function OfKind({ kind, hits }: Readonly<{ kind: Found['kind']; hits: readonly Found[] }>) {
  const { i18n } = useLingui();
  const { shortDay } = useFormats();
  if (hits.length === 0) return null;
  return (
    <Command.Group heading={i18n._(kinds[kind].name)} className={heading}>
      {hits.map((hit) => {
        // Spoken words come first, with their talk beside them.
        const [text, aside] =
          kind === 'words'
            ? [hit.detail, hit.title]
            : [hit.title, hit.detail ?? (hit.at && shortDay(hit.at, new Date()))];
        return <Hit key={hit.id + hit.title} hit={hit} text={text} aside={aside} />;
      })}
    </Command.Group>
  );
}

function Hit({ hit, text, aside }: Readonly<{ hit: RecentHit; text?: ReactNode; aside?: ReactNode }>) {
  const { kind, id, title, second } = hit;
  const [, navigate] = useLocation();
  const { id: personId } = useCurrentUser();
  const { icon: Icon } = kinds[kind];
  return (
    <Command.Item
      value={`${kind} ${id} ${title}`}
      className={item}
      onSelect={() => {
        rememberHit(personId, hit);
        closeHelp();
        navigate(hrefOf[kind](id, second));
      }}
    >
      <Icon aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{text ?? title}</span>
      {aside && <span className="max-w-[40%] truncate text-xs text-ink-faint tabular-nums">{aside}</span>}
    </Command.Item>
  );
}
