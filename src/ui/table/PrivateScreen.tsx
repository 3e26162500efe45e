import { StyleSheet, View } from 'react-native';
import { useLanguage, useText } from '../../i18n/language';
import { ASKED_ALONE } from '../../table/seats';
import { Button } from '../Button';
import { Choices } from '../Choices';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Crest } from '../Crest';
import { Ladder } from './Ladder';
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
  return (
    <Question>
      <View style={styles.who}>
        <Crest emblem={place.emblem} size={56} />
        <Heading aria-level={1} style={styles.grow}>
          {text('private.title', { name: place.name })}
        </Heading>
      </View>
      <Ladder {...{ rungs, words, onRule }} />
      <View style={[styles.choices, !isRipe && styles.early]}>
        {reactions.map((move, i) => (
          <Button
            key={i}
            kind="first"
            label={words.move(view, move, names)}
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
      {asks !== null && (
        <View style={styles.choices}>
          <Words kind="small" color="muted">
            {text('menu.order', { name: place.name })}
          </Words>
          <Choices
            label={text('menu.order', { name: place.name })}
            choices={ASKED_ALONE}
            chosen={asks}
            nameOf={(choice) => text(`menu.order.${choice}`)}
            onChoose={(order) => send({ type: 'ORDER', seat: look.holder, order })}
          />
        </View>
      )}
      <Button symbol="magnifying-glass" label={text('private.look')} onPress={onLook} />
      {onHint && <Button symbol="lantern-flame" label={text('hint.label')} onPress={onHint} />}
    </Question>
  );
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grow: { flex: 1 },
  choices: { gap: SPACE.small },
  early: { opacity: 0.5 },
});
