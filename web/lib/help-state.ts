import { proxy } from 'valtio';

export type Help = 'palette' | 'keys' | 'support';

/** The open help window. */
export const helpState = proxy<{ shown: Help | null }>({ shown: null });

export const showHelp = (help: Help): void => {
  helpState.shown = help;
};

export const closeHelp = (): void => {
  helpState.shown = null;
};
