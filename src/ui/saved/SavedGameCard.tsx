import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { SymbolName } from '../../canvas/symbols/names';
import { dateFormat } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/language';
import type { SavedGame } from '../../storage/savedGame';
import { Button } from '../Button';
import { Field } from '../Field';
import { emblemOf } from '../seats';
import { Glyph } from '../Glyph';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Heading, Words } from '../Words';

type Props = {
  saved: SavedGame;
  /** The game's name and sign. */
  name: string;
  symbol: SymbolName;
  onOpen: () => void;
  onRename: (title: string | null) => void;
  onPassOn: () => void;
  onDelete: () => void;
};

const MOST_LETTERS = 40;

/** A saved game with all that tells it from the others, and what can be done with it. */
export function SavedGameCard({ saved, name, symbol, onOpen, onRename, onPassOn, onDelete }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [title, setTitle] = useState<string | null>(null);
  const [warned, setWarned] = useState(false);
  const called = saved.title ?? name;
  const status = useStatus(saved);
  const rename = () => {
    onRename(title?.trim() || null);
    setTitle(null);
  };
  // Whoever has the file of a game that is on can find out every hand.
  const passOn = () => (saved.status === 'on' ? setWarned(true) : onPassOn());
  return (
    <View
      style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.line }]}
      role="group"
      aria-label={called}
    >
      <View style={styles.head}>
        <Glyph name={symbol} size={40} color={colors.accent} />
        <View style={styles.words}>
          <Heading kind="name" aria-level={3}>
            {called}
          </Heading>
          {saved.title !== null && <Words kind="small">{name}</Words>}
          <Words kind="small" color="muted">
            {status.when}
          </Words>
        </View>
      </View>
      <View style={styles.players}>
        {saved.players.map((player, seat) => (
          <View key={seat} style={styles.player}>
            <Crest emblem={emblemOf(player.emblem, player.name)} size={28} />
            <Words kind="small" color={status.marked.includes(seat) ? 'accent' : 'text'}>
              {player.name}
            </Words>
          </View>
        ))}
      </View>
      <Words kind="strong">{status.line}</Words>
      {warned && (
        <View style={styles.naming} role="alert">
          <Words>{text('saved.secrets')}</Words>
          <View style={styles.ways}>
            <Button
              kind="first"
              label={text('saved.secrets.passOn')}
              onPress={() => {
                setWarned(false);
                onPassOn();
              }}
            />
            <Button label={text('saved.cancel')} onPress={() => setWarned(false)} />
          </View>
        </View>
      )}
      {title === null ? (
        <View style={styles.ways}>
          <View style={styles.first}>
            <Button kind={saved.status === 'on' ? 'first' : 'second'} label={status.way} onPress={onOpen} />
          </View>
          <Small symbol="quill-ink" label={text('saved.rename')} onPress={() => setTitle(saved.title ?? '')} />
          {saved.damage === null && <Small symbol="share" label={text('saved.passOn')} onPress={passOn} />}
          <Small symbol="trash-can" label={text('saved.delete')} onPress={onDelete} />
        </View>
      ) : (
        <View style={styles.naming}>
          <Field
            label={text('saved.name')}
            placeholder={name}
            value={title}
            onChangeText={setTitle}
            onSubmitEditing={rename}
            maxLength={MOST_LETTERS}
            autoFocus
          />
          <View style={styles.ways}>
            <Button kind="first" label={text('saved.keep')} onPress={rename} />
            <Button label={text('saved.cancel')} onPress={() => setTitle(null)} />
          </View>
        </View>
      )}
    </View>
  );
}

/** Where a game stands, in words. */
function useStatus({ summary, standings, players, updatedAt, moveCount, damage, status }: SavedGame) {
  const text = useText();
  const language = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updatedAt);
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  if (damage !== null) return { when, marked: [], line: text(`damage.${damage}`), way: text('saved.rescue') };
  if (status === 'over') {
    const winners = (standings ?? []).filter(({ rank }) => rank === 1);
    const names = winners.map(({ seat }) => nameOf(seat)).join(', ');
    const points = winners[0]?.points ?? 0;
    const line = text(winners.length === 1 ? 'saved.won' : 'saved.wonTogether', { names, points });
    return { when, marked: winners.map(({ seat }) => seat), line, way: text('saved.watch') };
  }
  const parts = [
    ...(summary.turn === null ? [] : [text('saved.turn', { name: nameOf(summary.turn) })]),
    ...(summary.round === null ? [] : [text('saved.round', { round: summary.round })]),
    text('saved.move', { number: moveCount + 1 }),
  ];
  const marked = summary.turn === null ? [] : [summary.turn];
  return { when, marked, line: parts.join(' · '), way: text('saved.continue') };
}

function Small({ symbol, label, onPress }: { symbol: SymbolName; label: string; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.small, { borderColor: colors.line }, pressed && styles.pressed]}
    >
      <Glyph name={symbol} size={24} color={colors.text} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: RADIUS, borderWidth: 1, padding: SPACE.medium, gap: SPACE.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
  players: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.medium, rowGap: SPACE.hair },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  first: { flexGrow: 1, flexBasis: 120 },
  naming: { gap: SPACE.small },
  small: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS,
    borderWidth: 1,
  },
  pressed: { opacity: 0.6 },
});
