import { useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Game } from '../../engine/game';
import type { Lesson, LessonWords } from '../../engine/lesson';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import type { Attending, Sitting } from '../../table/lesson';
import type { Look } from '../../table/look';
import { useAwake } from '../awake';
import { useSettings } from '../settings';
import { Panel } from '../Panel';
import { Page } from '../Page';
import { PrivateScreen } from '../table/PrivateScreen';
import { ScoreTable } from '../table/ScoreTable';
import { SkipBar } from '../table/SkipBar';
import { TableScreen } from '../table/TableScreen';
import type { Place } from '../table/top';
import type { Guide } from '../table/choosing';
import { useAppearance } from '../theme/appearance';
import { Coach, CoachButton, type Mood } from './Coach';
import { still, useCoachedTable } from './useCoachedTable';

type Props = {
  game: Game;
  show: Show;
  lesson: Lesson;
  words: LessonWords;
  places: readonly Place[];
  sitting: Sitting;
  attending: Attending;
  onLeave: () => void;
  onRule: (rule?: string) => void;
};

/** A lesson at the real table, with somebody beside it who explains. */
export function LessonTable({ game, show, lesson, words, places, sitting, attending, onLeave, onRule }: Props) {
  const text = useText();
  const { settings } = useSettings();
  const { setup, seat, reacts = false } = lesson;
  const table = useCoachedTable({ game, show, setup, seat, reacts, places, sitting });
  const gameWords = show.words[useLanguage()];
  const [peeking, setPeeking] = useState(false);
  const { steps } = lesson;
  const step = steps[attending.step];
  const astray = attending.astray !== null;
  const mood: Mood = astray ? 'astray' : !step || attending.toRead ? 'read' : step.asks ? 'act' : 'watch';
  const look = useMemo(() => (mood === 'act' ? table.look : still(table.look)), [table.look, mood]);
  const guide = useMemo((): Guide => {
    const { view } = look;
    return {
      points: astray ? [] : (step?.points?.(view) ?? []),
      wants: mood === 'act' && step?.asks ? (move) => step.asks?.(move, view) === true : null,
      speaks: mood === 'read' || mood === 'astray',
    };
  }, [look, step, mood, astray]);
  const said = words.steps[step?.key ?? ''];
  useAwake(mood === 'act' ? null : `${attending.step}`);
  const button = (
    <CoachButton
      mood={mood}
      isLast={attending.step === steps.length - 1}
      onGoOn={sitting.goOn}
      onTakeBack={sitting.takeBack}
    />
  );
  const coach = (pressed: ReactNode) =>
    said && (
      <Coach words={said} label={text('learn.step', { at: attending.step + 1, of: steps.length })} mood={mood}>
        {pressed}
      </Coach>
    );
  const waits = mood === 'read' || mood === 'astray';
  const asked = places[look.holder];
  if (peeking && look.screen !== 'private') setPeeking(false);
  if (look.screen === 'over')
    return <Count show={show} coach={coach(button)} look={look} places={places} words={gameWords} onLeave={onLeave} />;
  if (look.screen === 'private' && asked && !peeking)
    return (
      <Beside coach={coach(waits && button)}>
        <PrivateScreen
          {...{ show, places, look, onRule }}
          place={asked}
          send={table.send}
          onLook={() => setPeeking(true)}
        />
      </Beside>
    );
  return (
    <TableScreen
      {...{ show, places, look, guide, onLeave, onRule }}
      coach={coach(null)}
      send={table.send}
      log={table.log}
      aside={waits ? button : mood === 'watch' && settings.speed !== '0' && <SkipBar send={table.send} />}
    />
  );
}

/** The coach above a screen that is not the table. */
function Beside({ coach, children }: { coach: ReactNode; children: ReactNode }) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  return (
    <View role="main" style={[styles.all, { backgroundColor: colors.ground, paddingTop: insets.top }]}>
      {coach}
      <View style={styles.all}>{children}</View>
    </View>
  );
}

type CountProps = {
  show: Show;
  coach: ReactNode;
  look: Look;
  places: readonly Place[];
  words: Show['words']['en'];
  onLeave: () => void;
};

/** A game that has ended in a lesson: the count, with somebody who explains it. */
function Count({ show, coach, look, places, words, onLeave }: CountProps) {
  const text = useText();
  return (
    <Page title={text('table.over')} onBack={onLeave} banner={coach}>
      <Panel title={text('score.count')}>
        <ScoreTable
          standings={look.standings}
          amount={(count) => words.amount({ of: show.counted, count })}
          {...{ places, words }}
        />
      </Panel>
    </Page>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
