import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Film } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Badge } from '../../Crest';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE } from '../../theme/themes';
import { useTextScale } from '../../textScale';
import { Curves } from '../Curves';
import type { Place, Top } from '../top';
import { Fitted } from './Fitted';

type Props = { film: Film; words: Top['words']; places: readonly Place[] };

/** So long each picture stands, in milliseconds. */
const PICTURE = 320;
/** Read large in so little room, words have no face beside them. */
const SLIM = 150;

/** How everybody looked, deed by deed, until the masks fell: it plays by itself once, and where nothing moves it is whole at once. */
export function FilmStrip({ film, words, places }: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  const { frames, turns, faces } = film;
  const last = frames.length - 1;
  const scale = useTextScale();
  const [isSlim, setSlim] = useState(false);
  const [at, setAt] = useState(still ? last : 0);
  useEffect(() => {
    if (at >= last) return;
    const timer = setTimeout(() => setAt(at + 1), PICTURE);
    return () => clearTimeout(timer);
  }, [at, last]);
  const names = places.map(({ name }) => name);
  const told = turns.flatMap((turn) => {
    const line = turn.at <= at ? words.news(turn.event, names, -1) : null;
    return line === null ? [] : [{ ...turn, line }];
  });
  const most = suspectIn(frames[last] ?? []);
  const face = faces[most] ?? null;
  const shades = names.map((name, seat) => `${name}: ${Math.round(50 + 50 * (frames[last]?.[seat] ?? 0))} %`);
  return (
    <View
      style={[styles.strip, { borderColor: colors.line, backgroundColor: colors.surface }]}
      testID="film"
      onLayout={({ nativeEvent }) => setSlim(nativeEvent.layout.width / scale < SLIM)}
    >
      <Fitted isHeading kind="strong">
        {text('film.title')}
      </Fitted>
      <Fitted kind="small" color="muted">
        {text('film.hint')}
      </Fitted>
      <Curves
        curve={frames.slice(0, at + 1)}
        length={frames.length}
        {...{ places }}
        least={-1}
        most={1}
        label={`${text('film.title')}. ${shades.join(', ')}`}
      />
      {told.map(({ at: frame, seat, change, line }) => {
        const place = places[seat];
        return (
          <View key={frame} style={!isSlim && styles.turn}>
            {place && <Badge emblem={place.emblem} size={22} />}
            <Fitted kind="small" style={!isSlim && styles.grow}>
              {`${line} ${text(change > 0 ? 'film.worse' : 'film.better', { name: place?.name ?? '' })}`}
            </Fitted>
          </View>
        );
      })}
      {at >= last && (
        <>
          {face !== null && (
            <Fitted>{text('film.most', { name: names[most] ?? '', face: words.card(face).name })}</Fitted>
          )}
          {!still && <Button label={text('film.again')} onPress={() => setAt(0)} />}
        </>
      )}
    </View>
  );
}

/** Who looked guiltiest at the end. */
const suspectIn = (shades: readonly number[]): number =>
  shades.reduce((most, shade, seat) => (shade > (shades[most] ?? 0) ? seat : most), 0);

const styles = StyleSheet.create({
  strip: { gap: SPACE.small, padding: SPACE.small + 4, borderRadius: RADIUS, borderWidth: 1.5 },
  turn: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1 },
});
