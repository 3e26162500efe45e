/** Makes Skia ready. On phones it is part of the app. */
export const loadSkia = async (): Promise<void> => undefined;
