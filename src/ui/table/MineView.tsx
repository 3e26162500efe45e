import { lazy, Suspense, useMemo } from 'react';
import type { MineProps } from '../../canvas/mine/props';
import { useText } from '../../i18n/language';
import { IfDrawn } from '../IfDrawn';
import { useTurn } from '../Turned';
import { useSettings } from '../settings';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { Words } from '../Words';
import { arriving } from './arriving';
import { MineList } from './MineList';
import type { Place } from './top';

const MineCanvas = lazy(async () => ({ default: (await arriving).MineCanvas }));

type Props = Omit<MineProps, 'seats' | 'still' | 'leftHand' | 'reading' | 'turn'> & {
  places: readonly Place[];
  /** Something lies over the table. */
  isCovered?: boolean;
};

/** The mine as soon as it can be drawn. If it never can, the list of all choices still is there to play by. */
export function MineView({ places, isCovered = false, ...mine }: Props) {
  const { still } = useAppearance();
  const { settings } = useSettings();
  const text = useText();
  const turn = useTurn();
  const reading = useTextScale();
  const seats = useMemo(() => places.map(({ emblem }) => ({ color: emblem.color, emblem: emblem.symbol })), [places]);
  return (
    <>
      {!isCovered && <MineList {...mine} />}
      <IfDrawn otherwise={<Words center>{text('table.noPicture')}</Words>}>
        <Suspense fallback={null}>
          <MineCanvas
            {...mine}
            seats={seats}
            still={still}
            leftHand={settings.leftHand === 'on'}
            {...{ reading, turn }}
          />
        </Suspense>
      </IfDrawn>
    </>
  );
}
