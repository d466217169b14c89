import { expect } from 'vitest';
import { DomainError } from './kernel/errors.ts';
import type { Message } from './kernel/message.ts';
import { deadlinesOf, isLate } from './participation/contract/deadlines.ts';
import { standingOf } from './participation/contract/progress.ts';
import { type ParticipationCommand, participationIn } from './participation/decider.ts';
import { idFor } from './participation/outline-for-test.ts';
import { type Participation, type ParticipationState, workOf } from './participation/participation.ts';
import { PlainSeminar } from './participation/plain-model-for-test.ts';
import { rosterDecider } from './participation/roster.ts';
import type { SeminarFacts } from './participation/seminar-facts.ts';
import type { Submitted } from './participation/submitted.ts';
import { dates, film, type Step, text, variants } from './seminar-steps-spec.ts';
import { elementsOf } from './seminars/contract/outline.ts';
import { type SeminarCommand, seminarDecider } from './seminars/decider.ts';
import { type ElementContent, rulesOf } from './seminars/element-content.ts';
import { outlineOf, type Seminar, type SeminarState } from './seminars/seminar.ts';

const owner = idFor(0xa);
const seminarId = idFor(0x5e);
export const learners = [idFor(0x1a), idFor(0x1b)] as const;

/** Runs each step on the deciders and on the plain model. Both must accept the step, or both must refuse it. */
export class Both {
  readonly plain = new PlainSeminar();
  /** All events, in the order of their creation. */
  readonly events: Readonly<{ stream: string; event: Message }>[] = [];
  #roster = rosterDecider.initialState;
  #seminar: SeminarState = 'none';
  readonly #taking = new Map<string, ParticipationState>();
  #count = 0;
  readonly #deleted = new Set<string>();

  constructor() {
    this.#own({ type: 'CreateSeminar', data: { ownerId: owner, name: 'S', description: '', lecturer: '', price: '' } });
    this.#own({ type: 'AddBlock', data: { askedBy: owner, blockId: idFor(0xb1), title: '1', description: '' } });
    this.#own({ type: 'AddBlock', data: { askedBy: owner, blockId: idFor(0xb2), title: '2', description: '' } });
    this.plain.blocks = [0xb1, 0xb2].map((n) => ({ id: idFor(n), dueAt: null, elements: [] }));
    for (const name of learners) this.#join(name);
  }

  standing(name: string) {
    const { outline, others } = this.#facts(name);
    const { lockedBy, ...standing } = standingOf(outline, workOf(this.#part(name)), others);
    return { ...standing, locked: elementsOf(outline).flatMap(({ id }) => (lockedBy[id] ? [id] : [])) };
  }

  /** Ratings by criteria of a person's submissions. */
  judged = (name: string) =>
    Object.fromEntries(
      this.#part(name).submissions.map(({ id, assessments }) => [
        id,
        Object.fromEntries(assessments.map(({ raterId, levels }) => [raterId, levels])),
      ]),
    );

  /** A person's deadlines, the late ones among them, and the deadlines that the person was reminded of. */
  due(name: string) {
    const { deadlines } = this.#facts(name);
    const { extensions, reminded } = this.#part(name);
    const { states } = this.standing(name);
    const due = deadlinesOf(deadlines, extensions);
    const late = Object.keys(due).filter((id) => isLate(states[id] ?? 'waiting', due[id] ?? null, new Date(0)));
    return { due, late, reminded };
  }

  take(step: Step): void {
    switch (step.kind) {
      case 'criteria':
        this.#judgeBy(step.count);
        break;
      case 'assess':
        this.#assess(step);
        break;
      case 'deadline':
      case 'extend':
        this.#date(step);
        break;
      case 'remind': {
        const name = learners[step.learner] ?? owner;
        this.#takePart(name, { type: 'RemindOfDeadlines', data: {} });
        this.plain.remind(name);
        break;
      }
      case 'add':
      case 'edit':
        this.#change(step.kind, step.element, step.content);
        break;
      case 'delete':
        this.#delete(idFor(0xf1 + step.element));
        break;
      case 'publish':
        this.#publish();
        break;
      case 'reorder':
        this.#reorder(step.seed);
        break;
      case 'submit':
        this.#submit(learners[step.learner] ?? owner, step.element, step.score);
        break;
      case 'skip':
        this.#skip(learners[step.learner] ?? owner, idFor(0xf1 + step.element));
        break;
      case 'share':
      case 'withdraw':
      case 'feedback':
        this.#touch(step.kind, learners[step.learner] ?? owner, step.which);
        break;
      default:
        this.#follow(step.kind, learners[step.learner] ?? owner, step);
    }
  }

