import type { ElementRules } from '#domain/seminars/contract/outline.ts';

/** A simple model of the specification of seminars: no versions and no streams, only a record of everything that happened. */
type Rules = ElementRules;
type Earlier = Readonly<{ rules: Rules; until: number }>;
type Due = string | null;
type PlainElement = { id: string; rules: Rules; earlier: Earlier[]; addedAt: number; dueAt: Due };
type Levels = readonly Readonly<{ criterionId: string; level: number }>[];
type PlainWork = {
  id: string;
  elementId: string;
  rules: Rules;
  time: number;
  skipped: boolean;
  shared: boolean;
  score: number | null;
  hasFeedback: boolean;
  /** By rater. */
  judged: Record<string, Levels>;
};
type PlainLearner = {
  joinedAt: number;
  work: PlainWork[];
  sessions: { id: string; elementId: string; rules: Rules; time: number; score: number }[];
  extensions: Record<string, Due>;
  reminded: Record<string, string>;
};

export class PlainSeminar {
  time = 0;
  isPublished = false;
  blocks: { id: string; dueAt: Due; elements: PlainElement[] }[] = [];
  criteria: string[] = [];
  readonly learners = new Map<string, PlainLearner>();
  readonly #orders: { until: number; ids: readonly string[] }[] = [];

  get elements(): PlainElement[] {
    return this.blocks.flatMap(({ elements }) => elements);
  }

  find = (id: string) => this.elements.find((element) => element.id === id);

  change(element: PlainElement, rules: Rules): void {
    element.earlier.push({ rules: element.rules, until: this.time });
    element.rules = rules;
  }

  get order(): readonly string[] {
    return this.elements.map(({ id }) => id);
  }

  /** Records the current order before an element is moved or deleted. */
  rememberOrder(ids: readonly string[]): void {
    this.#orders.push({ until: this.time, ids });
  }

  /** Completed: the work meets today's rules, the rules under which some of it was made, or rules that applied in between. */
  isCompleted(name: string, element: PlainElement): boolean {
    const { joinedAt, work, sessions } = this.learner(name);
    const mine = work.filter(({ elementId, skipped }) => elementId === element.id && !skipped);
    const counted = sessions.filter(({ elementId }) => elementId === element.id);
    if (isEnough(element.rules, mine, counted)) return true;
    if ([...mine, ...counted].some(({ rules }) => isEnough(rules, mine, counted))) return true;
    return element.earlier.some(
      ({ rules, until }) =>
        until > joinedAt &&
        isEnough(
          rules,
          mine.filter(({ time }) => time < until),
          counted.filter(({ time }) => time < until),
        ),
    );
  }

  state(name: string, element: PlainElement): string {
    if (this.isCompleted(name, element)) return 'completed';
    const { work } = this.learner(name);
    if (work.some(({ elementId, skipped }) => elementId === element.id && skipped)) return 'skipped';
    const { rules } = element;
    if (rules.type === 'watch_feedback' && !work.some(({ hasFeedback }) => hasFeedback)) return 'waiting';
    if (rules.type === 'give_feedback' && !this.isShownByOthers(name, rules.forElement)) return 'waiting';
    return 'active';
  }

  isShownByOthers(name: string, elementId: string): boolean {
    return [...this.learners].some(
      ([other, { work }]) => other !== name && work.some((one) => one.elementId === elementId && one.shared),
    );
  }

  /**
   * Everything that was reached stays open, in any order. An element blocks nothing if it depends on others, or was added
   * after the participant's last activity.
   */
  isLocked(name: string, wanted: PlainElement): boolean {
    const { joinedAt } = this.learner(name);
    const met = this.#orders.filter(({ until }) => until > joinedAt).map(({ ids }) => ids);
    return [this.order, ...met].every((ids) => this.#isLockedIn(ids, name, wanted.id));
  }

  #isLockedIn(ids: readonly string[], name: string, wanted: string): boolean {
    if (!ids.includes(wanted)) return true;
    const { joinedAt, work, sessions } = this.learner(name);
    const later = ids.slice(ids.indexOf(wanted));
    if (later.some((id) => [...work, ...sessions].some(({ elementId }) => elementId === id))) return false;
    const last = Math.max(joinedAt, ...[...work, ...sessions].map(({ time }) => time));
    for (const id of ids.slice(0, ids.indexOf(wanted))) {
      const element = this.find(id);
      if (!element) continue;
      const isInTheWay = !isOfOthers(element) && element.addedAt <= last;
      if (isInTheWay && this.state(name, element) === 'active') return true;
    }
    return false;
  }

