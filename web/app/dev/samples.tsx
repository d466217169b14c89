import { Inbox, Mic } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Popover } from '../../ui/popover.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

type Samples = Readonly<Record<string, () => ReactNode>>;

const looks = ['plain', 'primary', 'record', 'quiet', 'danger'] as const;

function Buttons() {
  return (
    <div className="flex flex-wrap gap-2">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button busy>busy</Button>
      <Button disabled>disabled</Button>
      <Tooltip text="Record">
        <Button size="icon" aria-label="Record">
          <Mic aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  return (
    <div className="grid gap-3">
      <Switch label="Switch" checked={on} onChange={setOn} />
      <Checkbox label="Checkbox" checked={on} onChange={setOn} />
      <Checkbox label="Checkbox with an error" checked={false} onChange={setOn} error="Please agree." />
    </div>
  );
}

function Fields() {
  return (
    <div className="grid gap-4">
      <Field label="Text" hint="A hint">
        {(control) => <TextInput {...control} defaultValue="Text" />}
      </Field>
      <Field label="With an error" error="Please fill in this field.">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Password">{(control) => <PasswordInput autoComplete="new-password" {...control} />}</Field>
      <Field label="Lines">{(control) => <TextArea rows={3} {...control} />}</Field>
      <Field label="Choice">
        {(control) => (
          <Select {...control}>
            <option>One</option>
            <option>Two</option>
          </Select>
        )}
      </Field>
    </div>
  );
}

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'popover' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Dialog" description="What it is about" />
      <Button onClick={() => setOpen('question')}>Question</Button>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete this?"
        description="It cannot be brought back."
        confirm="Delete"
        onConfirm={close}
      />
      <Popover
        label="Popover"
        open={open === 'popover'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'popover' : null)}
        trigger={<Button>Popover</Button>}
        className="p-5"
      >
        Content
      </Popover>
      <DropdownMenu trigger={<Button>Menu</Button>}>
        <MenuLabel>Label</MenuLabel>
        <MenuSeparator />
        <MenuItem>Item</MenuItem>
      </DropdownMenu>
      <Button onClick={() => showSnackbar('Done.', { label: 'Undo', run: () => undefined })}>Snackbar</Button>
    </div>
  );
}

function TabSample() {
  const [value, setValue] = useState('one');
  const tabs = [
    { value: 'one', label: 'One', content: 'The first' },
    { value: 'two', label: 'Two', content: 'The second' },
  ];
  return <Tabs label="Tabs" tabs={tabs} value={value} onChange={setValue} />;
}

export const controls: Samples = {
  Button: Buttons,
  'Switch, Checkbox': Choices,
  'Field, TextInput, PasswordInput, TextArea, Select': Fields,
  'Dialog, ConfirmDialog, Popover, DropdownMenu, Snackbar': Windows,
  Tabs: TabSample,
};

const tones = ['neutral', 'primary', 'good', 'near', 'off'] as const;

export const feedback: Samples = {
  Alert: () => <Alert>This did not work.</Alert>,
  Chip: () => (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone}
        </Chip>
      ))}
    </div>
  ),
  ProgressBar: () => (
    <div className="grid gap-3">
      <ProgressBar label="Under way" value={0.6} />
      <ProgressBar label="Used up" value={1} tone="off" />
    </div>
  ),
  ScoreRing: () => (
    <div className="flex gap-3">
      {[2.4, 5.8, 8.9].map((score) => (
        <ScoreRing key={score} score={score} />
      ))}
    </div>
  ),
  'Spinner, Skeleton': () => (
    <Loading className="grid gap-3">
      <Spinner />
      <Skeleton className="h-10" />
    </Loading>
  ),
  EmptyState: () => (
    <Card>
      <EmptyState icon={Inbox} title="Nothing here yet" text="What will be here." action={<Button>Begin</Button>} />
    </Card>
  ),
  ErrorState: () => (
    <Card>
      <ErrorState error={ApiError.unreachable()} retry={() => undefined} />
    </Card>
  ),
};

export const words: Samples = {
  Logo: () => <Logo />,
  SettingsSection: () => (
    <SettingsSection title="Section" text="What it is about.">
      <p>What can be done.</p>
    </SettingsSection>
  ),
  Fold: () => <Fold title="More">What is for looking up.</Fold>,
};
