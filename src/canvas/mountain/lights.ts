import { lanternLight } from '../lantern';
import { EMBER, type Light, type Lighting } from '../light';
import type { Mouth, Plan } from './plan';
import type { Weather } from './weather';

/** A lantern that hangs in the scene. */
export type HungLantern = { x: number; y: number; height: number; light: Light };

/** The lanterns of the mountain: two at every shaft. */
export function lanternsOf(plan: Plan, weather: Weather): HungLantern[] {
  return plan.mouths.flatMap((mouth) => [-1, 1].map((side) => hang(mouth, side, weather)));
}

function hang({ x, y, size }: Mouth, side: number, { lanterns }: Weather): HungLantern {
  const at = { x: x + side * size * 0.68, y: y - size * 0.84 };
  return { ...at, height: size * 0.2, light: lanternLight(at, size * 1.55, 1.9 * lanterns) };
}

/** All that shines on the mountain: the sky, the lanterns, and what glows out of the shafts. */
export function lightingOf(plan: Plan, weather: Weather): Lighting {
  const glows = plan.mouths.map((mouth): Light => ({
    x: mouth.x,
    y: mouth.y,
    reach: mouth.size * 1.3,
    strength: 0.8 * weather.lanterns,
    tint: EMBER,
  }));
  return {
    daylight: { ...weather.light, top: plan.summit.y, bottom: plan.summit.y + (plan.height - plan.summit.y) * 0.55 },
    lights: [...lanternsOf(plan, weather).map(({ light }) => light), ...glows],
  };
}
