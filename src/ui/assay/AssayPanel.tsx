import type { Game } from '../../engine/game';
import { useText } from '../../i18n/language';
import { weighedSeats } from '../../table/assay';
import type { WeighGame } from '../../table/events';
import type { Found } from '../../table/gameStore';
import { Button } from '../Button';
import { Panel } from '../Panel';
import { Words } from '../Words';
import { Counts } from './AssayPage';
import { useAssay } from './useAssay';

type Props = { found: Found; game: Game; weigh: WeighGame; onOpen: () => void };

/** What the Assayer has to say, in short: it weighs the game while people still look at the count. */
export function AssayPanel({ found, game, weigh, onOpen }: Props) {
  const text = useText();
  const { weighing } = useAssay(game, found, weighedSeats(found)[0] ?? -1, weigh);
  return (
    <Panel title={text('assay.title')} symbol="magnifying-glass">
      {weighing.at === 'done' ? (
        <Counts assay={weighing.assay} />
      ) : (
        <Words color="muted" role="status">
          {text(weighing.at === 'failed' ? 'assay.failed' : 'assay.line')}
        </Words>
      )}
      <Button symbol="chart" label={text('assay.open')} onPress={onOpen} />
    </Panel>
  );
}
