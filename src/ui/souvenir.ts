/** What paints a picture to take along, when it is wanted: on phones Skia is part of the app. */
export const arrive = () => import('../canvas/souvenir');
