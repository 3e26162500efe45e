import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Deed, Show } from '../../../engine/show';
import { useLanguage } from '../../../i18n/language';
import type { Look } from '../../../table/look';
import { charactersAt, inWords, saidIn } from '../../../table/talk';
import { Crest } from '../../Crest';
import { useSettings } from '../../settings';
import { useAppearance } from '../../theme/appearance';
import { SPACE } from '../../theme/themes';
import { Words } from '../../Words';
import type { Place } from '../top';

/** What a bot says about a deed. */
export interface Spoken {
  readonly place: Place;
  readonly line: string;
}

type Input = {
  show: Show;
  look: Look;
  places: readonly Place[];
  /** The deeds of the moment, and the one that is being told. */
  deeds: readonly Deed[];
  at: number;
};

/** What is said about the deed that is being told: after the last one of whoever did it, so that it does not come too early. */
export function useSpoken({ show, look, places, deeds, at }: Input): Spoken | null {
  const language = useLanguage();
  const { talk } = useSettings().settings;
  const { bots, news, heard } = look;
  const seat = deeds[at]?.seat ?? -1;
  const isLastOf = !deeds.slice(at + 1).some((later) => later.seat === seat);
  const isOn = deeds.length > 0 && isLastOf;
  const from = heard.length - news.length;
  return useMemo(() => {
    if (!isOn) return null;
    const names = places.map(({ name }) => name);
    const circle = { show, talk, salt: names.join(), characters: charactersAt(names, bots) };
    const said = saidIn(circle, heard).findLast((one) => one.at >= from && one.by === seat);
    const place = said && places[said.seat];
    if (!said || !place) return null;
    return { place, line: inWords(said, language, names, (why) => show.words[language].against?.(why) ?? '') };
  }, [isOn, show, talk, places, bots, heard, from, seat, language]);
}

/** A bubble at the face of whoever speaks; screen readers say it when they have said what happened. */
export function Speech({ spoken: { place, line } }: { spoken: Spoken }) {
  const { colors } = useAppearance();
  return (
    <View style={styles.row}>
      <Crest emblem={place.emblem} size={32} />
      <View style={[styles.tip, { borderRightColor: colors.raised }]} />
      <View
        style={[styles.bubble, { backgroundColor: colors.raised }]}
        role="note"
        aria-live="polite"
        aria-label={`${place.name}: ${line}`}
      >
        <Words kind="small">{line}</Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  tip: {
    width: 0,
    height: 0,
    marginLeft: SPACE.hair,
    marginRight: -SPACE.hair,
    borderTopWidth: 6,
    borderBottomWidth: 6,
    borderRightWidth: 9,
    borderTopColor: 'transparent',
    borderBottomColor: 'transparent',
  },
  bubble: { flexShrink: 1, paddingVertical: SPACE.hair, paddingHorizontal: SPACE.small + 2, borderRadius: 12 },
});
