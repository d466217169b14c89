import { msg } from '@lingui/core/macro';
import { Target } from 'lucide-react';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const mayPractise = permits('challenge:default');

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
      part: firstPart('goals', () => import('./dashboard/reached-goal.tsx'), 'ReachedGoal'),
      gate: mayPractise,
    },
    {
      order: 8,
      column: 'top',
      part: firstPart('goals', () => import('./dashboard/goal-that-presses.tsx'), 'GoalThatPresses'),
      gate: mayPractise,
    },
    {
      order: 10,
      column: 'side',
      part: firstPart('goals', () => import('./dashboard/own-goals-card.tsx'), 'OwnGoalsCard'),
      gate: mayPractise,
    },
  ],
  errors: {
    goal_needs_person: msg`Jemand muss das Ziel haben. Wenn es niemand mehr braucht, entfernen Sie es.`,
  },
  readModels: msg`Ziele`,
} satisfies WebArea;
