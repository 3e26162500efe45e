import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';

export default function NotFoundScreen() {
  return <NowherePage onBack={useWayBack()} />;
}
