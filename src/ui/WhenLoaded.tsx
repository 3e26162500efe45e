import type { ReactNode } from 'react';
import { useText } from '../i18n/language';
import { Button } from './Button';
import { Notice } from './start/Notice';
import type { Loaded } from './useLoaded';

type Props<T> = { loaded: Loaded<T>; onBack: () => void; children: (value: T) => ReactNode };

/** A page that waits for what is saved; if it cannot be read the page says so and lets one try again. */
export function WhenLoaded<T>({ loaded, onBack, children }: Props<T>) {
  const text = useText();
  switch (loaded.at) {
    case 'loading':
      return null;
    case 'loaded':
      return children(loaded.value);
    case 'failed':
      return (
        <Notice title={text('load.failed')} words={text('load.failed.text')}>
          <Button kind="first" label={text('common.tryAgain')} onPress={loaded.retry} />
          <Button label={text('common.back')} onPress={onBack} />
        </Notice>
      );
  }
}