  #change(kind: 'add' | 'edit', n: number, version: number) {
    const elementId = idFor(0xf1 + n);
    // Ids never come back.
    if (this.#deleted.has(elementId)) return;
    const content = variants[n]?.[version] ?? text();
    const blockId = idFor(n % 2 === 0 ? 0xb1 : 0xb2);
    const data = { askedBy: owner, blockId, elementId, title: 'E', body: '', content };
    const known = this.plain.find(elementId);
    const target = content.type === 'give_feedback' && this.plain.find(film);
    const isFit = content.type !== 'give_feedback' || Boolean(target);
    const did = this.#own(kind === 'add' ? { type: 'AddElement', data } : { type: 'EditElement', data });
    if (kind === 'add') {
      expect(did).toBe(!known && isFit);
      const block = this.plain.blocks.find(({ id }) => id === blockId);
      if (did)
        block?.elements.push({
          id: elementId,
          rules: rulesOf(content),
          earlier: [],
          addedAt: this.plain.time,
          dueAt: null,
        });
      return;
    }
    expect(did).toBe(Boolean(known) && isFit);
    if (known && did) this.plain.change(known, rulesOf(content));
  }

  #judgeBy(count: number) {
    const criteria = Array.from({ length: count }, (_, n) => ({
      ...{ criterionId: idFor(0xc0 + n), name: `K${n}`, description: '' },
      levels: ['1', '2', '3'],
    }));
    expect(this.#own({ type: 'ChangeCriteria', data: { askedBy: owner, criteria } })).toBe(true);
    this.plain.criteria = criteria.map(({ criterionId }) => criterionId);
  }

