import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** For what is asked for by one click. */
export const tellError = (error: unknown): void => void showSnackbar(errorMessage(error));
