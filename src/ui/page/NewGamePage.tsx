import { useState } from 'react';
import { StyleSheet, Switch, TextInput, View } from 'react-native';
import type { Seat, Setup } from '../../engine/game';
import { useText } from '../../i18n/language';
import type { Player } from '../../storage/saved';
import { Button } from '../Button';
import { EMBLEMS, emblemOf } from '../seats';
import { Crest } from '../table/Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET, TYPE } from '../theme/themes';
import { Words } from '../Words';
import { Page } from './Page';
import { Panel } from './Panel';

type Props = {
  title: string;
  seats: readonly [least: number, most: number];
  variants: readonly { readonly key: string; readonly name: string; readonly line: string }[];
  onStart: (setup: Setup, players: readonly Player[]) => void;
  onBack: () => void;
};

const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Grim', 'Fina', 'Balin', 'Runa', 'Tjark', 'Isa'];
const MOST_LETTERS = 16;

const newSeed = (): string => Math.floor(Math.random() * 2 ** 40).toString(36);

/** Sets a table: who plays, which variants, who begins. */
export function NewGamePage({ title, seats: [least, most], variants, onStart, onBack }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [count, setCount] = useState(Math.max(least, Math.min(3, most)));
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<Seat | -1>(-1);
  const [seed, setSeed] = useState('');
  const nameOf = (seat: Seat): string => names[seat]?.trim() || text('new.dwarf', { number: seat + 1 });
  const field = [styles.field, { color: colors.text, borderColor: colors.line, backgroundColor: colors.raised }];
  const seated = Array.from({ length: count }, (_, seat) => seat);
  const begin = () =>
    onStart(
      {
        seats: count,
        seed: seed.trim() || newSeed(),
        variants: chosen,
        ...(first >= 0 && first < count ? { first } : {}),
      },
      seated.map((seat) => ({ name: nameOf(seat), emblem: EMBLEMS[seat]?.key ?? '', kind: 'person' })),
    );
  return (
    <Page title={`${text('new.title')}: ${title}`} onBack={onBack}>
      <Panel title={text('new.players')}>
        {seated.map((seat) => (
          <View key={seat} style={styles.row}>
            <Crest emblem={emblemOf(EMBLEMS[seat]?.key ?? '')} size={TARGET} />
            <TextInput
              aria-label={text('new.name', { number: seat + 1 })}
              value={names[seat] ?? ''}
              maxLength={MOST_LETTERS}
              onChangeText={(name) => setNames(names.map((known, i) => (i === seat ? name : known)))}
              style={field}
            />
          </View>
        ))}
        <View style={styles.row}>
          {count > least && <Button label={text('new.fewer')} onPress={() => setCount(count - 1)} />}
          {count < most && <Button label={text('new.more')} onPress={() => setCount(count + 1)} />}
        </View>
      </Panel>
      {variants.length > 0 && (
        <Panel title={text('new.variants')}>
          {variants.map(({ key, name, line }) => (
            <View key={key} style={styles.row}>
              <View style={styles.words}>
                <Words kind="strong">{name}</Words>
                <Words kind="small" color="muted">
                  {line}
                </Words>
              </View>
              <Switch
                aria-label={name}
                value={chosen.includes(key)}
                onValueChange={(on) => setChosen(on ? [...chosen, key] : chosen.filter((other) => other !== key))}
                trackColor={{ true: colors.accent, false: colors.line }}
              />
            </View>
          ))}
        </Panel>
      )}
      <Panel title={text('new.first')}>
        <View style={styles.wrap}>
          {[-1, ...seated].map((seat) => (
            <Button
              key={seat}
              kind={seat === first ? 'first' : 'second'}
              label={seat < 0 ? text('new.first.lot') : nameOf(seat)}
              onPress={() => setFirst(seat)}
            />
          ))}
        </View>
      </Panel>
      <Panel title={text('new.seed')}>
        <Words kind="small" color="muted">
          {text('new.seed.hint')}
        </Words>
        <TextInput aria-label={text('new.seed')} value={seed} maxLength={40} onChangeText={setSeed} style={field} />
      </Panel>
      <Button kind="first" label={text('new.start')} onPress={begin} />
    </Page>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  words: { flex: 1 },
  field: {
    flex: 1,
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    borderWidth: 1.5,
    borderRadius: RADIUS,
    fontFamily: TYPE.body.fontFamily,
    fontSize: TYPE.body.fontSize,
  },
});
