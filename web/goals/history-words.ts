import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/goals/contract/event-words.ts';
import type { SetGoal } from '#domain/goals/decider.ts';
import type { goalEvents, practiceEvents } from '#domain/goals/events.ts';
import type { Practice } from '#domain/goals/practice.ts';
import { measureNames } from '#domain/sessions/contract/measure-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

const { overall_score: meanScore, ...measures } = measureNames;

export const goalsHistory: WordsOf<typeof goalEvents & typeof practiceEvents, SetGoal | Practice> = {
  streams: { goal: msg`Ziel`, practice: msg`Ziele einer Person` },
  events: eventWords,
  sentences: {
    GoalCreated: msg({ message: '{who} hat das Ziel {what} gesetzt.' }),
    GoalChanged: msg({ message: '{who} hat das Ziel {what} geändert.' }),
    PersonAssigned: msg({ message: '{who} hat {whom} das Ziel {what} gegeben.' }),
    PersonUnassigned: msg({ message: '{who} hat {whom} das Ziel {what} abgenommen.' }),
    GoalReminded: msg({ message: '{who} hat {what} an ein Ziel erinnert.' }),
    GoalRemoved: msg({ message: '{who} hat ein Ziel entfernt.' }),
  },
  fields: {
    ...measures,
    conditions: msg`Bedingungen`,
    error: msg`Unsicherheit in Punkten`,
    dueAt: msg`Frist`,
    facts: msg`Gemessen`,
    goalId: msg`Ziel`,
    goalIds: msg`Kann zählen für`,
    goals: msg`Ziele`,
    isCelebrated: msg`Erreicht und gezeigt`,
    isReached: msg`Erreicht`,
    isStillReached: msg`Bleibt erreicht`,
    people: msg`Personen`,
    personId: msg`Person`,
    personIds: msg`Personen`,
    progress: msg`Vorträge, die zählen`,
    recordedAt: msg`Aufgenommen`,
    reminded: msg`Erinnert`,
    reminder: msg`Anlass`,
    sessionId: msg`Vortrag`,
    sessions: msg`Vorträge`,
    since: msg`Seit`,
    target: msg`Anzahl der Vorträge`,
    title: msg`Titel`,
    total: msg`Gesamtwert aus`,
    value: msg`Wert`,
  },
  values: {
    ...measures,
    due_date: msg`Frist`,
    due_soon: msg`bald fällig`,
    missed: msg`verpasst`,
    overall_score: meanScore,
    sound: msg`dem Klang allein`,
    whole: msg`Klang und Worten`,
  },
};
