import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the phone was asked to keep still; still until it has answered. */
export function useStillness(): boolean {
  const [still, setStill] = useState(true);
  useEffect(() => {
    let listening = true;
    const hear = (asked: boolean) => {
      if (listening) setStill(asked);
    };
    AccessibilityInfo.isReduceMotionEnabled().then(hear, () => hear(true));
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', hear);
    return () => {
      listening = false;
      subscription.remove();
    };
  }, []);
  return still;
}
