/** People who are chosen in the table, by id. */
export type Selection = Readonly<{ ids: ReadonlySet<string>; toggle: (ids: readonly string[], isOn: boolean) => void }>;
