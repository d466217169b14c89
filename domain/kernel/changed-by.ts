/** A change of some facts. A field that is left out keeps its value. */
export type Change<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** The facts after an edit: absent fields keep their value. Takes only these facts from the edit. */
export const changedBy = <Facts extends object>(facts: Facts, edit: Change<Facts>): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, edit[name as keyof Facts] ?? value])) as Facts;
