import { useEffect, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../../lib/form/use-app-form.ts';

/** A form whose thing somebody else may change meanwhile. */
export type FollowedForm<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  /** Somebody saved it since it was opened here, and something is typed here too. */
  isOutdated: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}>;

/** The version that the person saw: it goes out with what they save. `latest` is what the server has. */
export function useSeen(latest: number | undefined) {
  const [version, setVersion] = useState(latest);

  function useFollowing<Values extends FieldValues>(form: AppForm<Values>, values: Values): FollowedForm<Values> {
    const { isDirty, isSubmitting } = useFormState({ control: form.control });
    const takeTheirs = () => {
      form.reset(values);
      setVersion(latest);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason to begin anew
    useEffect(() => {
      if (!isDirty && !isSubmitting && latest !== undefined && latest !== version) takeTheirs();
    }, [latest, isDirty]);
    const isOutdated = isDirty && version !== undefined && latest !== undefined && latest > version;
    return { form, isOutdated, keepMine: () => setVersion(latest), takeTheirs };
  }

  return {
    version,
    /** One edit further by what was just saved, until the server tells. */
    countOwn: () => setVersion((before) => (before === undefined ? before : before + 1)),
    following: useFollowing,
  };
}
