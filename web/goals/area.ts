import { msg } from '@lingui/core/macro';
import { CalendarClock, CalendarX, Target, Trophy } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const mayPractise = permits('challenge:default');

const href = ({ goalId }: Readonly<Record<string, string>>) => `/goals/${goalId}`;

export const goalsArea = {
  name: 'goals',
  pages: [
    {
      path: '/goals',
      page: lazyPart('goals', () => import('./goals-page.tsx'), 'GoalsPage'),
      title: msg`Ziele`,
      gate: mayPractise,
    },
    {
      path: '/goals/new',
      page: lazyPart('goals', () => import('./new-goal-page.tsx'), 'NewGoalPage'),
      title: msg`Neues Ziel`,
      gate: mayPractise,
    },
    { path: '/goals/:id', page: lazyPart('goals', () => import('./goal-page.tsx'), 'GoalPage'), gate: mayPractise },
    {
      path: '/goals/:id/edit',
      page: lazyPart('goals', () => import('./edit-goal-page.tsx'), 'EditGoalPage'),
      title: msg`Ziel ändern`,
      gate: mayPractise,
    },
  ],
  navigation: [
    {
      href: '/goals',
      below: '/goals',
      label: msg`Ziele`,
      icon: Target,
      order: 30,
      purpose: msg`Sich etwas vornehmen und sehen, wie weit Sie sind.`,
      gate: mayPractise,
    },
  ],
  dashboard: [
    {
      order: 7,
      column: 'top',
      part: lazyPart('goals', () => import('./dashboard/reached-goal.tsx'), 'ReachedGoal'),
      gate: mayPractise,
    },
    {
      order: 8,
      column: 'top',
      part: lazyPart('goals', () => import('./dashboard/goal-that-presses.tsx'), 'GoalThatPresses'),
      gate: mayPractise,
    },
    {
      order: 10,
      column: 'side',
      part: lazyPart('goals', () => import('./dashboard/own-goals-card.tsx'), 'OwnGoalsCard'),
      gate: mayPractise,
    },
  ],
  notifications: {
    goal_assigned: {
      topic: 'goals',
      label: msg`Jemand gibt mir ein Ziel`,
      icon: Target,
      text: (name) => msg`${name} hat Ihnen ein Ziel gegeben.`,
      href,
    },
    goal_due: {
      topic: 'goals',
      label: msg`Eines meiner Ziele läuft bald ab`,
      icon: CalendarClock,
      text: () => msg`Eines Ihrer Ziele läuft bald ab.`,
      href,
    },
    goal_missed: {
      topic: 'goals',
      label: msg`Die Frist für eines meiner Ziele ist vorbei`,
      icon: CalendarX,
      text: () => msg`Die Frist für eines Ihrer Ziele ist vorbei.`,
      href,
    },
    goal_reached: {
      topic: 'goals',
      label: msg`Ich habe ein Ziel erreicht`,
      icon: Trophy,
      text: () => msg`Geschafft: Sie haben ein Ziel erreicht.`,
      href,
    },
    goal_reached_by: {
      topic: 'goals',
      label: msg`Jemand erreicht ein Ziel, das ich gesetzt habe`,
      icon: Trophy,
      text: (name) => msg`${name} hat ein Ziel erreicht, das Sie gesetzt haben.`,
      href,
    },
  },
  errors: {
    goal_needs_person: msg`Jemand muss das Ziel haben. Wenn es niemand mehr braucht, entfernen Sie es.`,
  },
  readModels: msg`Ziele`,
  history: async () => (await import('./history-words.ts')).goalsHistory,
} satisfies WebArea;
