import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { CHOICES, type Choice, type SettingName } from '../../storage/settings';
import { Button } from '../Button';
import { useSound } from '../feedback/useFeedback';
import { Talks } from '../Talks';
import { useSettings } from '../settings';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Choices } from '../Choices';
import { Slider } from '../Slider';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { Toggle } from './Toggle';

/** What a person can choose about the app. */
export function SettingsPage({ onAbout, onBack }: { onAbout: () => void; onBack: () => void }) {
  const text = useText();
  const { kept } = useSettings();
  return (
    <Page title={text('settings.title')} onBack={onBack}>
      <Panel title={text('settings.eyes')} symbol="open-book">
        <OneOf name="language" nameOf={(choice) => text(`settings.language.${choice}`)} />
        <OneOf
          name="textSize"
          nameOf={(choice) =>
            choice === 'system'
              ? text('settings.textSize.system')
              : text('settings.textSize.percent', { percent: choice })
          }
        />
        <OneOf name="theme" nameOf={(choice) => text(`settings.theme.${choice}`)} />
        <OneOf
          name="motion"
          nameOf={(choice) => text(`settings.motion.${choice}`)}
          hint={text('settings.motion.hint')}
        />
      </Panel>
      <Panel title={text('settings.feedback')} symbol="ringing-bell">
        <OnOff name="sound" hint={text('settings.sound.hint')} />
        <OnOff name="music" hint={text('settings.music.hint')} />
        <Volume />
        <OnOff name="haptics" hint={text('settings.haptics.hint')} />
      </Panel>
      <Panel title={text('settings.table')} symbol="tabletop-players">
        <OneOf name="speed" nameOf={(choice) => text(`settings.speed.${choice}`)} hint={text('settings.speed.hint')} />
        <OneOf
          name="moments"
          nameOf={(choice) => text(`settings.moments.${choice}`)}
          hint={text('settings.moments.hint')}
        />
        <OneOf name="talk" nameOf={(choice) => text(`settings.talk.${choice}`)} hint={text('settings.talk.hint')} />
        <OnOff name="foreman" hint={text('settings.foreman.hint')} />
        <View style={styles.setting}>
          <Heading kind="strong" aria-level={3}>
            {text('settings.talks')}
          </Heading>
          <Talks />
        </View>
        <OneOf name="phone" nameOf={(choice) => text(`settings.phone.${choice}`)} hint={text('settings.phone.hint')} />
        <OneOf name="call" nameOf={(choice) => text(`settings.call.${choice}`)} hint={text('settings.call.hint')} />
        <OnOff name="explain" hint={text('settings.explain.hint')} />
        <OnOff name="leftHand" hint={text('settings.leftHand.hint')} />
      </Panel>
      <Button symbol="info" label={text('about.title')} onPress={onAbout} />
      <Words kind="small" color="muted" center>
        {text(kept ? 'settings.kept' : 'settings.notKept')}
      </Words>
    </Page>
  );
}

type OneOfProps<N extends SettingName> = { name: N; nameOf: (choice: Choice<N>) => string; hint?: string };

function OneOf<N extends SettingName>({ name, nameOf, hint }: OneOfProps<N>) {
  const text = useText();
  const { settings, choose } = useSettings();
  const named: SettingName = name;
  const title = text(`settings.${named}`);
  return (
    <View style={styles.setting}>
      <Heading kind="strong" aria-level={3}>
        {title}
      </Heading>
      <Choices
        label={title}
        choices={CHOICES[name]}
        chosen={settings[name]}
        nameOf={nameOf}
        onChoose={(choice) => choose(name, choice)}
      />
      {hint && (
        <Words kind="small" color="muted">
          {hint}
        </Words>
      )}
    </View>
  );
}

function OnOff({
  name,
  hint,
}: {
  name: 'sound' | 'music' | 'haptics' | 'foreman' | 'explain' | 'leftHand';
  hint: string;
}) {
  const text = useText();
  const { settings, choose } = useSettings();
  return (
    <Toggle
      label={text(`settings.${name}`)}
      hint={hint}
      on={settings[name] === 'on'}
      onChange={(on) => choose(name, on ? 'on' : 'off')}
    />
  );
}

/** From soft to loud. */
const VOLUMES = [...CHOICES.volume].reverse();

/** How loud sounds and music are; whoever changes it hears it. */
function Volume() {
  const text = useText();
  const { settings, choose } = useSettings();
  const make = useSound();
  return (
    <View style={styles.setting}>
      <Heading kind="strong" aria-level={3}>
        {text('settings.volume')}
      </Heading>
      <Slider
        label={text('settings.volume')}
        value={VOLUMES.indexOf(settings.volume)}
        most={VOLUMES.length - 1}
        valueText={text('settings.volume.percent', { percent: settings.volume })}
        onChange={(at) => {
          const volume = VOLUMES[Math.max(0, Math.min(at, VOLUMES.length - 1))];
          if (volume === undefined || volume === settings.volume) return;
          choose('volume', volume);
          make('coin');
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  setting: { gap: SPACE.small, marginBottom: SPACE.small },
});
