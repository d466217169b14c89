type Fields = Readonly<Record<string, unknown>>;

/** `/api/Sessions/:id` and `{ id, name }` → `/api/Sessions/7f…` and the fields that the path does not name, `{ name }`. */
export function fillPath(template: string, input: Fields): Readonly<{ path: string; rest: Fields }> {
  const rest = { ...input };
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { path, rest };
}

export function withSearch(path: string, fields: Fields): string {
  const search = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
