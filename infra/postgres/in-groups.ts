type Groups<Question, Answer> = Readonly<{
  /** Answers the questions of a group, in order. */
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** The most groups in flight. A further group is sent only while all earlier ones are late. */
  lanes: number;
  /** The most questions in one group. */
  most: number;
  /** Whether the error would also affect the waiting questions, so that they are rejected at once. */
  meetsAll: (error: unknown) => boolean;
}>;

/** Milliseconds after which a group is late and no longer delays the next one. */
const longMs = 10;

/**
 * Sends questions in groups, since a round trip costs more than most answers. A group has the questions of one turn of the event loop, and those that
 * arrive while a group is in flight. A question is sent after it was asked, so its answer includes every earlier commit. A failure
 * rejects the whole group, and with `meetsAll` also the waiting questions.
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
