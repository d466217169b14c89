import { goalDecider } from '#domain/goals/decider.ts';
import { practiceDecider, standingOf } from '#domain/goals/practice.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong, Taking } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['goals'],
  contents: {
    de: `goals.json         Ziele, die Sie verfolgen, mit Ihrem Stand, und Ziele, die Sie gesetzt haben`,
    en: `goals.json         goals that you pursue, with how far you are, and goals that you set`,
  },
  files: (taking, { store }) => {
    const { goal = [], practice = [] } = taking.streams;
    return goal.length + practice.length === 0 ? [] : [jsonFile('goals.json', () => all(store, taking))];
  },
};

async function all(store: EventStore, { userId, streams }: Taking) {
  const pursued: object[] = [];
  for (const stream of streams.practice ?? []) {
    const practice = await storedState(store, stream, practiceDecider);
    for (const [goalId, { since, target, conditions }] of Object.entries(practice.goals)) {
      const goal = await storedState(store, streamOf('goal', goalId), goalDecider);
      const standing = standingOf(practice, goalId);
      pursued.push({ id: goalId, title: shown(goal?.title), since, target, conditions, ...standing });
    }
  }
  const set: object[] = [];
  for (const stream of streams.goal ?? []) {
    const goal = await storedState(store, stream, goalDecider);
    if (!goal) continue;
    const { title, target, conditions, people } = goal;
    const forWhom = { isForYou: people.includes(userId), others: people.filter((id) => id !== userId).length };
    set.push({ id: idOf(stream), title: shown(title), target, conditions, ...forWhom });
  }
  return { pursued, set };
}

const shown = (title = ''): string | null => (title === '' || isErased(title) ? null : title);
