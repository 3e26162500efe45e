import { StyleSheet, View } from 'react-native';
import { roundTheTable } from '../../canvas/pictures/scenes';
import type { Seat } from '../../engine/game';
import { useText } from '../../i18n/language';
import type { TableEvent } from '../../table/events';
import { Button } from '../Button';
import { personOf, type Emblem } from '../seats';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { Hold } from './Hold';
import { Ladder, type Rung } from './Ladder';
import { NobodyBar } from './NobodyBar';
import { Question } from './Question';
import type { Top } from './top';

type Caller = { readonly seat: Seat; readonly name: string; readonly emblem: Emblem; readonly hasWaved: boolean };

type Props = {
  rungs: readonly Rung[];
  words: Top['words'];
  seats: readonly Caller[];
  /** Everybody at the table. */
  people: readonly Emblem[];
  /** What is asked openly, where nothing is announced. */
  asks: string | null;
  isRipe: boolean;
  /** Whether it goes on by itself if nobody speaks, and after how many milliseconds. */
  closes: boolean;
  stands: number;
  send: (event: TableEvent) => void;
  /** Opens the rules at a section. */
  onRule?: ((rule: string) => void) | undefined;
};

/** The phone lies on the table: the chain for all to see, a sign for everybody who may speak. */
export function CallScreen({ rungs, words, seats, people, asks, isRipe, closes, stands, send, onRule }: Props) {
  const text = useText();
  const last = rungs.at(-1);
  const foot = (
    <>
      <View style={styles.seats}>
        {seats.map((caller) => (
          <Sign key={caller.seat} {...{ caller, send }} isOpenly={asks !== null} size={seats.length > FEW ? 52 : 68} />
        ))}
      </View>
      <NobodyBar {...{ isRipe, closes, stands, send }} />
    </>
  );
  return (
    <Question
      foot={foot}
      isLong={rungs.length > 1}
      scene={roundTheTable(people.map(personOf), last?.card.picture, last && personOf(last.emblem))}
    >
      <Heading kind="name" center aria-level={1}>
        {asks ?? text('table.call')}
      </Heading>
      <Words kind="small" center color="muted">
        {text(asks === null ? 'table.call.hint' : 'call.open')}
      </Words>
      {rungs.length > 0 && <Ladder {...{ rungs, words, onRule }} />}
      {asks === null && (
        <Words kind="small" center color="muted">
          {text('table.react.private')}
        </Words>
      )}
    </Question>
  );
}

/** So many signs stand side by side in their full size. */
const FEW = 3;

type SignProps = { caller: Caller; isOpenly: boolean; size: number; send: (event: TableEvent) => void };

/** Somebody's sign: held, they speak; below it they can wave the whole turn through. */
function Sign({ caller: { seat, name, emblem, hasWaved }, isOpenly, size, send }: SignProps) {
  const text = useText();
  return (
    <View style={styles.seat}>
      <Hold
        round
        label={text(isOpenly ? 'call.use' : 'table.react', { name })}
        hint={text('table.hold')}
        onHeld={() => send({ type: 'OBJECT', seat })}
      >
        <Crest emblem={emblem} size={size} />
      </Hold>
      <Words kind="strong" size={16} center>
        {name}
      </Words>
      <Words kind="small" center color="muted">
        {text(isOpenly ? 'call.use.hold' : 'table.react.hold')}
      </Words>
      {!isOpenly && !hasWaved && (
        <Button label={text('call.wave')} onPress={() => send({ type: 'WAVE', seat, on: true })} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
  seat: { alignItems: 'center', gap: 2, flexShrink: 1, maxWidth: 150 },
});
