import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useText } from '../../../i18n/language';
import type { TableProps } from '../TableScreen';
import type { Bell } from './bell';
import { Glimpse } from './Glimpse';
import { RecapCard, sharesOf } from './RecapCard';
import { secretsIn } from './ResultScreen';

type Props = TableProps & {
  names: readonly string[];
  width: number;
  /** Rings when the one who looks touches the table. */
  bell: Bell;
  /** Whether they have begun to choose. */
  isTouched: boolean;
};

const NOTHING = [] as const;

/** What lies over the mine for a while: what has just come to light, and at the beginning of a turn all that happened. */
export function Glances({ show, places, look, names, glimpse = NOTHING, guide, send, width, bell, isTouched }: Props) {
  const words = show.words[useLanguage()];
  const text = useText();
  const { view, holder, news, screen } = look;
  const isResult = screen === 'result';
  const told = isResult ? news : glimpse;
  const deeds = useMemo(() => {
    const secrets = holder === -1 ? [] : secretsIn(words.tell(view, told, names, holder));
    return isResult ? secrets : secrets.filter(({ cards }) => cards.length > 0);
  }, [words, view, told, names, holder, isResult]);
  const isEmpty = isResult && look.reader !== -1 && news.length > 0 && deeds.length === 0;
  // Nothing of it can be shown: nobody is kept waiting for it.
  useEffect(() => {
    if (isEmpty) send({ type: 'GOT_IT' });
  }, [isEmpty, send]);
  const [closed, setClosed] = useState<unknown>(null);
  const shares = useMemo(
    () => (look.reader === -1 ? [] : sharesOf(words.tell(view, look.recap, names, holder))),
    [words, view, look.recap, look.reader, names, holder],
  );
  const [read, setRead] = useState('');
  // Nobody is told what they alone have done.
  const name = shares.every(({ seat }) => seat === holder) ? '' : shares.flatMap(({ lines }) => lines).join('\n');
  if (isTouched && screen === 'choose' && read !== name) setRead(name);
  // Where a coach explains, or a turn is under way, nobody needs to be told again.
  const isLate = guide !== undefined || look.isUnderWay;
  const isTold = isLate || screen !== 'choose' || name === '' || read === name || look.reader !== holder;
  useEffect(() => (isTold ? undefined : bell.listen(() => setRead(name))), [bell, isTold, name]);
  if (deeds.length > 0 && closed !== told)
    return (
      <Glimpse
        {...{ deeds, words, places, width }}
        onClose={() => {
          setClosed(told);
          if (isResult) send({ type: 'GOT_IT' });
        }}
      />
    );
  if (isTold) return null;
  return <RecapCard title={text('curtain.recap')} {...{ shares, places }} onClose={() => setRead(name)} />;
}
