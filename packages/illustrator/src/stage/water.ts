import type { WaterArea } from '../painter/painter.ts'

/** The height of the viewer above the water, in metres. */
const EYE = 1.7
/** The scale at the near edge of the water above which small objects on it are visible, in pixels per metre. */
const NEAR = 80

/** Returns the number of canvas pixels per metre on the water at a y position. */
export function unitAt({ horizon }: WaterArea, y: number): number {
  return (y - horizon) / EYE
}

/** Whether small objects on the water, such as floating candles, are large enough to be visible. */
export function isNear(water: WaterArea): boolean {
  return unitAt(water, water.bottom) > NEAR
}
