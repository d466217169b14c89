const few = 20;

/** Names for who did not choose one. They say nothing of the person: everybody sees a username, and few may see the address. `random(n)` is a whole number below n. */
export const usernameCandidates = (random: (below: number) => number): readonly string[] =>
  Array.from({ length: few }, () => `speaker-${100_000 + random(900_000)}`);
