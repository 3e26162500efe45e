import { Words } from '../Words';
import { cut, type Wanted } from './search';

type Props = { text: string; wanted: Wanted; color?: 'text' | 'muted'; kind?: 'body' | 'small' | 'strong' };

/** A text in which what was looked for is marked. */
export function Found({ text, wanted, color = 'text', kind = 'body' }: Props) {
  return (
    <Words kind={kind} color={color}>
      {wanted.length === 0
        ? text
        : cut(text, wanted).map((piece, i) =>
            piece.found ? (
              <Words key={i} kind={kind} color="accent" style={{ textDecorationLine: 'underline' }}>
                {piece.text}
              </Words>
            ) : (
              piece.text
            ),
          )}
    </Words>
  );
}
