/** Whether gestures tell points of a turned view by the axes of the screen: on phones they tell them by the view's own. */
export const byTheScreen = false;
