import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { roundTheTable } from '../../../canvas/pictures/scenes';
import type { Seat } from '../../../engine/game';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Crest } from '../../Crest';
import { personOf } from '../../seats';
import { useSettings } from '../../settings';
import { useTextScale } from '../../textScale';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE } from '../../theme/themes';
import { useTurn } from '../../Turned';
import { Heading, Words } from '../../Words';
import { Headline } from '../Headline';
import { Hold } from '../Hold';
import { Question } from '../Question';
import { Fitted } from '../telling/Fitted';
import type { Place } from '../top';
import type { Council as Held, Votes } from './useCouncil';

type Props = {
  places: readonly Place[];
  council: Pick<Held, 'voter' | 'poll' | 'vote' | 'close'>;
  /** Whether the phone lies between people: then it turns to each of them, instead of going round. */
  isFlat: boolean;
};

/** Before the masks fall: a talk, as long as people have set, and a sealed vote. Nothing of it is seen before all have voted. */
export function Council({ places, council: { voter, poll, vote, close }, isFlat }: Props) {
  const minutes = useMinutes();
  const text = useText();
  const place = places[voter];
  if (place) return <Ballot key={voter} {...{ places, place, voter }} onVote={vote} />;
  return (
    <Talk
      {...{ places, minutes }}
      title={text('council.title')}
      hint={text(isFlat ? 'council.hint.flat' : 'council.hint')}
      goOn={{ label: text('council.vote'), onPress: poll }}
      skip={{ label: text('council.skip'), onPress: close }}
    />
  );
}

/** A talk between two turns, as long as people have set. */
export function Parley({ places, onGoOn }: { places: readonly Place[]; onGoOn: () => void }) {
  const minutes = useMinutes();
  const text = useText();
  return (
    <Talk
      {...{ places, minutes }}
      title={text('talk.title')}
      hint={text('talk.hint')}
      goOn={{ label: text('moment.goOn'), onPress: onGoOn }}
    />
  );
}

/** How long people want to talk; 0 without a clock. */
function useMinutes(): number {
  const { council } = useSettings().settings;
  return council === 'off' || council === 'vote' ? 0 : Number(council);
}

type Answer = { label: string; onPress: () => void };
type TalkProps = {
  places: readonly Place[];
  minutes: number;
  title: string;
  hint: string;
  goOn: Answer;
  skip?: Answer;
};

const MINUTE = 60;
/** Read large in so little room, what is pressed is written smaller. */
const SLIM = 140;
const SMALL = 13;

