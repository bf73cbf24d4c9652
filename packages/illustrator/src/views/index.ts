import { HEIGHT } from '../base/geometry.ts'
import type { CompositionName } from '../spec.ts'
import { drawAbove } from './above.ts'
import { drawAisle } from './aisle.ts'
import { drawCircle } from './circle.ts'
import { drawDanceFloor } from './dance-floor.ts'
import { drawLongTables, TABLES_HORIZON } from './long-tables.ts'
import { drawPortrait } from './portrait.ts'
import { drawRoundTables, ROUND_TABLES_HORIZON } from './round-tables.ts'
import { drawFreeScene } from './scene/scene.ts'
import { drawSide } from './side.ts'
import { drawTablescape } from './tablescape.ts'
import { raiseHorizon, type View, zoomFrame } from './view.ts'

export const VIEWS: Readonly<Record<CompositionName, View>> = {
  scene: { draw: drawFreeScene },
  aisle: { draw: drawAisle },
  side: { draw: drawSide, frame: (setting) => zoomFrame(setting, 1.18) },
  circle: { draw: drawCircle },
  above: { draw: drawAbove, isFromAbove: true },
  portrait: { draw: drawPortrait, frame: (setting) => zoomFrame(setting, 1.25) },
  'dance-floor': { draw: drawDanceFloor },
  'long-tables': { draw: drawLongTables, frame: (setting) => raiseHorizon(setting, TABLES_HORIZON) },
  'round-tables': { draw: drawRoundTables, frame: (setting) => raiseHorizon(setting, ROUND_TABLES_HORIZON) },
  tablescape: { draw: drawTablescape, frame: (setting) => zoomFrame(setting, 1.35, HEIGHT * 0.36), isOutOfFocus: true },
  empty: { draw: () => '' },
}
