import { packages, texts } from '../../../public/licences.json';

/** The packages that the app is made of, and the texts of their licences. */
export type Licences = { readonly packages: typeof packages; readonly texts: typeof texts };

/** The licences, which are part of an app on a phone. */
export const loadLicences = (): Promise<Licences> => Promise.resolve({ packages, texts });