/** A talk with a quiet clock: when it has run down nothing happens but that it says so. */
function Talk({ places, minutes, title, hint, goOn, skip }: TalkProps) {
  const text = useText();
  const left = useSecondsLeft(minutes * MINUTE);
  const scale = useTextScale();
  const [size, setSize] = useState<number | undefined>(undefined);
  const foot = (
    <View
      style={styles.buttons}
      onLayout={({ nativeEvent }) => setSize(nativeEvent.layout.width / scale < SLIM ? SMALL : undefined)}
    >
      <View style={styles.each}>
        <Button kind="first" {...goOn} size={size} />
      </View>
      {skip && (
        <View style={styles.each}>
          <Button {...skip} size={size} />
        </View>
      )}
    </View>
  );
  return (
    <Question
      foot={foot}
      isLong={false}
      scene={roundTheTable(
        places.map(({ emblem }) => personOf(emblem)),
        undefined,
      )}
    >
      <Headline>{title}</Headline>
      <Fitted center>{text('council.question')}</Fitted>
      {minutes > 0 && (
        <Words kind="title" center color="accent" role="timer">
          {left > 0 ? `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}` : text('council.over')}
        </Words>
      )}
      <Fitted kind="small" center color="muted">
        {hint}
      </Fitted>
    </Question>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** So wide a name may stand beside its face, in the usual size of text. */
const BROAD = 200;
/** And so high a screen is that holds all of it. */
const LOW = 300;

type BallotProps = { places: readonly Place[]; place: Place; voter: Seat; onVote: (suspect: Seat) => void };

/** One person votes: held by the one it names, it shows everybody else; a touch is the vote. */
function Ballot({ places, place: { name, emblem }, voter, onVote }: BallotProps) {
  const text = useText();
  const { colors } = useAppearance();
  const [isHeld, setHeld] = useState(false);
  const scale = useTextScale();
  const [isBroad, setBroad] = useState(true);
  // Read large at a long side of a phone, what is held and who is named come first.
  const { width, height } = useWindowDimensions();
  const isLow = (useTurn() % 2 === 0 ? height : width) / scale < LOW;
  const others = places.flatMap((other, seat) => (seat === voter ? [] : [{ ...other, seat }]));
  const says = (
    <Words center color="muted" kind={isBroad ? 'body' : 'small'}>
      {text(isHeld ? 'council.question' : 'council.secret')}
    </Words>
  );
  const who = (
    <View
      style={isBroad ? styles.who : styles.face}
      onLayout={({ nativeEvent: { layout } }) => setBroad(layout.width / scale >= BROAD)}
    >
      <Crest emblem={emblem} size={44} />
      {isBroad ? (
        <Heading aria-level={1}>{name}</Heading>
      ) : (
        <View style={styles.whole}>
          <Headline>{name}</Headline>
        </View>
      )}
    </View>
  );
  return (
    <Question scene={roundTheTable([personOf(emblem)], undefined)} isLong={others.length > 5} foot={null}>
      {!(isHeld && isLow) && who}
      {(isHeld || !isLow) && says}
      {isHeld ? (
        <View style={styles.names} testID="ballot">
          {others.map((other) => (
            <Pressable
              key={other.seat}
              role="button"
              aria-label={other.name}
              onPress={() => onVote(other.seat)}
              style={({ pressed }) => [
                styles.suspect,
                { backgroundColor: colors.surface, borderColor: other.emblem.color },
                pressed && styles.pressed,
              ]}
            >
              <Crest emblem={other.emblem} size={44} />
              <Words kind="strong" center>
                {other.name}
              </Words>
            </Pressable>
          ))}
        </View>
      ) : (
        <Hold label={text('table.reveal', { name })} hint={text('table.hold')} onHeld={() => setHeld(true)}>
          <Words kind="strong" center color="accent" style={isBroad && !isLow ? styles.hold : styles.slim}>
            {text('table.reveal', { name })}
          </Words>
        </Hold>
      )}
      {!isHeld && isLow && says}
    </Question>
  );
}

/** What came of the vote: whom most trusted least comes first, each with those who said so. */
export function Verdict({ places, votes }: { places: readonly Place[]; votes: Votes }) {
  const text = useText();
  const suspects = places
    .map((place, seat) => ({
      ...place,
      seat,
      by: [...votes].flatMap(([voter, whom]) => (whom === seat ? [voter] : [])),
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length || a.seat - b.seat);
  return (
    <View style={styles.verdict} testID="verdict">
      <Words kind="strong" color="accent">
        {text('council.verdict')}
      </Words>
      {suspects.map(({ seat, name, emblem, by }) => (
        <View key={seat} style={styles.who}>
          <Crest emblem={emblem} size={32} />
          <Fitted kind="small" style={styles.grow}>
            {text('council.by', { name, names: by.map((voter) => places[voter]?.name ?? '').join(', ') })}
          </Fitted>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  each: { flexGrow: 1, flexBasis: 140 },
  who: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.small },
  face: { alignItems: 'center', gap: SPACE.hair },
  whole: { alignSelf: 'stretch' },
  names: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
  suspect: {
    alignItems: 'center',
    gap: SPACE.hair,
    minWidth: 104,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  pressed: { opacity: 0.75 },
  hold: { paddingHorizontal: SPACE.large, paddingVertical: SPACE.medium },
  slim: { padding: SPACE.small },
  verdict: { gap: SPACE.small },
  grow: { flex: 1 },
});
