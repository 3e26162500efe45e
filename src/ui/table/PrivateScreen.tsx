import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { alone } from '../../canvas/pictures/scenes';
import { useLanguage, useText } from '../../i18n/language';
import { ASKED_ALONE, type Wish } from '../../table/seats';
import { Button } from '../Button';
import { Choices } from '../Choices';
import { personOf } from '../seats';
import { useSettings } from '../settings';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { fit } from './card/fit';
import { CardFace } from './CardFace';
import { Ladder, useReadsLarge } from './Ladder';
import { Question } from './Question';
import { rungsOf } from './rungs';
import type { TableProps } from './TableScreen';
import type { Place } from './top';

type Props = Pick<TableProps, 'show' | 'places' | 'look' | 'send' | 'onRule'> & {
  /** Who is asked. */
  place: Place;
  /** Whether somebody alone among bots can say here when they want to be asked; at other tables that is set in the menu. */
  isAlone?: boolean;
  /** Looks at the table and the hand before deciding. */
  onLook: () => void;
  /** Asks what a master would do; left out where somebody else explains. */
  onHint?: () => void;
};

/** Seen by one player only: use a card against what was announced, or let it be. */
export function PrivateScreen({ show, places, look, send, place, isAlone = false, onLook, onHint, onRule }: Props) {
  const words = show.words[useLanguage()];
  const { isRipe, view } = look;
  const names = places.map(({ name }) => name);
  const rungs = rungsOf(look, show, words, places);
  const reactions = look.options.filter((move) => move.do !== 'pass');
  const asks = isAlone ? look.order : null;
  const text = useText();
  const hand = useMemo(() => show.scene(view, look.holder).hand, [show, view, look.holder]);
  const width = useWindowDimensions().width - 2 * SPACE.medium;
  const held = heldSize(hand.length, width);
  const labels = reactions.map((move) => words.move(view, move, names, look.holder));
  // Many ways leave little room for what they answer: each in one line then, if it can be read so.
  const size =
    reactions.length > FEW
      ? Math.min(...labels.map((label) => fit(label, width - 2 * SPACE.medium, 17, SMALL, 1).size))
      : undefined;
  // Who reads large is first shown what there is to do.
  const isLarge = useReadsLarge();
  const asking = asks !== null && (
    <Asking asks={asks} onChoose={(order) => send({ type: 'ORDER', seat: look.holder, order })} />
  );
  const foot = (
    <>
      <View style={styles.hand} role="list" aria-label={text('private.hand')}>
        {hand.map((card) => (
          <View key={card.key} role="listitem" aria-label={words.card(card.face).name}>
            <CardFace card={card} words={words.card(card.face)} {...held} />
          </View>
        ))}
      </View>
      <View style={[styles.choices, !isRipe && styles.early]}>
        {reactions.map((move, i) => (
          <Button
            key={i}
            kind="first"
            label={labels[i] ?? ''}
            size={size}
            onPress={() => send({ type: 'CHOOSE', move })}
          />
        ))}
        {reactions.length === 0 && (
          <Words center color="muted">
            {text('private.nothing')}
          </Words>
        )}
        <Button
          label={text(isRipe ? 'table.neverMind' : 'private.soon')}
          onPress={() => send({ type: 'NEVER_MIND' })}
        />
      </View>
      <View style={isLarge ? styles.below : styles.beside}>
        <View style={!isLarge && styles.half}>
          <Button symbol="magnifying-glass" label={text('private.look')} size={SMALL} onPress={onLook} />
        </View>
        {onHint && (
          <View style={!isLarge && styles.half}>
            <Button symbol="lantern-flame" label={text('hint.label')} size={SMALL} onPress={onHint} />
          </View>
        )}
      </View>
      {isLarge && asking}
    </>
  );
  return (
    <Question foot={foot} isLong={rungs.length > 1} scene={alone(personOf(place.emblem))}>
      <View style={styles.who}>
        <Crest emblem={place.emblem} size={40} />
        <Heading kind="name" aria-level={1} style={styles.grow}>
          {look.reader === -1 ? text('private.title', { name: place.name }) : text('private.title.you')}
        </Heading>
      </View>
      <Ladder {...{ rungs, words, onRule }} />
      {look.call === 'sealed' && !isAlone && (
        <Words center color="muted">
          {text('private.letGo')}
        </Words>
      )}
      {!isLarge && asking}
    </Question>
  );
}

type AskingProps = { asks: Wish; onChoose: (order: Wish) => void };

/** When somebody alone among bots is asked: explained until they have understood it, changed by one tap. */
function Asking({ asks, onChoose }: AskingProps) {
  const text = useText();
  const { settings, choose } = useSettings();
  const explains = settings.explain === 'on';
  const known = () => choose('explain', 'off');
  return (
    <View style={styles.choices}>
      <Words kind="small" color="muted">
        {text('menu.order.you')}
      </Words>
      <Choices
        label={text('menu.order.you')}
        choices={ASKED_ALONE}
        chosen={asks}
        nameOf={(choice) => text(`menu.order.${choice}`)}
        onChoose={(order) => {
          known();
          onChoose(order);
        }}
      />
      {explains && (
        <>
          {EXPLAINED.map((choice) => (
            <Words key={choice} kind="small">
              {text(`orders.${choice}`)}
            </Words>
          ))}
          <Button label={text('orders.known')} onPress={known} />
        </>
      )}
    </View>
  );
}

const EXPLAINED = ['ask', 'target', 'round'] as const;

/** Up to so many ways to react are read large. */
const FEW = 1;
/** The smallest type of an answer. */
const SMALL = 14;

/** The most cards of a hand that lie beside each other. */
const ABREAST = 6;
const HELD = { width: 66, height: 92 } as const;

/** The hand lies beside the answers, always in view, in as few rows as can be read: what is paid for a reaction comes from it. */
function heldSize(cards: number, room: number) {
  const abreast = Math.ceil(cards / Math.ceil(cards / ABREAST)) || 1;
  const width = Math.min(HELD.width, Math.floor(room / abreast) - SPACE.hair);
  return { width, height: Math.round((width * HELD.height) / HELD.width) };
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.hair },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grow: { flex: 1 },
  choices: { gap: SPACE.small },
  below: { gap: SPACE.small },
  beside: { flexDirection: 'row', gap: SPACE.small },
  half: { flex: 1 },
  early: { opacity: 0.5 },
});
