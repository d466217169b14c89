/** A permission is `type:qualifier`. A qualifier of a higher rank implies the lower ones of its type. */
const ranks: Readonly<Record<string, readonly string[]>> = {
  analysis: ['relaxed', 'fast'],
  ai_feedback: ['relaxed', 'fast'],
  live_transcription: ['relaxed', 'fast'],
  public_group: ['limited', 'full'],
  tutorial: ['basic', 'advanced', 'expert'],
};

/** A requirement without a qualifier is met by any permission of that type; `type:qualifier` by the same permission or one that implies it. */
export function permits(held: readonly string[], requirement: string): boolean {
  const [type = '', qualifier] = requirement.split(':');
  const ofType = held.filter((permission) => permission.split(':')[0] === type);
  if (qualifier === undefined) return ofType.length > 0;
  const order = ranks[type] ?? [];
  return ofType.some((permission) => {
    const own = permission.split(':')[1] ?? '';
    return own === qualifier || (order.includes(qualifier) && order.indexOf(own) > order.indexOf(qualifier));
  });
}

/** Any of the requirements is enough. */
export const permitsAny = (held: readonly string[], requirements: readonly string[]): boolean =>
  requirements.some((requirement) => permits(held, requirement));
