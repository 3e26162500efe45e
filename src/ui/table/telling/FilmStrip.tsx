import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Film } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Badge } from '../../Crest';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE } from '../../theme/themes';
import { Heading, Words } from '../../Words';
import { Curves } from '../Curves';
import type { Place, Top } from '../top';

type Props = { film: Film; words: Top['words']; places: readonly Place[] };

/** So long each picture stands, in milliseconds. */
const PICTURE = 320;

/** How everybody looked, deed by deed, until the masks fell: it plays by itself once, and where nothing moves it is whole at once. */
export function FilmStrip({ film, words, places }: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  const { frames, turns, faces } = film;
  const last = frames.length - 1;
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
    <View style={[styles.strip, { borderColor: colors.line, backgroundColor: colors.surface }]} testID="film">
      <Heading kind="strong" aria-level={2}>
        {text('film.title')}
      </Heading>
      <Words kind="small" color="muted">
        {text('film.hint')}
      </Words>
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
          <View key={frame} style={styles.turn}>
            {place && <Badge emblem={place.emblem} size={22} />}
            <Words kind="small" style={styles.grow}>
              {`${line} ${text(change > 0 ? 'film.worse' : 'film.better', { name: place?.name ?? '' })}`}
            </Words>
          </View>
        );
      })}
      {at >= last && (
        <>
          {face !== null && (
            <Words>{text('film.most', { name: names[most] ?? '', face: words.card(face).name })}</Words>
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
