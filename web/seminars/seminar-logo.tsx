import type { SeminarRow } from '#domain/seminars/contract/detail.ts';

type SeminarLogoProps = Readonly<{ seminar: Pick<SeminarRow, 'logo' | 'name'> }>;

/** The logo, at most 180 × 60 pixels, or the first letter of the name. */
export function SeminarLogo({ seminar: { logo, name } }: SeminarLogoProps) {
  if (logo) return <img src={logo} alt="" className="max-h-[60px] max-w-[180px] object-contain object-left" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-md bg-primary-wash font-display text-xl font-semibold text-primary"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
