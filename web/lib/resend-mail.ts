import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from './api.ts';

/** Sends the confirmation mail again; `emailToken` identifies a person who is not signed in. */
export function useResendMail(emailToken?: string) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => send(userCommands.SendEmailVerification, emailToken === undefined ? {} : { emailToken }),
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, timing.sentFlagMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return { send: () => mutate(), isPending, sent: isSuccess, error };
}
