type Groups<Question, Answer> = Readonly<{
  /** Answers each question, in their order. */
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Groups on their way at once, where those before take long. */
  lanes: number;
  /** Questions in one group. */
  most: number;
  /** Whether those who wait would only hear the same, and later. */
  meetsAll: (error: unknown) => boolean;
}>;

/** A group that is away for longer does not hold up the next one, milliseconds. */
const longMs = 10;

/**
 * Questions of one turn of the event loop, and those that come while others are on their way, go together in one: a round
 * trip costs more than most answers. Each is asked after it came, so what was committed before is in its answer. A group
 * that fails, fails for all in it, and for all who wait where that meets them as well.
 */
export function inGroups<Question, Answer>({ ask, lanes, most, meetsAll }: Groups<Question, Answer>) {
  type Waiting = Readonly<{
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }>;
  const queue: Waiting[] = [];
  let [away, late] = [0, 0];
  let isCalled = false;

  function callNext() {
    if (isCalled || queue.length === 0 || away > late || away === lanes) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      void send(queue.splice(0, most));
    });
  }

  async function send(group: readonly Waiting[]) {
    away += 1;
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      late += 1;
      callNext();
    }, longMs);
    await settle(group);
    clearTimeout(patience);
    away -= 1;
    if (isLate) late -= 1;
    callNext();
  }

  async function settle(group: readonly Waiting[]) {
    try {
      const answers = await ask(group.map(({ question }) => question));
      if (answers.length !== group.length)
        throw new RangeError(`${group.length} questions got ${answers.length} answers`);
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      const others = meetsAll(error) ? queue.splice(0) : [];
      for (const { reject } of [...group, ...others]) reject(error);
    }
  }

  return (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      callNext();
    });
}
