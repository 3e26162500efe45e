import { StyleSheet, View } from 'react-native';
import { GEMS, type Gem } from '../../canvas/palette';
import type { SymbolName } from '../../canvas/symbols/names';
import { useText } from '../../i18n/language';
import { Symbol } from '../Symbol';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Page } from './Page';
import { Panel } from './Panel';

type Game = {
  name: string;
  promise: string;
  about: string;
  rules: readonly string[];
  end: string;
  players: readonly [least: number, most: number];
  minutes: number;
  designer: string;
  symbol: SymbolName;
  gem: Gem;
};

/** The back of a game's box. */
export function GamePage({ game, onBack }: { game: Game; onBack: () => void }) {
  const text = useText();
  const { colors } = useAppearance();
  const [least, most] = game.players;
  return (
    <Page title={game.name} onBack={onBack}>
      <View style={styles.head}>
        <View style={[styles.emblem, { borderColor: colors.line }]}>
          <Symbol name={game.symbol} size={68} color={GEMS[game.gem]} />
        </View>
        <View style={styles.facts}>
          <Words kind="strong">{game.promise}</Words>
          <Fact symbol="tabletop-players" words={text('game.players', { least, most })} />
          <Fact symbol="sands-of-time" words={text('game.minutes', { minutes: game.minutes })} />
        </View>
      </View>
      <Panel title={text('game.goal')}>
        <Words>{game.about}</Words>
      </Panel>
      <Panel title={text('game.rules')}>
        {game.rules.map((rule, i) => (
          <View key={i} style={styles.rule}>
            <Words kind="name" color="accent" style={styles.number}>
              {i + 1}
            </Words>
            <Words style={styles.words}>{rule}</Words>
          </View>
        ))}
      </Panel>
      <Panel title={text('game.end')}>
        <Words>{game.end}</Words>
      </Panel>
      <Words kind="small" color="muted" center>
        {text('game.by', { designer: game.designer })}
      </Words>
    </Page>
  );
}

function Fact({ symbol, words }: { symbol: SymbolName; words: string }) {
  const { colors } = useAppearance();
  return (
    <View style={styles.fact}>
      <Symbol name={symbol} size={20} color={colors.accent} />
      <Words color="muted" style={styles.words}>
        {words}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.medium, alignItems: 'center' },
  emblem: {
    width: 112,
    height: 112,
    borderRadius: 56,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#17110e',
  },
  facts: { flexGrow: 1, flexShrink: 1, flexBasis: 200, gap: SPACE.hair },
  fact: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  rule: { flexDirection: 'row', gap: SPACE.small },
  number: { minWidth: 20, borderRadius: RADIUS },
  words: { flexShrink: 1, flexGrow: 1 },
});
