import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userCommands } from '#domain/users/contract.ts';
import { send } from './api.ts';

/** As long as „sent“ stands there, so that nobody presses twice. */
const sentFlagMs = 10_000;

/** Sends the mail with the confirming link again; `emailToken` says whose, for a person who is not signed in. */
export function useResendMail(emailToken?: string) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => send(userCommands.SendEmailVerification, emailToken === undefined ? {} : { emailToken }),
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, sentFlagMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return { send: () => mutate(), isPending, sent: isSuccess, error };
}
