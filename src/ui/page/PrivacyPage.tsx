import { useLanguage, useText } from '../../i18n/language';
import { PRIVACY } from '../../i18n/privacy';
import { Words } from '../Words';
import { Page } from '../Page';
import { Panel } from '../Panel';

/** What happens to data: nothing. */
export function PrivacyPage({ onBack }: { onBack: () => void }) {
  const text = useText();
  return (
    <Page title={text('privacy.title')} onBack={onBack}>
      {PRIVACY[useLanguage()].map(({ title, text: words }) => (
        <Panel key={title} title={title}>
          <Words>{words}</Words>
        </Panel>
      ))}
    </Page>
  );
}
