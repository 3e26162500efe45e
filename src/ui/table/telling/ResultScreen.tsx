import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { alone } from '../../../canvas/pictures/scenes';
import type { Deed, ShownCard } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Badge } from '../../Crest';
import { Place as Setting, usePlaceHeight } from '../../Place';
import { personOf } from '../../seats';
import { Scroller } from '../../Scroller';
import { useAppearance } from '../../theme/appearance';
import { SPACE } from '../../theme/themes';
import { Heading, Words } from '../../Words';
import { Closing } from '../Closing';
import type { Place, Top } from '../top';
import { DeedCards } from './DeedCards';
import { Gains } from './Gains';

type Props = {
  deeds: readonly Deed[];
  /** Who may see it. */
  place: Place;
  places: readonly Place[];
  words: Top['words'];
  /** The hand as it is now. */
  hand: readonly ShownCard[];
  /** Whether somebody else has the phone next. */
  passesOn: boolean;
  /** After how many milliseconds it closes by itself, since all of it stays in the hand; null: only when it was got. */
  closesAfter: number | null;
  onKeep: () => void;
  onGotIt: () => void;
  /** The same, and nobody asks them about what others do before their next turn; left out where nobody goes round asking. */
  onQuiet?: (() => void) | undefined;
  onRule?: ((rule: string) => void) | undefined;
  /** The hand, to plan the next turn with, where somebody else has the phone next; large where it is all that there is to see. */
  plan?: ((isLarge: boolean) => ReactNode) | undefined;
};

/** What is told of a stretch that only one seat may know: the deeds that say so, and what they brought about. */
export const secretsIn = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.flatMap((deed) => (deed.isSecret ? [deed] : secretsIn(deed.parts)));

/** What only one player may know and has just come to light: large, until that player has seen it. */
export function ResultScreen(props: Props) {
  const { deeds, place, places, words, hand, passesOn, closesAfter, onKeep, onGotIt, onQuiet, onRule, plan } = props;
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  // Where the hand is below, it is to be seen without scrolling.
  const tall = usePlaceHeight(plan ? 0.14 : height < LOW ? 0.17 : 0.22);
  const room = Math.min(width, 560) - SPACE.medium * 2;
  const secrets = secretsIn(deeds);
  const told = secrets.length > 0 ? secrets : deeds;
  const shown = new Set(told.flatMap(({ cards }) => cards.map(({ key }) => key)));
  // Whoever goes on sees their hand at the table right after this.
  const rest = passesOn ? hand.filter(({ key }) => !shown.has(key)) : [];
  const [first, ...more] = told;
  // A whole new hand is seen once: where it is planned with.
  const isNewHand = plan !== undefined && hand.length > 1 && hand.every(({ key }) => shown.has(key));
  const isSeenBelow = ({ cards }: Deed): boolean =>
    isNewHand && cards.every((card) => hand.some(({ key }) => key === card.key));
  const most = Math.min(176, height * (more.length > 0 ? 0.15 : height < LOW ? 0.19 : 0.21));
  return (
    <View style={[styles.all, { backgroundColor: colors.ground }]}>
      <Scroller
        contentContainerStyle={[styles.page, { paddingTop: insets.top + tall - SPACE.medium }]}
        // Where something can be touched here the clock stops with the touch itself: its bar would go from under the finger.
        onPointerDown={closesAfter === null || plan ? undefined : onKeep}
      >
        <Setting scene={alone(personOf(place.emblem))} height={insets.top + tall} />
        <View style={styles.column}>
          <View style={styles.who}>
            <Badge emblem={place.emblem} size={30} />
            <Words kind="strong" color="accent">
              {text('result.only', { name: place.name })}
            </Words>
          </View>
          {first && (
            <View style={styles.deed}>
              <Heading center aria-level={1}>
                {first.line}
              </Heading>
              {!isSeenBelow(first) && (
                <DeedCards
                  cards={first.cards}
                  {...{ words, room, most, onRule }}
                  least={more.length > 0 ? 64 : SMALL}
                />
              )}
              {first.cards.length === 1 && <Said card={first.cards[0]} words={words} />}
              <Gains gains={first.gains} {...{ places, words }} />
            </View>
          )}
          {more.map((deed, i) => (
            <Further key={i} {...{ deed, words, places, room, onRule }} isBare={isSeenBelow(deed)} />
          ))}
          {plan?.(isNewHand)}
          {!plan && rest.length > 0 && (
            <View style={styles.deed}>
              <Words kind="small" center color="muted">
                {text('result.hand')}
              </Words>
              <DeedCards known cards={rest} {...{ words, room, onRule }} most={64} />
            </View>
          )}
        </View>
      </Scroller>
      <View style={[styles.foot, { paddingBottom: insets.bottom + SPACE.small, borderColor: colors.line }]}>
        <View style={styles.button}>
          {closesAfter !== null && <Closing after={closesAfter} says={text('result.closing')} />}
          <View style={styles.buttons}>
            <View style={styles.first}>
              <Button kind="first" label={text(passesOn ? 'result.passOn' : 'result.gotIt')} onPress={onGotIt} />
            </View>
            {closesAfter !== null && (
              <View style={styles.second}>
                <Button label={text('result.keep')} onPress={onKeep} />
              </View>
            )}
          </View>
          {onQuiet && <Button label={text('result.quiet')} onPress={onQuiet} />}
        </View>
      </View>
    </View>
  );
}

type FurtherProps = Pick<Props, 'words' | 'places' | 'onRule'> & { deed: Deed; room: number; isBare: boolean };

/** What else has come to light: a single card beside its sentence, several below it. */
function Further({ deed, words, places, room, isBare, onRule }: FurtherProps) {
  const isOne = deed.cards.length === 1 && !isBare;
  return (
    <View style={isOne ? styles.beside : styles.deed}>
      {isOne && <DeedCards cards={deed.cards} {...{ words, onRule }} room={SMALL} most={SMALL} />}
      <View style={isOne ? styles.grow : undefined}>
        <Heading kind="name" aria-level={2} center={!isOne}>
          {deed.line}
        </Heading>
        <Gains gains={deed.gains} {...{ places, words }} />
      </View>
      {!isOne && !isBare && <DeedCards cards={deed.cards} {...{ words, room, onRule }} most={SMALL} />}
    </View>
  );
}

/** Below this height everything is a little smaller, so that nothing needs to be looked for. */
const LOW = 800;
const SMALL = 84;

/** What a card that has come to light does; of a way its picture says it all. */
function Said({ card, words }: { card: ShownCard | undefined; words: Top['words'] }) {
  const said = card && card.face !== 'back' && card.open === undefined ? words.card(card.face).text : '';
  return said === '' ? null : (
    <Words center color="muted">
      {said}
    </Words>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  page: { flexGrow: 1, justifyContent: 'center', padding: SPACE.medium },
  column: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.medium },
  who: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.small },
  deed: { gap: SPACE.small + 4, alignItems: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grow: { flex: 1, gap: SPACE.small },
  foot: { paddingTop: SPACE.small, paddingHorizontal: SPACE.medium, borderTopWidth: 1 },
  button: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  first: { flexGrow: 3 },
  second: { flexGrow: 1 },
});
