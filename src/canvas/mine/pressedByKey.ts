/** What a view needs to be pressed by keyboard; on phones the screen reader's own action does it. */
export const pressedByKey = (_press: () => void): object => ({});
