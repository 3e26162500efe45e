import { useText } from '../i18n/language';
import { CHOICES } from '../storage/settings';
import { Choices } from './Choices';
import { useSettings } from './settings';
import { Words } from './Words';

/** Never, before masks fall, or every few turns as well. */
const TALKS = ['never', ...CHOICES.talks] as const;
const [, ...CLOCKS] = CHOICES.council;

/** When people talk in games of hidden roles, and how long. */
export function Talks() {
  const text = useText();
  const { settings, choose } = useSettings();
  const { council, talks } = settings;
  const when = (chosen: (typeof TALKS)[number]) => {
    choose('council', chosen === 'never' ? 'off' : council === 'off' ? '1' : council);
    if (chosen !== 'never') choose('talks', chosen);
  };
  return (
    <>
      <Choices
        label={text('settings.talks')}
        choices={TALKS}
        chosen={council === 'off' ? 'never' : talks}
        nameOf={(choice) => text(`settings.talks.${choice}`)}
        onChoose={when}
      />
      {council !== 'off' && (
        <>
          <Words kind="small">{text('settings.council')}</Words>
          <Choices
            label={text('settings.council')}
            choices={CLOCKS}
            chosen={council}
            nameOf={(choice) => text(`settings.council.${choice}`)}
            onChoose={(choice) => choose('council', choice)}
          />
        </>
      )}
      <Words kind="small" color="muted">
        {text('settings.talks.hint')}
      </Words>
    </>
  );
}
