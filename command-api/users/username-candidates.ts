const few = 20;

/** Usernames that reveal nothing of the person, because everybody sees them. `random(n)`: a whole number below n. */
export const usernameCandidates = (random: (below: number) => number): readonly string[] =>
  Array.from({ length: few }, () => `speaker-${100_000 + random(900_000)}`);
