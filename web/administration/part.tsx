import type { ReactNode } from 'react';

/** A section of a person's details. */
export const Part = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <section className="grid gap-2.5 border-t border-line pt-4">
    <h3 className="text-sm font-[600]">{title}</h3>
    {children}
  </section>
);
