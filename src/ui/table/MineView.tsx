import { lazy, Suspense, useMemo } from 'react';
import type { Seat } from '../../engine/game';
import type { Sprite } from '../../engine/show';
import { useText } from '../../i18n/language';
import { IfDrawn } from '../IfDrawn';
import { useSettings } from '../settings';
import { useAppearance } from '../theme/appearance';
import { Words } from '../Words';
import { arriving } from './arriving';
import { MineList } from './MineList';
import type { Place } from './top';

const MineCanvas = lazy(async () => ({ default: (await arriving).MineCanvas }));

type Props = {
  sprites: readonly Sprite[];
  glow: ReadonlySet<string>;
  places: readonly Place[];
  /** Who looks. */
  looker?: Seat | -1;
  /** Something lies over the table. */
  isCovered?: boolean;
  /** The thing that is kept in view. */
  focus?: string | null;
  label: (sprite: Sprite) => string;
  onTap: (key: string) => void;
  /** A thing is pressed long: it is looked at. */
  onLook?: (key: string) => void;
  /** How much of it is covered from below. */
  covered?: number;
  /** How many rows lie beside it for long. */
  rows?: number;
};

/** The mine as soon as it can be drawn. If it never can, the list of all choices still is there to play by. */
export function MineView({
  sprites,
  glow,
  places,
  looker = -1,
  isCovered = false,
  focus = null,
  label,
  onTap,
  onLook,
  covered = 0,
  rows = 0,
}: Props) {
  const { still } = useAppearance();
  const { settings } = useSettings();
  const text = useText();
  const seats = useMemo(() => places.map(({ emblem }) => ({ color: emblem.color, emblem: emblem.symbol })), [places]);
  const insets = useMemo(() => ({ top: 0, right: 0, bottom: covered, left: 0 }), [covered]);
  return (
    <>
      {!isCovered && <MineList sprites={sprites} glow={glow} label={label} onTap={onTap} />}
      <IfDrawn otherwise={<Words center>{text('table.noPicture')}</Words>}>
        <Suspense fallback={null}>
          <MineCanvas
            scene={sprites}
            glow={glow}
            seats={seats}
            label={label}
            onTap={onTap}
            onLook={onLook}
            still={still}
            focus={focus}
            insets={insets}
            looker={looker}
            rows={rows}
            leftHand={settings.leftHand === 'on'}
          />
        </Suspense>
      </IfDrawn>
    </>
  );
}
