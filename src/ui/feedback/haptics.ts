import { impactAsync, ImpactFeedbackStyle, notificationAsync, NotificationFeedbackType } from 'expo-haptics';
import type { Heard } from './sounds';

/** How each sound feels in the hand; most are only heard. */
const FEEL: Readonly<Partial<Record<Heard, () => Promise<void>>>> = {
  pick: () => impactAsync(ImpactFeedbackStyle.Light),
  tile: () => impactAsync(ImpactFeedbackStyle.Medium),
  rubble: () => impactAsync(ImpactFeedbackStyle.Heavy),
  thwart: () => notificationAsync(NotificationFeedbackType.Warning),
  win: () => notificationAsync(NotificationFeedbackType.Success),
};

/** Lets the phone knock, if it can. */
export function knock(sound: Heard): void {
  void FEEL[sound]?.().catch(() => undefined);
}
