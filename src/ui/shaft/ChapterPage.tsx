import { StyleSheet, View } from 'react-native';
import { gathering, type Person } from '../../canvas/pictures/scenes';
import type { SymbolName } from '../../canvas/symbols/names';
import { useText } from '../../i18n/language';
import { canSkip, type Progress } from '../../table/shaft';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { kindKey } from '../kinds';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { Portrait } from '../Portrait';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { LanternRows } from './LanternRow';
import { Told, type Said } from './Told';

type Rival = Person & { readonly name: string; readonly level: string };

type Props = {
  title: string;
  gallery: string;
  game: { readonly name: string; readonly symbol: SymbolName };
  told: readonly Said[];
  rivals: readonly Rival[];
  twists: readonly { readonly name: string; readonly line: string }[];
  wanted: readonly [string, string, string];
  progress: Progress;
  onBegin: () => void;
  onGoOn: (id: string) => void;
  onSkip: () => void;
  onRules: () => void;
  onBack: () => void;
};

/** A chapter before it is played: what is told, who is there, what is different, and what lights its lanterns. */
export function ChapterPage({ title, gallery, game, told, rivals, twists, wanted, progress, ...ways }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { going, tries, lanterns } = progress;
  return (
    <Page title={title} scene={gathering(rivals)} onBack={ways.onBack}>
      <Words color="muted">{gallery}</Words>
      <Told said={told} />
      <Panel title={text('shaft.lanternsTitle')} symbol="lantern-flame">
        <LanternRows wanted={wanted} lanterns={lanterns} />
      </Panel>
      {going === null ? (
        <Button
          kind="first"
          symbol="mining"
          label={text(tries === 0 ? 'shaft.begin' : 'shaft.again')}
          onPress={ways.onBegin}
        />
      ) : (
        <>
          <Button kind="first" symbol="mining" label={text('shaft.goOn')} onPress={() => ways.onGoOn(going)} />
          <Button symbol="cycle" label={text('shaft.anew')} hint={text('shaft.anew.hint')} onPress={ways.onBegin} />
        </>
      )}
      {canSkip(progress) && <Button label={text('shaft.skip')} hint={text('shaft.skip.hint')} onPress={ways.onSkip} />}
      <Panel title={game.name} symbol={game.symbol}>
        {rivals.map(({ face, color, name, level }) => (
          <View key={name} style={styles.rival}>
            <Portrait face={face} color={color} size={40} otherwise={<View style={styles.blank} />} />
            <Words style={styles.words}>{`${name} · ${text(kindKey(level))}`}</Words>
          </View>
        ))}
        {twists.map(({ name, line }) => (
          <View key={name} style={styles.rival}>
            <View style={styles.sign}>
              <Glyph name="magic-portal" size={26} color={colors.accent} />
            </View>
            <View style={styles.words}>
              <Words kind="strong">{name}</Words>
              <Words kind="small" color="muted">
                {line}
              </Words>
            </View>
          </View>
        ))}
        <Words kind="small" color="muted">
          {text('shaft.counts')}
        </Words>
      </Panel>
      <Button symbol="rule-book" label={text('shaft.rules')} onPress={ways.onRules} />
    </Page>
  );
}

const styles = StyleSheet.create({
  rival: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
  sign: { width: 40, alignItems: 'center' },
  blank: { width: 40, height: 40 },
});
