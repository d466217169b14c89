type Groups<Question, Answer> = Readonly<{
  /** Answers each question, in their order. */
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Groups on their way at once: one that takes long does not hold up all the others. */
  lanes: number;
  /** Questions in one group. */
  most: number;
}>;

/**
 * Questions that come while others are on their way go together in one: a round trip costs more than most answers. Each
 * is asked after it came, so what was committed before is in its answer. A group that fails, fails for all in it.
 */
export function inGroups<Question, Answer>({ ask, lanes, most }: Groups<Question, Answer>) {
  type Waiting = Readonly<{
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }>;
  const queue: Waiting[] = [];
  let open = lanes;

  async function drain() {
    if (open === 0) return;
    open -= 1;
    while (queue.length > 0) await settle(queue.splice(0, most));
    open += 1;
  }

  async function settle(group: readonly Waiting[]) {
    try {
      const answers = await ask(group.map(({ question }) => question));
      if (answers.length !== group.length)
        throw new RangeError(`${group.length} questions got ${answers.length} answers`);
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      void drain();
    });
}
