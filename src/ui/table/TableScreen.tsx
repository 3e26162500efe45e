import { useMemo, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Happening } from '../../engine/game';
import type { Scene, ShownCard, Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import type { Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { CallScreen } from './CallScreen';
import { CardFace } from './CardFace';
import { Crest } from './Crest';
import { Curtain } from './Curtain';
import { MineView } from './MineView';
import { Rivals } from './Rivals';
import { ScorePage } from './ScorePage';
import { Sheet } from './Sheet';
import { glowing, nextKeys, tap, type Choice } from './taps';

export interface Place {
  readonly name: string;
  readonly emblem: Emblem;
}

type Props = {
  show: Show;
  places: readonly Place[];
  look: Look;
  log: readonly Happening[];
  send: (event: TableEvent) => void;
  onLeave: () => void;
  onRematch: () => void;
};

type Paper = { readonly title: string; readonly lines: readonly string[] };

/** A table being played at: whatever the one who looks may see and do now. */
export function TableScreen(props: Props) {
  const { show, places, look, send } = props;
  const language = useLanguage();
  const words = show.words[language];
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const nobody = places[0];
  if (look.screen === 'curtain') {
    const place = places[look.wanted] ?? nobody;
    return place ? <Curtain {...place} onReveal={() => send({ type: 'REVEAL' })} /> : null;
  }
  if (look.screen === 'call') {
    const said = words.ladder?.(look.view, names) ?? [];
    return (
      <CallScreen
        rungs={look.chain.flatMap(({ action, live }, i) => {
          const place = places[action.seat];
          return place ? [{ words: said[i] ?? '', emblem: place.emblem, live }] : [];
        })}
        seats={look.callable.flatMap((seat) => {
          const place = places[seat];
          return place ? [{ seat, ...place }] : [];
        })}
        isRipe={look.isRipe}
        onObject={(seat) => send({ type: 'OBJECT', seat })}
        onNobody={() => send({ type: 'NOBODY_OBJECTS' })}
      />
    );
  }
  if (look.screen === 'over') return <ScorePage {...props} standings={look.standings} words={words} />;
  return <Mine {...props} names={names} />;
}

function Mine({ show, places, look, log, send, onLeave, names }: Props & { names: readonly string[] }) {
  const text = useText();
  const language = useLanguage();
  const words = show.words[language];
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const seat = look.holder === -1 ? 0 : look.holder;
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [offered, setOffered] = useState<readonly Choice[] | null>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const scene: Scene = useMemo(() => show.scene(look.view, seat), [show, look.view, seat]);
  const choices: readonly Choice[] = useMemo(
    () =>
      look.options.map((move) => ({
        move,
        touches: show.touches(look.view, move),
        label: words.move(look.view, move, names),
      })),
    [look.options, look.view, show, words, names],
  );
  const glow = useMemo(() => glowing(choices, touched), [choices, touched]);
  const decide = (choice: Pick<Choice, 'move'>) => {
    setTouched([]);
    setOffered(null);
    setWhy(null);
    if (look.screen === 'private' && choice.move.do === 'pass') send({ type: 'NEVER_MIND' });
    else send({ type: 'CHOOSE', move: choice.move });
  };
  const touch = (key: string) => {
    setWhy(null);
    const outcome = tap(choices, touched, key);
    if (outcome.leads === 'move') return decide(outcome);
    if (outcome.leads === 'on') return setTouched(outcome.touched);
    if (outcome.leads === 'offer') return setOffered(outcome.choices);
    setTouched([]);
    const attempts = look.screen === 'choose' ? show.attempts(look.view, seat) : [];
    const attempt = [[...touched, key].join(' '), key].flatMap(
      (name) => attempts.find((each) => each.key === name) ?? [],
    )[0];
    if (attempt?.why) setWhy(words.reason(attempt.why));
  };
  const read = ({ face }: { face: string }) => {
    const card = words.card(face);
    setPaper({ title: card.name, lines: [card.text] });
  };
  const card = (each: ShownCard, small: boolean) => (
    <CardFace
      key={each.key}
      card={each}
      words={words.card(each.face)}
      small={small}
      glows={glow.has(each.key)}
      lifted={touched.includes(each.key)}
      onPress={() => touch(each.key)}
      onLook={() => read(each)}
    />
  );
  const shownKeys = new Set([
    ...scene.sprites.map(({ key }) => key),
    ...scene.hand.map(({ key }) => key),
    ...scene.areas.flatMap(({ cards }) => cards.map(({ key }) => key)),
  ]);
  // What ends something comes first: it is always there, and must be found without looking.
  const loose = nextKeys(choices, touched)
    .filter((key) => !shownKeys.has(key))
    .sort((a, b) => Number(b.startsWith('button:')) - Number(a.startsWith('button:')));
  const labelOf = (key: string): string => {
    const about = choices.filter(({ touches }) => touches[touched.length] === key);
    const [family, name = key] = key.split(':');
    return about[0] && (about.length === 1 || family === 'button') ? about[0].label : words.card(name).name;
  };
  const place = places[look.decider];
  return (
    <View
      style={[styles.table, { backgroundColor: colors.ground, paddingTop: insets.top, paddingBottom: insets.bottom }]}
    >
      <Rivals
        places={places}
        scene={scene}
        decider={look.decider}
        onLeave={onLeave}
        onLog={() => {
          const lines = log.flatMap((event) => words.news(event, names) ?? []);
          setPaper({ title: text('table.log'), lines: lines.slice(-60).reverse() });
        }}
      />
      <View style={styles.mine}>
        <MineView
          sprites={scene.sprites}
          glow={glow}
          places={places}
          label={(sprite) => words.sprite(sprite, names)}
          onTap={touch}
        />
      </View>
      <ScrollView
        horizontal
        style={styles.strip}
        contentContainerStyle={styles.cards}
        showsHorizontalScrollIndicator={false}
      >
        {scene.areas
          .filter(({ seat: of, cards }) => of === -1 || of === seat || cards.some(({ key }) => glow.has(key)))
          .map((area) => (
            <View key={area.key} style={styles.area}>
              {area.cards.map((each) => card(each, true))}
            </View>
          ))}
      </ScrollView>
      <View style={[styles.prompt, { backgroundColor: colors.surface, borderColor: colors.line }]} role="status">
        {place && <Crest emblem={place.emblem} size={34} />}
        <Words kind="strong" style={styles.words}>
          {why ?? (look.screen === 'watch' ? text('table.watch') : words.prompt(look.view, names))}
        </Words>
        {look.canUndo && <Small label={text('table.undo')} onPress={() => send({ type: 'UNDO' })} />}
        {choices.length > 0 && (
          <Small label={text('table.choices', { count: choices.length })} onPress={() => setOffered(choices)} />
        )}
      </View>
      {look.saving === 'failed' && (
        <View style={styles.loose}>
          <Words style={styles.words}>{text('table.saveFailed')}</Words>
          <Small label={text('table.retry')} onPress={() => send({ type: 'RETRY' })} />
          <Small label={text('table.playOn')} onPress={() => send({ type: 'PLAY_ON' })} />
        </View>
      )}
      <ScrollView
        horizontal
        style={styles.hand}
        contentContainerStyle={styles.cards}
        showsHorizontalScrollIndicator={false}
        aria-label={text('table.hand', { name: names[seat] ?? '' })}
      >
        {scene.hand.map((each) => card(each, false))}
      </ScrollView>
      <ScrollView
        horizontal
        style={styles.buttons}
        contentContainerStyle={styles.loose}
        showsHorizontalScrollIndicator={false}
      >
        {loose.map((key) => (
          <Button
            key={key}
            label={labelOf(key)}
            kind={key === 'button:end' ? 'first' : 'second'}
            onPress={() => touch(key)}
          />
        ))}
      </ScrollView>
      {offered && (
        <Sheet title={text('table.choices', { count: offered.length })} onClose={() => setOffered(null)}>
          {offered.map((choice, i) => (
            <Button key={i} label={choice.label} onPress={() => decide(choice)} />
          ))}
        </Sheet>
      )}
      {paper && (
        <Sheet title={paper.title} onClose={() => setPaper(null)}>
          {paper.lines.map((line, i) => (
            <Words key={i}>{line}</Words>
          ))}
        </Sheet>
      )}
    </View>
  );
}

function Small({ label, onPress }: { label: string; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable role="button" onPress={onPress} style={({ pressed }) => [styles.smallButton, pressed && styles.pressed]}>
      <Words kind="small" style={{ color: colors.accent }}>
        {label}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  mine: { flex: 1, minHeight: 160 },
  strip: { flexGrow: 0 },
  hand: { flexGrow: 0 },
  buttons: { flexGrow: 0 },
  cards: { flexDirection: 'row', gap: SPACE.small, paddingHorizontal: SPACE.small, paddingVertical: SPACE.small },
  area: { flexDirection: 'row', gap: SPACE.hair, marginRight: SPACE.small },
  prompt: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    marginHorizontal: SPACE.small,
    paddingHorizontal: SPACE.small,
    minHeight: TARGET + SPACE.small,
    borderRadius: 28,
    borderWidth: 1.5,
  },
  words: { flex: 1 },
  loose: { flexDirection: 'row', gap: SPACE.small, paddingHorizontal: SPACE.small, paddingBottom: SPACE.small },
  smallButton: { minHeight: TARGET, minWidth: TARGET, justifyContent: 'center', paddingHorizontal: SPACE.hair },
  pressed: { opacity: 0.6 },
});
