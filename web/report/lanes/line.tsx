type LineProps = Readonly<{
  path: string | undefined;
  /** Sets the colour of the line. */
  className: string;
}>;

/** A measure over time; gaps are unmeasured. */
export const Line = ({ path, className }: LineProps) => (
  <path d={path} fill="none" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" className={className} />
);
