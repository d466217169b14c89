import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { audienceSizes, type HallChoices, roomKinds } from '../../stage/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { chooseHall, hallState } from './hall-choices.ts';

const roomNames: Readonly<Record<HallChoices['room'], MessageDescriptor>> = {
  meeting: msg`Besprechungsraum`,
  hall: msg`Saal`,
  stage: msg`Bühne`,
};
/** Centimetres. */
const lifts = [-20, -10, 0, 10, 20] as const;

/** Chooses the room, the audience, and how the speaker stands there. */
export function HallChoiceCard() {
  const { t, i18n } = useLingui();
  const { room, audience, seated, lift, leftHanded, reacts, distracts } = useSnapshot(hallState).choices;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Raum und Publikum</Trans>
      </h2>
      <p className="-mt-2 text-sm text-ink-soft">
        <Trans>
          Mit einer VR-Brille stehen Sie selbst im Raum, und der Bericht bewertet auch Blick, Hände, Kopf und Stand.
        </Trans>
      </p>
      <Field label={<Trans>Raum</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={room}
            onChange={({ target }) => chooseHall({ room: roomKinds[target.selectedIndex] ?? room })}
          >
            {roomKinds.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(roomNames[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Publikum</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={audience}
            onChange={({ target }) => chooseHall({ audience: audienceSizes[target.selectedIndex] ?? audience })}
          >
            {audienceSizes.map((size) => (
              <option key={size} value={size}>
                {t`${size} Personen`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-1">
        <Switch
          label={<Trans>Das Publikum reagiert auf Blick und Stimme</Trans>}
          checked={reacts}
          onChange={(checked) => chooseHall({ reacts: checked })}
        />
        <Switch
          label={<Trans>Kleine Ablenkungen: ein Telefon leuchtet, jemand kommt zu spät</Trans>}
          checked={distracts}
          onChange={(checked) => chooseHall({ distracts: checked })}
        />
        <Switch
          label={<Trans>Ich spreche im Sitzen</Trans>}
          checked={seated}
          onChange={(checked) => chooseHall({ seated: checked })}
        />
        <Switch
          label={<Trans>Ich zeige mit der linken Hand</Trans>}
          checked={leftHanded}
          onChange={(checked) => chooseHall({ leftHanded: checked })}
        />
      </div>
      <Field label={<Trans>Augenhöhe mit der Brille</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={Math.round(lift * 100)}
            onChange={({ target }) => chooseHall({ lift: Number(target.value) / 100 })}
          >
            {lifts.map((centimetres) => (
              <option key={centimetres} value={centimetres}>
                {heightWords(centimetres, t`wie sie ist`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  );
}

const heightWords = (centimetres: number, asItIs: string) =>
  centimetres === 0 ? asItIs : `${centimetres > 0 ? '+' : '−'}${Math.abs(centimetres)} cm`;
