import { useText } from '../../i18n/language';
import type { Dig } from '../../table/claim';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import type { ClaimWays } from './ClaimTable';

type Props = { dig: Dig; ways: ClaimWays; onClose: () => void };

/** What can be done about a claim beside solving it. */
export function ClaimMenu({ dig, ways, onClose }: Props) {
  const text = useText();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet title={text('claims.menu')} onClose={onClose}>
      <Button symbol="cycle" label={text('claims.restart')} onPress={then(dig.restart)} />
      <Button
        symbol="play-button"
        label={text('claims.solution')}
        hint={text('claims.solution.why')}
        onPress={then(dig.show)}
      />
      {ways.onNext && <Button symbol="flying-flag" label={text('claims.next')} onPress={then(ways.onNext)} />}
      <Button symbol="rule-book" label={text('game.allRules')} onPress={then(() => ways.onRule())} />
      <Button symbol="bookshelf" label={text('claims.all')} onPress={then(ways.onLeave)} />
    </Sheet>
  );
}
