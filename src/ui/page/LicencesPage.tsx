import { View } from 'react-native';
import { useText } from '../../i18n/language';
import { Words } from '../Words';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { useLoaded } from '../useLoaded';
import { WhenLoaded } from '../WhenLoaded';
import { loadLicences, type Licences } from './licences';

/** The licences of everything the app is made of: those of the same text together, then the text. */
export function LicencesPage({ onBack }: { onBack: () => void }) {
  const loaded = useLoaded(loadLicences);
  return <WhenLoaded {...{ loaded, onBack }}>{(licences) => <Gathered {...licences} onBack={onBack} />}</WhenLoaded>;
}

function Gathered({ packages, texts, onBack }: Licences & { onBack: () => void }) {
  const text = useText();
  return (
    <Page title={text('licences.title')} onBack={onBack}>
      <Words>{text('licences.what', { count: packages.length })}</Words>
      {[...texts.keys(), -1].map((at) => {
        const under = packages.filter((each) => each.text === at);
        const [first] = under;
        if (first === undefined) return null;
        return (
          <Panel key={at} title={first.licence}>
            {under.map(({ name, version, holders }) => (
              <View key={`${name} ${version}`}>
                <Words kind="strong" size={15}>
                  {name} {version}
                </Words>
                {holders.length > 0 && <Words kind="small">{holders.join('\n')}</Words>}
              </View>
            ))}
            {at >= 0 && (
              <Words kind="small" color="muted" lang="en">
                {texts[at]}
              </Words>
            )}
          </Panel>
        );
      })}
    </Page>
  );
}
