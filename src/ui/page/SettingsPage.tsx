import { useText } from '../../i18n/language';
import { CHOICES } from '../../storage/settings';
import { useSettings } from '../settings';
import { Words } from '../Words';
import { Choices } from './Choices';
import { Page } from './Page';
import { Panel } from './Panel';

/** What a person can choose about the app. */
export function SettingsPage({ onBack }: { onBack: () => void }) {
  const text = useText();
  const { settings, kept, choose } = useSettings();
  return (
    <Page title={text('settings.title')} onBack={onBack}>
      <Panel title={text('settings.language')}>
        <Choices
          label={text('settings.language')}
          choices={CHOICES.language}
          chosen={settings.language}
          nameOf={(choice) => text(`settings.language.${choice}`)}
          onChoose={(choice) => choose('language', choice)}
        />
      </Panel>
      <Panel title={text('settings.theme')}>
        <Choices
          label={text('settings.theme')}
          choices={CHOICES.theme}
          chosen={settings.theme}
          nameOf={(choice) => text(`settings.theme.${choice}`)}
          onChoose={(choice) => choose('theme', choice)}
        />
      </Panel>
      <Panel title={text('settings.motion')}>
        <Choices
          label={text('settings.motion')}
          choices={CHOICES.motion}
          chosen={settings.motion}
          nameOf={(choice) => text(`settings.motion.${choice}`)}
          onChoose={(choice) => choose('motion', choice)}
        />
        <Words kind="small" color="muted">
          {text('settings.motion.hint')}
        </Words>
      </Panel>
      <Words kind="small" color="muted" center>
        {text(kept ? 'settings.kept' : 'settings.notKept')}
      </Words>
    </Page>
  );
}
