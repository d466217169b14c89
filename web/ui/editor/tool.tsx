import type { LucideIcon } from 'lucide-react';

type ToolProps = Readonly<{ icon: LucideIcon; label: string; isOn: boolean; onClick: () => void }>;

export const Tool = ({ icon: Icon, label, isOn, onClick }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    onClick={onClick}
    className="grid size-9 place-items-center rounded-sm text-ink-soft hover:bg-sunken aria-pressed:bg-primary-wash aria-pressed:text-primary max-md:size-touch"
  >
    <Icon aria-hidden="true" className="size-[18px]" />
  </button>
);