  /** False if refused. Others can rate shared submissions by today's criteria, if an element asks for ratings. */
  assess(one: PlainWork, raterId: string, levels: Levels): boolean {
    if (JSON.stringify(one.judged[raterId] ?? []) === JSON.stringify(levels)) return true;
    const { [raterId]: _, ...others } = one.judged;
    if (levels.length === 0) {
      one.judged = others;
      return true;
    }
    const isAsked = this.elements.some(({ id, rules }) => {
      if (rules.type === 'give_feedback') return rules.forElement === one.elementId && rules.byCriteria === true;
      return id === one.elementId && rules.type === 'video_presentation' && rules.byCriteria === true;
    });
    const isThere = one.shared && !one.skipped && this.find(one.elementId) !== undefined;
    const isFit = levels.every(({ criterionId, level }) => this.criteria.includes(criterionId) && level <= 3);
    if (!isThere || !this.isPublished || !isAsked || !isFit) return false;
    one.judged = { ...others, [raterId]: levels };
    return true;
  }

  judged = (name: string) => Object.fromEntries(this.learner(name).work.map(({ id, judged }) => [id, judged]));

  due(name: string) {
    const { extensions, reminded } = this.learner(name);
    const dated = this.blocks.flatMap(({ dueAt, elements }) =>
      elements.map((element) => ({ element, dueAt: extensions[element.id] ?? element.dueAt ?? dueAt })),
    );
    const isOver = (dueAt: Due) => dueAt?.startsWith('1969') ?? false;
    return {
      due: Object.fromEntries(dated.map(({ element, dueAt }) => [element.id, dueAt])),
      late: dated.flatMap(({ element, dueAt }) =>
        isOver(dueAt) && this.state(name, element) === 'active' ? [element.id] : [],
      ),
      reminded,
    };
  }

  /** Reminds of elements that are due on the second day of 1970. */
  remind(name: string): void {
    if (!this.isPublished) return;
    const { due } = this.due(name);
    for (const element of this.elements) {
      const dueAt = due[element.id];
      const isSoon = dueAt?.startsWith('1970-01-02') && this.state(name, element) === 'active';
      if (dueAt && isSoon) this.learner(name).reminded[element.id] = dueAt;
    }
  }

  standing(name: string) {
    const states = this.elements.map((element) => [element.id, this.state(name, element)] as const);
    const { work, sessions } = this.learner(name);
    const hasPassed = (wanted: string) => {
      const from = this.elements.findIndex(({ id }) => id === wanted);
      const after = this.elements.slice(from + 1).map(({ id }) => id);
      const isOffer = this.elements.some((element) => element.id === wanted && isOfOthers(element));
      return isOffer && [...work, ...sessions].some(({ elementId }) => after.includes(elementId));
    };
    const active = states.filter(([, state]) => state === 'active');
    const at = active.find(([id]) => !hasPassed(id)) ?? active[0] ?? states.at(-1);
    const done = states.filter(([, state]) => state === 'completed').length;
    const block = this.blocks.find(({ elements }) => elements.some(({ id }) => id === at?.[0]));
    return {
      states: Object.fromEntries(states),
      locked: this.elements.filter((element) => this.isLocked(name, element)).map(({ id }) => id),
      position: at && block ? { blockId: block.id, elementId: at[0] } : null,
      progress: states.length === 0 ? 0 : done / states.length,
    };
  }

  learner(name: string): PlainLearner {
    const learner = this.learners.get(name);
    if (!learner) throw new Error(`${name} does not take part`);
    return learner;
  }
}

const isOfOthers = ({ rules }: PlainElement) => rules.type === 'give_feedback' || rules.type === 'watch_feedback';

function isEnough(rules: Rules, work: PlainWork[], sessions: PlainLearner['sessions']): boolean {
  if (rules.type === 'goal') return sessions.length >= rules.target;
  if (rules.type === 'vr_training') return work.some(({ score }) => (score ?? 0) >= rules.requiredScore);
  if (rules.type !== 'video_presentation') return work.length > 0;
  const shared = work.filter((one) => one.shared).length;
  return work.length >= rules.requiredSubmissions && (!rules.rateableSubmissions || shared >= rules.requiredNumShared);
}
