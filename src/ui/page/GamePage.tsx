import { StyleSheet, View } from 'react-native';
import type { SymbolName } from '../../canvas/symbols/names';
import { useText } from '../../i18n/language';
import type { Shaft } from '../home/shafts';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Banner } from './Banner';
import { Page } from '../Page';
import { Panel } from '../Panel';

type Game = Pick<Shaft, 'portal' | 'gem' | 'symbol'> & {
  name: string;
  promise: string;
  about: string;
  rules: readonly string[];
  end: string;
  players: readonly [least: number, most: number];
  minutes: number;
  designer: string;
};

type Props = {
  game: Game;
  onNew: () => void;
  /** Sits down against bots at once. */
  onBots: () => void;
  /** Who plays then. */
  bots: string;
  onContinue: (() => void) | null;
  /** To its lessons, if it has any. */
  onLearn: (() => void) | null;
  /** To its claims, if it has any. */
  onClaims: (() => void) | null;
  /** Whether nobody has played or learned it here yet. */
  isNew: boolean;
  onRules: () => void;
  onBack: () => void;
};

/** The back of a game's box, and the way to its table. */
export function GamePage({ game, onNew, onBots, bots, onContinue, onLearn, onClaims, isNew, onRules, onBack }: Props) {
  const text = useText();
  const [least, most] = game.players;
  const banner = <Banner portal={game.portal} gem={game.gem} symbol={game.symbol} />;
  return (
    <Page title={game.name} onBack={onBack} banner={banner}>
      <Words kind="strong">{game.promise}</Words>
      <View style={styles.facts}>
        <Fact symbol="tabletop-players" words={text('game.players', { least, most })} />
        <Fact symbol="sands-of-time" words={text('game.minutes', { minutes: game.minutes })} />
      </View>
      {onContinue && <Button kind="first" label={text('game.continue')} onPress={onContinue} />}
      {onLearn && isNew && (
        <Button
          kind="first"
          symbol="graduate-cap"
          label={text('learn.game')}
          hint={text('learn.offer')}
          onPress={onLearn}
        />
      )}
      <Button
        kind={onContinue || (onLearn && isNew) ? 'second' : 'first'}
        label={text('game.bots')}
        hint={bots}
        symbol="cog"
        onPress={onBots}
      />
      <Button label={text('game.new')} symbol="tabletop-players" onPress={onNew} />
      {onLearn && !isNew && <Button label={text('learn.game')} symbol="graduate-cap" onPress={onLearn} />}
      {onClaims && (
        <Button label={text('claims.game')} hint={text('claims.game.hint')} symbol="flying-flag" onPress={onClaims} />
      )}
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
        <Button symbol="rule-book" label={text('game.allRules')} onPress={onRules} />
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
      <Glyph name={symbol} size={20} color={colors.accent} />
      <Words color="muted" style={styles.words}>
        {words}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large, rowGap: SPACE.hair },
  fact: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  rule: { flexDirection: 'row', gap: SPACE.small },
  number: { minWidth: 20 },
  words: { flexShrink: 1, flexGrow: 1 },
});
