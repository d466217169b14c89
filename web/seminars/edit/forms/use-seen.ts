import { useEffect, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../../lib/form/use-app-form.ts';

/** A form whose subject somebody else may change meanwhile. */
export type FollowedForm<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  /** Whether somebody else saved a newer version and the form has typed values. */
  isOutdated: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}>;

/** Tracks the version that the person saw, which is sent with a save. `latest` is the server's. */
export function useSeen(latest: number | undefined) {
  const [version, setVersion] = useState(latest);

  function useFollowing<Values extends FieldValues>(form: AppForm<Values>, values: Values): FollowedForm<Values> {
    const { isDirty, isSubmitting } = useFormState({ control: form.control });
    const takeTheirs = () => {
      form.reset(values);
      setVersion(latest);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: only another version resets the form
    useEffect(() => {
      if (!isDirty && !isSubmitting && latest !== undefined && latest !== version) takeTheirs();
    }, [latest, isDirty]);
    const isOutdated = isDirty && version !== undefined && latest !== undefined && latest > version;
    return { form, isOutdated, keepMine: () => setVersion(latest), takeTheirs };
  }

  return {
    version,
    /** Call it after the person's own save: otherwise the version that it made would look like somebody else's change. */
    countOwn: () => setVersion((before) => (before === undefined ? before : before + 1)),
    following: useFollowing,
  };
}
