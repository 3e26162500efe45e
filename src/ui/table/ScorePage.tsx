import { StyleSheet, View } from 'react-native';
import type { Happening, Move, Standing, State } from '../../engine/game';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Page } from '../page/Page';
import { Panel } from '../page/Panel';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from './Crest';
import type { Place } from './TableScreen';

type Props = {
  standings: readonly Standing[];
  places: readonly Place[];
  words: GameWords<State, Move, Happening>;
  onLeave: () => void;
  onRematch: () => void;
};

/** The count, line by line, best first. */
export function ScorePage({ standings, places, words, onLeave, onRematch }: Props) {
  const text = useText();
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => places[seat]?.name ?? '');
  return (
    <Page title={text('table.over')} onBack={onLeave}>
      <Words kind="name" center color="accent">
        {text(winners.length === 1 ? 'table.winner' : 'table.winners', { names: winners.join(', ') })}
      </Words>
      {standings.map(({ seat, rank, points, lines }) => {
        const place = places[seat];
        return (
          place && (
            <Panel key={seat} title={`${rank}. ${place.name}`}>
              <View style={styles.head}>
                <Crest emblem={place.emblem} size={44} />
                <Words kind="strong">{text('table.points', { points })}</Words>
              </View>
              {lines.map((line) => (
                <View key={line.what} style={styles.line}>
                  <Words style={styles.what}>{words.score(line.what)}</Words>
                  <Words kind="strong">{line.points}</Words>
                </View>
              ))}
            </Panel>
          )
        );
      })}
      <Button kind="first" label={text('table.rematch')} onPress={onRematch} />
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Page>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  line: { flexDirection: 'row', gap: SPACE.medium },
  what: { flex: 1 },
});
