import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Words } from '../Words';

/** A move that mattered, in words. */
export interface Turning {
  readonly at: number;
  readonly name: string;
  /** What was to be decided. */
  readonly about: string;
  readonly played: string;
  readonly better: string;
  readonly reason: string;
}

type Props = {
  review: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<readonly Turning[]>;
  /** Opens the replay at a move. */
  onWatch: (at: number) => void;
};

/** Looks the game over for the three moves that mattered most, once somebody wants to know. */
export function Turnings({ review, onWatch }: Props) {
  const text = useText();
  const [part, setPart] = useState<number | null>(null);
  const [found, setFound] = useState<readonly Turning[] | null>(null);
  const [failed, setFailed] = useState(false);
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const ask = () => {
    if (waiting.current) return;
    const controller = new AbortController();
    waiting.current = controller;
    setFailed(false);
    setPart(0);
    review(controller.signal, setPart).then(setFound, () => {
      waiting.current = null;
      setPart(null);
      setFailed(true);
    });
  };
  if (found === null)
    return part === null ? (
      <>
        {failed && (
          <Words role="alert" color="accent">
            {text('score.review.failed')}
          </Words>
        )}
        <Button symbol="magnifying-glass" label={text('score.review')} onPress={ask} />
      </>
    ) : (
      <Words color="muted" role="status">
        {text('score.review.on', { percent: Math.round(part * 100) })}
      </Words>
    );
  if (found.length === 0) return <Words color="muted">{text('score.review.none')}</Words>;
  return found.map(({ at, name, about, played, better, reason }) => (
    <View key={at}>
      <Words kind="strong">{text('score.review.played', { number: at + 1, name, move: played })}</Words>
      <Words kind="small" color="muted">
        {text('score.review.about', { prompt: about })}
      </Words>
      <Words>{text('score.review.better', { move: better })}</Words>
      <Words kind="small" color="muted">
        {reason}
      </Words>
      <Button symbol="play-button" label={text('score.review.watch')} onPress={() => onWatch(at)} />
    </View>
  ));
}
