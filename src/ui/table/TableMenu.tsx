import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { CHOICES } from '../../storage/settings';
import type { Seat } from '../../engine/game';
import type { TableEvent } from '../../table/events';
import type { Look } from '../../table/look';
import { ASKED_ALONE, CALLS, LEVELS, ORDERS } from '../../table/seats';
import { Button } from '../Button';
import { Choices } from '../Choices';
import { kindKey } from '../kinds';
import { Talks } from '../Talks';
import { useSettings } from '../settings';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from '../Crest';
import { folded } from './folded';
import { Sheet } from '../Sheet';
import type { Place } from './top';

type Props = {
  look: Look;
  places: readonly Place[];
  /** The seats of bots at which nobody may sit down. */
  barred: readonly Seat[];
  send: (event: TableEvent) => void;
  /** What happened since the last turn of the one who looks. */
  recap: readonly string[];
  /** The level that takes over for somebody who leaves. */
  level: string;
  /** Whether people are unmasked in this game. */
  hasMasks: boolean;
  /** What is asked of whoever plays, where the game is a chapter. */
  task: ReactNode;
  onRules: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/** Everything about how this table plays that is not a move. */
export function TableMenu({
  look,
  places,
  barred,
  send,
  recap,
  level,
  hasMasks,
  task,
  onRules,
  onLeave,
  onClose,
}: Props) {
  const text = useText();
  const { settings, choose } = useSettings();
  const people = look.bots.filter((bot) => bot === null).length;
  /** Somebody alone in a try that counts plays it from beginning to end. */
  const isStrict = people === 1 && barred.length > 0;
  const name = places[look.holder]?.name ?? '';
  const isYou = look.reader !== -1;
  const asks = isYou ? text('menu.order.you') : text('menu.order', { name });
  return (
    <Sheet title={text('menu.title')} onClose={onClose}>
      {task}
      {recap.length > 0 && (
        <Part title={isYou ? text('solo.recap.since.you') : text('solo.recap.since', { name })}>
          {folded(recap).map((line, i) => (
            <Words key={i} kind="small">
              {line}
            </Words>
          ))}
        </Part>
      )}
      {look.canRewind && (
        <Button
          label={text('solo.rewind')}
          hint={text('solo.rewind.hint')}
          onPress={() => {
            onClose();
            send({ type: 'REWIND' });
          }}
        />
      )}
      <Part title={text('menu.speed')}>
        <Choices
          label={text('menu.speed')}
          choices={CHOICES.speed}
          chosen={settings.speed}
          nameOf={(choice) => text(`menu.speed.${choice}`)}
          onChoose={(choice) => choose('speed', choice)}
        />
      </Part>
      <Part title={text('settings.moments')}>
        <Choices
          label={text('settings.moments')}
          choices={CHOICES.moments}
          chosen={settings.moments}
          nameOf={(choice) => text(`settings.moments.${choice}`)}
          onChoose={(choice) => choose('moments', choice)}
        />
      </Part>
      {look.order !== null && (
        <Part title={asks}>
          <Choices
            label={asks}
            choices={people > 1 ? ORDERS : ASKED_ALONE}
            chosen={look.order}
            nameOf={(choice) => text(`menu.order.${choice}`)}
            onChoose={(order) => send({ type: 'ORDER', seat: look.holder, order })}
          />
          {people > 1 && (
            <Words kind="small" color="muted">
              {text('menu.order.secret', { name })}
            </Words>
          )}
        </Part>
      )}
      {people > 1 && (
        <Part title={text('settings.foreman')}>
          <Choices
            label={text('settings.foreman')}
            choices={CHOICES.foreman}
            chosen={settings.foreman}
            nameOf={(choice) => text(`menu.foreman.${choice}`)}
            onChoose={(choice) => choose('foreman', choice)}
          />
        </Part>
      )}
      {people > 1 && hasMasks && (
        <Part title={text('settings.talks')}>
          <Talks />
        </Part>
      )}
      {people > 1 && (
        <Part title={text('settings.phone')}>
          <Choices
            label={text('settings.phone')}
            choices={CHOICES.phone}
            chosen={settings.phone}
            nameOf={(choice) => text(`settings.phone.${choice}`)}
            onChoose={(choice) => {
              onClose();
              choose('phone', choice);
            }}
          />
        </Part>
      )}
      {people > 1 && look.hasCalls && !look.isFlat && (
        <Part title={text('menu.call')}>
          <Choices
            label={text('menu.call')}
            choices={CALLS}
            chosen={settings.call}
            nameOf={(choice) => text(`menu.call.${choice}`)}
            onChoose={(choice) => choose('call', choice)}
          />
        </Part>
      )}
      <Part title={text('menu.players')}>
        {places.map((place, seat) => {
          const bot = look.bots[seat] ?? null;
          const label = text(bot === null ? 'menu.takeOver' : 'menu.takeBack', { name: place.name });
          return (
            <View key={seat} style={styles.row}>
              <Crest emblem={place.emblem} size={36} />
              <View style={styles.grow}>
                {(bot === null ? isStrict : barred.includes(seat)) ? (
                  <Words>{`${place.name} · ${text(kindKey(bot ?? 'person'))}`}</Words>
                ) : (
                  <>
                    {bot !== null && (
                      <Choices
                        label={text('menu.level', { name: place.name })}
                        choices={LEVELS}
                        chosen={LEVELS.find((known) => known === bot) ?? LEVELS[1]}
                        nameOf={(choice) => text(kindKey(choice))}
                        onChoose={(choice) => send({ type: 'REPLACE', seat, bot: choice })}
                      />
                    )}
                    <Button
                      label={label}
                      hint={text(kindKey(bot ?? 'person'))}
                      onPress={() => send({ type: 'REPLACE', seat, bot: bot === null ? level : null })}
                    />
                  </>
                )}
              </View>
            </View>
          );
        })}
      </Part>
      <Button label={text('menu.rules')} symbol="rule-book" onPress={onRules} />
      <Button
        label={text('menu.leave')}
        hint={text(look.saving === 'fine' ? 'menu.leave.hint' : 'menu.leave.unsaved')}
        onPress={onLeave}
      />
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Words kind="strong" color="accent">
        {title}
      </Words>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.small, marginBottom: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1, gap: SPACE.small },
});
