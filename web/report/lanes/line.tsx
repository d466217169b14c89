type LineProps = Readonly<{
  path: string | undefined;
  /** Its colour. */
  className: string;
}>;

/** A measure over time; where it breaks, nothing was measured. */
export const Line = ({ path, className }: LineProps) => (
  <path d={path} fill="none" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" className={className} />
);
