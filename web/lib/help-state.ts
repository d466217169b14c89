import { proxy } from 'valtio';

export type Help = 'palette' | 'keys' | 'support';

/** Which of the windows of help is open. */
export const helpState = proxy<{ shown: Help | null }>({ shown: null });

export const showHelp = (help: Help): void => {
  helpState.shown = help;
};

export const closeHelp = (): void => {
  helpState.shown = null;
};
