import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { gathering } from '../../canvas/pictures/scenes';
import type { Seat, Setup } from '../../engine/game';
import { useLanguage, useText } from '../../i18n/language';
import type { Player } from '../../storage/savedGame';
import { CHOICES } from '../../storage/settings';
import type { Circle } from '../../table/circle';
import type { Offer } from '../../table/difficulty';
import { typedSeed } from '../../table/seeds';
import type { LastTable } from '../../table/gameStore';
import { Button } from '../Button';
import { Field } from '../Field';
import { emblemOf, personOf } from '../seats';
import { useSettings } from '../settings';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Choices } from '../Choices';
import { Fold } from '../Fold';
import { kindKey } from '../kinds';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { Players } from './Players';
import { chairsFor, countFor, newSeed, withLevel, type Range } from './seating';
import { Toggle } from './Toggle';

type Variant = { readonly key: string; readonly name: string; readonly line: string };
type Props = {
  title: string;
  seats: Range;
  variants: readonly Variant[];
  /** How a game of this kind was set up last. */
  last: LastTable | null;
  /** Who usually plays on this phone, whatever the game. */
  circle: Circle | null;
  /** Better or weaker bots, if the last results speak for it. */
  offer: Offer | null;
  /** The offer was taken or declined. */
  onAnswered: (offer: Offer) => void;
  onStart: (setup: Setup, players: readonly Player[], circle: Circle) => void;
  onBack: () => void;
};

const BY_LOT = 'lot';

/** Sets a table: who plays, which variants, who begins. The friends are those of the last table, whatever was played there. */
export function NewGamePage({ title, seats, variants, last, circle, offer, onAnswered, onStart, onBack }: Props) {
  const text = useText();
  const { settings, choose } = useSettings();
  const players = last?.players ?? [];
  const [chairs, setChairs] = useState(() => chairsFor(circle?.chairs ?? players));
  const [count, setCount] = useState(() => countFor(seats, players.length || (circle?.count ?? 0)));
  const [chosen, setChosen] = useState(() => known(last?.variants ?? [], variants));
  const [wanted, setWanted] = useState(BY_LOT);
  const [seed, setSeed] = useState('');
  const [open, setOpen] = useState(offer);
  const language = useLanguage();
  const seated = chairs.slice(0, count);
  const nameOf = (seat: Seat): string => chairs[seat]?.name.trim() || text('new.dwarf', { number: seat + 1 });
  const first = wanted === BY_LOT || Number(wanted) >= count ? BY_LOT : wanted;
  const beginner = (choice: string) => (choice === BY_LOT ? text('new.first.lot') : nameOf(Number(choice)));
  const begin = () => {
    const named = chairs.map((chair, seat) => ({ ...chair, name: seat < count ? nameOf(seat) : chair.name }));
    onStart(
      {
        seats: count,
        seed: typedSeed(seed) || newSeed(),
        variants: chosen,
        ...(first === BY_LOT ? {} : { first: Number(first) }),
      },
      named.slice(0, count),
      { chairs: named, count },
    );
  };
  return (
    <Footed foot={<Button kind="first" label={text('new.start')} onPress={begin} />}>
      <Page
        title={title}
        onBack={onBack}
        scene={gathering(seated.map(({ emblem, name }) => personOf(emblemOf(emblem, name))))}
      >
        {open && (
          <Panel title={text('new.offer')}>
            <Words>{text(`new.offer.${open.is}`, { level: text(kindKey(open.level)) })}</Words>
            <Button
              label={text('new.offer.yes')}
              onPress={() => {
                setChairs(withLevel(chairs, count, open.level, language));
                onAnswered(open);
                setOpen(null);
              }}
            />
            <Button
              label={text('new.offer.no')}
              onPress={() => {
                onAnswered(open);
                setOpen(null);
              }}
            />
          </Panel>
        )}
        <Players range={seats} chairs={chairs} count={count} onChairs={setChairs} onCount={setCount} />
        <Variants variants={variants} chosen={chosen} onChoose={setChosen} />
        {seated.filter(({ kind }) => kind === 'person').length > 1 && (
          <Panel title={text('settings.phone')}>
            <Choices
              label={text('settings.phone')}
              choices={CHOICES.phone}
              chosen={settings.phone}
              nameOf={(choice) => text(`settings.phone.${choice}`)}
              onChoose={(choice) => choose('phone', choice)}
            />
            <Words kind="small" color="muted">
              {text('settings.phone.hint')}
            </Words>
          </Panel>
        )}
        {seated.filter(({ kind }) => kind === 'person').length > 1 && (
          <Toggle
            label={text('settings.foreman')}
            hint={text('new.foreman')}
            on={settings.foreman === 'on'}
            onChange={(on) => choose('foreman', on ? 'on' : 'off')}
          />
        )}
        <Fold title={text('new.first')} summary={beginner(first)}>
          <Choices
            label={text('new.first')}
            choices={[BY_LOT, ...seated.map((_, seat) => String(seat))]}
            chosen={first}
            nameOf={beginner}
            onChoose={setWanted}
          />
        </Fold>
        <Fold title={text('new.speed')} summary={text(`settings.speed.${settings.speed}`)}>
          <Choices
            label={text('new.speed')}
            choices={CHOICES.speed}
            chosen={settings.speed}
            nameOf={(choice) => text(`settings.speed.${choice}`)}
            onChoose={(choice) => choose('speed', choice)}
          />
        </Fold>
        <Fold title={text('new.advanced')} summary={seed || text('new.seed')}>
          <Words kind="small" color="muted">
            {text('new.seed.hint')}
          </Words>
          <Field label={text('new.seed')} value={seed} maxLength={40} onChangeText={setSeed} />
        </Fold>
      </Page>
    </Footed>
  );
}

const known = (keys: readonly string[], variants: readonly Variant[]): readonly string[] =>
  keys.filter((key) => variants.some((variant) => variant.key === key));

type VariantsProps = {
  variants: readonly Variant[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

function Variants({ variants, chosen, onChoose }: VariantsProps) {
  const text = useText();
  const on = variants.filter(({ key }) => chosen.includes(key)).map(({ name }) => name);
  if (variants.length === 0) return null;
  return (
    <Fold title={text('new.variants')} summary={on.join(', ') || text('new.none')}>
      {variants.map(({ key, name, line }) => (
        <Toggle
          key={key}
          label={name}
          hint={line}
          on={chosen.includes(key)}
          onChange={(wanted) => onChoose(wanted ? [...chosen, key] : chosen.filter((other) => other !== key))}
        />
      ))}
    </Fold>
  );
}

/** A page whose first button stays in the thumb's reach. */
function Footed({ children, foot }: { children: ReactNode; foot: ReactNode }) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <View style={[styles.all, { backgroundColor: colors.ground }]}>
      {children}
      <View style={[styles.foot, { borderColor: colors.line, paddingBottom: insets.bottom + SPACE.small }]}>
        <View style={styles.column}>{foot}</View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  foot: { borderTopWidth: 1, paddingTop: SPACE.small, paddingHorizontal: SPACE.medium },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
});
