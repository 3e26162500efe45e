import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { byTheFire } from '../../canvas/pictures/scenes';
import type { Trace } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Fold } from '../Fold';
import { useSound } from '../feedback/useFeedback';
import { Place as Setting, usePlaceHeight } from '../Place';
import { personOf, type Emblem } from '../seats';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Badge, Crest } from '../Crest';
import { Hold } from './Hold';
import { Foreman } from './host/Foreman';
import { Trails } from './telling/Trails';
import type { Place } from './top';

type Props = {
  /** Who is to take the phone. */
  place: Place;
  /** Who looks away meanwhile. */
  others: readonly Emblem[];
  /** Who was last, if anybody was. */
  last?: Place | undefined;
  /** What has happened since this person last looked, as everybody perceived it. */
  recap?: readonly string[];
  /** By seat: what it did this round, in games in which that tells much; and who sits there. */
  trails?: readonly (readonly Trace[])[] | undefined;
  places?: readonly Place[];
  round?: number | undefined;
  /** What the Foreman says meanwhile. */
  said?: readonly string[];
  onReveal: () => void;
  onAway?: (() => void) | undefined;
  onLeave: () => void;
};

/** Where the Foreman says more than this, or somebody reads what has happened, the place makes way: what is held stays in view. */
const SHORT = 2;

/** A tap meant for what was told before may come so much too late. */
const LATE = 600;

/** Covers the whole phone until the person it names holds it: nothing of any hand is behind it. It sounds the same whoever it is. */
export function Curtain({
  place: { name, emblem },
  others,
  last,
  recap = [],
  trails = [],
  places = [],
  round,
  said = [],
  onReveal,
  onAway,
  onLeave,
}: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const [isRead, setIsRead] = useState(false);
  const tall = usePlaceHeight(said.length > SHORT || isRead ? 0.24 : 0.46);
  const make = useSound();
  useEffect(() => make('curtain'), [make]);
  const [heeds, setHeeds] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeeds(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  const reveal = () => {
    make('curtain');
    onReveal();
  };
  return (
    <View style={[styles.curtain, { backgroundColor: colors.ground, paddingBottom: insets.bottom + SPACE.small }]}>
      <Scroller contentContainerStyle={[styles.page, { paddingTop: tall }]}>
        <Setting scene={byTheFire(personOf(emblem), others.map(personOf))} height={insets.top + tall} />
        {round !== undefined && (
          <Words kind="strong" center color="muted">
            {text('curtain.round', { round })}
          </Words>
        )}
        <View style={styles.who}>
          <Badge emblem={emblem} size={38} />
          <Heading center aria-level={1}>
            {name}
          </Heading>
        </View>
        {said.length === 0 && (
          <Words center color="muted">
            {text('table.curtain')}
          </Words>
        )}
        <View style={styles.way}>
          <Hold label={text('table.reveal', { name })} hint={text('table.hold')} onHeld={reveal}>
            <Words kind="strong" color="accent" style={styles.words}>
              {text('table.reveal', { name })}
            </Words>
          </Hold>
        </View>
        {said.length > 0 && (
          <View style={styles.way}>
            <Foreman said={said} />
          </View>
        )}
        {last && last.name !== name && (
          <View style={styles.last}>
            <Crest emblem={last.emblem} size={28} />
            <Words kind="small" color="muted">
              {text('curtain.last', { name: last.name })}
            </Words>
          </View>
        )}
        {recap.length > 0 && (
          <View style={styles.way}>
            <Fold title={text('curtain.recap')} summary={String(recap.length)} onTurned={setIsRead}>
              {recap.map((line, i) => (
                <Words key={i} kind="small">
                  {line}
                </Words>
              ))}
              {trails.some((trail) => trail.length > 0) && (
                <>
                  <Words kind="strong" color="accent">
                    {text('table.trail')}
                  </Words>
                  <Trails {...{ trails, places }} />
                </>
              )}
            </Fold>
          </View>
        )}
      </Scroller>
      <View style={styles.foot} pointerEvents={heeds ? 'auto' : 'none'}>
        <View style={styles.each}>
          <Button label={text('table.leave')} onPress={onLeave} />
        </View>
        {onAway && (
          <View style={styles.each}>
            <Button label={text('curtain.away', { name })} onPress={onAway} />
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1 },
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.medium, padding: SPACE.large },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small + 2 },
  way: { alignSelf: 'stretch', maxWidth: 420, width: '100%', marginHorizontal: 'auto', marginTop: SPACE.small },
  words: { paddingHorizontal: SPACE.large, paddingVertical: SPACE.medium },
  last: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: SPACE.small,
    paddingHorizontal: SPACE.medium,
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
  },
  each: { flexGrow: 1, flexBasis: 140 },
});
