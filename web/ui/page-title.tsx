/** React puts it into the head; `index.html` has none, because the first one would win. */
export function PageTitle({ children }: Readonly<{ children: string }>) {
  return <title>{`Rostra – ${children}`}</title>;
}
