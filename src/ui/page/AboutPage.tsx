import Constants from 'expo-constants';
import { ARTISTS } from '../../canvas/symbols/names';
import { useLanguage, useText } from '../../i18n/language';
import { Button } from '../Button';
import { Words } from '../Words';
import { Page } from '../Page';
import { Panel } from '../Panel';

type Props = {
  games: readonly { id: string; name: string; credit: string }[];
  onPrivacy: () => void;
  onLicences: () => void;
  onBack: () => void;
};

/** Who made what, and under which licence. */
export function AboutPage({ games, onPrivacy, onLicences, onBack }: Props) {
  const text = useText();
  const language = useLanguage();
  const authors = new Intl.ListFormat(language).format(ARTISTS);
  return (
    <Page title={text('about.title')} onBack={onBack}>
      <Words>{text('about.what')}</Words>
      <Panel title={text('about.games')}>
        {games.map(({ id, name, credit }) => (
          <Words key={id}>{text('about.game', { game: name, credit })}</Words>
        ))}
        <Words color="muted">{text('about.unofficial')}</Words>
      </Panel>
      <Panel title={text('about.symbols')}>
        <Words>{text('about.symbols.text', { authors })}</Words>
      </Panel>
      <Panel title={text('about.fonts')}>
        <Words>{text('about.fonts.text')}</Words>
      </Panel>
      <Panel title={text('about.software')}>
        <Words>{text('about.software.text')}</Words>
      </Panel>
      <Button label={text('about.privacy')} onPress={onPrivacy} />
      <Button label={text('about.licences')} onPress={onLicences} />
      <Words kind="small" color="muted" center>
        {text('about.version', { version: Constants.expoConfig?.version ?? '' })}
      </Words>
    </Page>
  );
}