  #assess({ learner, which, criterion, level, byOwner }: Extract<Step, { kind: 'assess' }>) {
    const name = learners[learner] ?? owner;
    const { work } = this.plain.learner(name);
    const one = work[which % Math.max(work.length, 1)];
    if (!one) return;
    const raterId = byOwner ? owner : (learners.find((other) => other !== name) ?? owner);
    const levels = level === 0 ? [] : [{ criterionId: idFor(0xc0 + criterion), level }];
    const did = this.#takePart(name, { type: 'AssessSubmission', data: { submissionId: one.id, raterId, levels } });
    expect(did).toBe(this.plain.assess(one, raterId, levels));
  }

  #date({ kind, learner, element, due, ofBlock }: Extract<Step, { kind: 'deadline' | 'extend' }>) {
    const [elementId, dueAt] = [idFor(0xf1 + element), dates[due] ?? null];
    const known = this.plain.find(elementId);
    if (kind === 'extend') {
      const name = learners[learner] ?? owner;
      const data = { elementId, dueAt, askedBy: owner };
      expect(this.#takePart(name, { type: 'ExtendDeadline', data })).toBe(known !== undefined);
      if (known) this.plain.learner(name).extensions[elementId] = dueAt;
      return;
    }
    const block = this.plain.blocks[element % 2];
    const part = ofBlock ? block : known;
    const data = { askedBy: owner, partId: part?.id ?? elementId, dueAt };
    expect(this.#own({ type: 'SetDeadline', data })).toBe(part !== undefined);
    if (part) part.dueAt = dueAt;
  }

  #delete(elementId: string) {
    const { order } = this.plain;
    const did = this.#own({ type: 'DeleteElement', data: { askedBy: owner, elementId } });
    expect(did).toBe(this.plain.find(elementId) !== undefined);
    if (did) {
      this.#deleted.add(elementId);
      this.plain.rememberOrder(order);
    }
    for (const block of this.plain.blocks) block.elements = block.elements.filter(({ id }) => id !== elementId);
  }

  #publish() {
    const did = this.#own({ type: 'PublishSeminar', data: { askedBy: owner } });
    const lacks = this.plain.elements.some(({ rules }) => rules.type === 'give_feedback') && !this.plain.find(film);
    const isWhole = this.plain.elements.length > 0 && !lacks;
    expect(did).toBe(this.plain.isPublished || isWhole);
    if (did) this.plain.isPublished = !this.plain.isPublished;
  }

  #reorder(seed: number) {
    const all = this.plain.elements;
    const shuffled = all.map((each, n) => ({ each, key: (seed * (n + 7)) % 101 })).sort((a, b) => a.key - b.key);
    const [first, second] = this.plain.blocks;
    if (!first || !second) return;
    const cut = seed % (all.length + 1);
    const { order, time } = this.plain;
    first.elements = shuffled.slice(0, cut).map(({ each }) => each);
    second.elements = shuffled.slice(cut).map(({ each }) => each);
    if (seed % 2 === 0) this.plain.blocks.reverse();
    const blocks = this.plain.blocks.map(({ id }, blockIndex) => ({ blockId: id, blockIndex }));
    const elements = this.plain.blocks.flatMap(({ id, elements }) =>
      elements.map((each, elementIndex) => ({ blockId: id, elementId: each.id, elementIndex })),
    );
    expect(this.#own({ type: 'ReorderSeminar', data: { askedBy: owner, blocks, elements } })).toBe(true);
    const isMoved = this.plain.time > time;
    if (isMoved) this.plain.rememberOrder(order);
  }

  #submit(name: string, n: number, score: number) {
    const elementId = idFor(0xf1 + n);
    const about = this.#shownTo(name);
    const sessionId = idFor(++this.#count);
    const work = submittedTo(variants[n]?.[0] ?? text(), { score, about, sessionId });
    if (!work) return;
    const [before, submissionId] = [this.#part(name).submissions.length, idFor(++this.#count)];
    const did = this.#takePart(name, { type: 'SubmitElement', data: { submissionId, elementId, submitted: work } });
    const known = this.plain.find(elementId);
    const mine = this.plain.learner(name).work.filter((one) => one.elementId === elementId && !one.skipped);
    const most = known?.rules.type === 'video_presentation' ? known.rules.maxSubmissions : 100;
    const isOpen = known && this.plain.isPublished && !this.plain.isLocked(name, known);
    const isIgnored = isEmptyType(work.type) && known && this.plain.state(name, known) !== 'active';
    expect(did).toBe(Boolean(isOpen) && (Boolean(isIgnored) || mine.length < most));
    if (!did || !known || isIgnored) {
      expect(this.#part(name).submissions).toHaveLength(before);
      return;
    }
    this.#remember(name, { id: submissionId, elementId, score: work.type === 'vr_training' ? work.score : null });
    if (work.type === 'give_feedback') this.#receive(work.about, name);
  }

  #skip(name: string, elementId: string) {
    const submissionId = idFor(++this.#count);
    const known = this.plain.find(elementId);
    const isOpen = known && this.plain.isPublished && !this.plain.isLocked(name, known);
    const isActive = known && this.plain.state(name, known) === 'active';
    const did = this.#takePart(name, { type: 'SkipElement', data: { submissionId, elementId } });
    expect(did).toBe(Boolean(isOpen));
    if (did && isActive) this.#remember(name, { id: submissionId, elementId, skipped: true });
  }

  #remember(
    name: string,
    {
      id,
      elementId,
      score = null,
      skipped = false,
    }: { id: string; elementId: string; score?: number | null; skipped?: boolean },
  ) {
    const rules = this.plain.find(elementId)?.rules ?? rulesOf(text());
    const facts = { id, elementId, rules, time: this.plain.time, skipped, score };
    this.plain.learner(name).work.push({ ...facts, shared: false, hasFeedback: false, judged: {} });
  }

  #touch(kind: 'share' | 'withdraw' | 'feedback', name: string, which: number) {
    const { work } = this.plain.learner(name);
    const one = work[which % Math.max(work.length, 1)];
    if (!one) return;
    if (kind === 'feedback') {
      this.#receive(one.id, learners.find((other) => other !== name) ?? owner);
      return;
    }
    if (kind === 'withdraw') {
      expect(this.#takePart(name, { type: 'DeleteSubmission', data: { submissionId: one.id } })).toBe(true);
      this.plain.learner(name).work = work.filter(({ id }) => id !== one.id);
      return;
    }
    const did = this.#takePart(name, { type: 'ShareSubmission', data: { submissionId: one.id } });
    const known = this.plain.find(one.elementId);
    const isFilm = one.rules.type === 'video_presentation' && !one.skipped;
    const shared = work.filter((each) => each.elementId === one.elementId && each.shared).length;
    expect(did).toBe(isFilm && (one.shared || (Boolean(known) && this.plain.isPublished && shared < 2)));
    if (did) one.shared = !one.shared;
  }

  /** Feedback of a person on another person's submission. */
  #receive(submissionId: string, giverId: string) {
    for (const name of learners) {
      const one = this.plain.learner(name).work.find(({ id }) => id === submissionId);
      if (!one) continue;
      const data = { feedbackId: idFor(++this.#count), submissionId, giverId, text: 'Gut!' };
      const did = this.#takePart(name, { type: 'GiveFeedback', data });
      expect(did).toBe(one.shared && this.plain.find(one.elementId) !== undefined);
      if (did) one.hasFeedback = true;
    }
  }

  #follow(
    kind: 'count' | 'reset' | 'rejoin',
    name: string,
    { element, score }: Readonly<{ element: number; score: number }>,
  ) {
    const learner = this.plain.learner(name);
    if (kind === 'reset') {
      this.#takePart(name, { type: 'ResetParticipation', data: { upTo: null } });
      learner.work = [];
      learner.sessions = [];
    } else if (kind === 'rejoin') {
      this.#takePart(name, { type: 'RemoveParticipant', data: { reason: 'removed' } });
      this.#join(name);
    } else {
      const elementId = idFor(0xf1 + element);
      const known = this.plain.find(elementId);
      if (known?.rules.type !== 'goal') return;
      const sessionId = idFor(++this.#count);
      this.#takePart(name, { type: 'CountSession', data: { elementId, sessionId, score } });
      learner.sessions.push({ id: sessionId, elementId, rules: known.rules, time: this.plain.time, score });
    }
  }

  #join(name: string) {
    this.#takePart(name, { type: 'JoinSeminar', data: { participantId: name, invitationId: null } });
    this.plain.learners.set(name, { joinedAt: this.plain.time, work: [], sessions: [], extensions: {}, reminded: {} });
  }

  /** Another person's shared submission of the film. */
  #shownTo(name: string): string {
    const others = learners.filter((other) => other !== name);
    const work = others.flatMap((other) => this.plain.learner(other).work);
    return work.find(({ elementId, shared }) => elementId === film && shared)?.id ?? idFor(0xdead);
  }

  #facts(name: string): SeminarFacts {
    const seminar = this.#seminar as Seminar;
    const others = [...this.#taking].filter(([other]) => other !== name);
    const shared = others.flatMap(([, part]) => part?.submissions.filter(({ isShared }) => isShared) ?? []);
    return {
      ...{
        id: seminarId,
        ownerId: owner,
        isPublished: seminar.isPublished,
        isClosed: false,
        criteria: seminar.criteria,
        deadlines: seminar.blocks,
      },
      outline: outlineOf(seminar),
      others: { shared: new Set(shared.map(({ elementId }) => elementId)) },
    };
  }

  #part = (name: string) => this.#taking.get(name) as Participation;

  /** False if the command is refused. */
  #takePart(name: string, command: ParticipationCommand): boolean {
    const decider = participationIn(this.#facts(name));
    return wasTaken(() => {
      const before = this.#taking.get(name) ?? null;
      const events = decider.decide(command, before, new Date(0));
      this.#taking.set(name, events.reduce(decider.evolve, before));
      this.#note(`participation-${name}`, events);
      this.#list(name);
    });
  }

  /** Follows what the participant shares, as a reaction does. */
  #list(participantId: string) {
    const submissions = this.#taking.get(participantId)?.submissions.filter(({ isShared }) => isShared) ?? [];
    const command = { type: 'ShowSubmissions', data: { participantId, submissions } } as const;
    const events = rosterDecider.decide(command, this.#roster, new Date(0));
    this.#roster = events.reduce(rosterDecider.evolve, this.#roster);
    this.#note(`roster-${seminarId}`, events);
  }

  #note(stream: string, events: readonly Message[]) {
    this.events.push(...events.map((event) => ({ stream, event })));
  }

  #own(command: SeminarCommand): boolean {
    return wasTaken(() => {
      const events = seminarDecider.decide(command, this.#seminar, new Date(0));
      this.#seminar = events.reduce(seminarDecider.evolve, this.#seminar);
      this.plain.time += events.length;
      this.#note(`seminar-${seminarId}`, events);
    });
  }
}

function wasTaken(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const isEmptyType = (type: string) => ['read_text', 'watch_video', 'watch_feedback'].includes(type);

function submittedTo(
  { type }: ElementContent,
  { score, about, sessionId }: Readonly<{ score: number; about: string; sessionId: string }>,
): Submitted | undefined {
  switch (type) {
    case 'read_text':
    case 'watch_video':
    case 'watch_feedback':
      return { type };
    case 'gap_text':
    case 'rephrase':
      return { type, answers: ['deutlich'] };
    case 'categorize':
      return { type, categories: [{ name: 'x', phrases: ['a'] }] };
    case 'video_presentation':
      return { type, sessionId };
    case 'vr_training':
      return { type, score };
    case 'give_feedback':
      return { type, about, feedback: 'Gut!' };
    default:
      return undefined;
  }
}
