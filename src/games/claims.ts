/** The claims of the games. */
import type { Claims } from '../engine/claim';
import { room } from './room';

export const { games: CLAIMED, load: loadClaims } = room<Claims>({
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/claims').then(({ claims }) => claims),
  saboteur: () => import('./saboteur/claims').then(({ claims }) => claims),
  'city-under-the-mountain': () => import('./city-under-the-mountain/claims').then(({ claims }) => claims),
});
