import type { EventWords } from '#domain/kernel/event-words.ts';
import type { GoalEvent, PracticeEvent } from '../events.ts';

export const eventWords: EventWords<GoalEvent | PracticeEvent> = {
  GoalCreated: { de: 'Ziel gesetzt', en: 'Goal set' },
  GoalChanged: { de: 'Ziel geändert', en: 'Goal changed' },
  PersonAssigned: { de: 'Ziel jemandem gegeben', en: 'Goal given to somebody' },
  PersonUnassigned: { de: 'Ziel jemandem abgenommen', en: 'Goal taken from somebody' },
  GoalRemoved: { de: 'Ziel entfernt', en: 'Goal removed' },
  GoalTaken: { de: 'Ziel übernommen', en: 'Goal taken on' },
  GoalAdjusted: { de: 'Ziel angepasst', en: 'Goal adjusted' },
  GoalDropped: { de: 'Ziel beendet', en: 'Goal ended' },
  SessionNoted: { de: 'Vortrag für Ziele geprüft', en: 'Talk checked for goals' },
  SessionDropped: { de: 'Vortrag zählt für kein Ziel mehr', en: 'Talk counts for no goal any more' },
  GoalReached: {
    de: 'Ziel erreicht',
    en: 'Goal reached',
    detail: ({ progress }) => `${progress}`,
  },
  GoalCelebrated: { de: 'Erreichtes Ziel gezeigt', en: 'Reached goal shown' },
  GoalReminded: {
    de: 'An das Ziel erinnert',
    en: 'Reminded of the goal',
    detail: ({ reminder }, locale) => (reminder === 'missed' ? { de: 'verpasst', en: 'missed' }[locale] : undefined),
  },
};
