import { Plural, Trans } from '@lingui/react/macro';
import type { GroupRow } from '#domain/groups/contract/calls.ts';

/** The number of members and its limit. */
export const MemberCount = ({ memberCount, mostMembers }: Pick<GroupRow, 'memberCount' | 'mostMembers'>) =>
  mostMembers === null ? (
    <Plural value={memberCount} one="# Mitglied" other="# Mitglieder" />
  ) : (
    <Trans>
      {memberCount} von {mostMembers} Mitgliedern
    </Trans>
  );
