import type { ArchName } from '../../spec.ts'
import { drawArbor } from './arbor.ts'
import { drawCanopy, drawMandap } from './canopy.ts'
import { drawColumns } from './columns.ts'
import {
  drawAsymmetricArch,
  drawBalloonArch,
  drawDrapedArch,
  drawDriftwoodArch,
  drawHandfasting,
  drawHexagon,
} from './frames.ts'
import { drawGardenArch } from './garden-arch.ts'
import { drawMoongate, drawRoundArch } from './hoop.ts'
import { drawChuppah, drawGazebo, drawNikahStage, drawPergola, drawSacredFire, drawTipi, drawTorii } from './roofs.ts'
import type { DrawArch } from './shared.ts'
import {
  drawAltarWithCandles,
  drawBroom,
  drawFlowerWall,
  drawHedgeWall,
  drawSandCeremony,
  drawSofreh,
  drawTeaCeremony,
  drawUnityCandle,
  drawWeddingTree,
  drawWillow,
} from './tables.ts'
import { drawTriangle } from './triangle.ts'

export const ARCHES: Readonly<Record<ArchName, DrawArch>> = {
  arbor: drawArbor,
  arch: drawGardenArch,
  round: drawRoundArch,
  moongate: drawMoongate,
  triangle: drawTriangle,
  canopy: drawCanopy,
  mandap: drawMandap,
  columns: drawColumns,
  hexagon: drawHexagon,
  'driftwood-arch': drawDriftwoodArch,
  'asymmetric-arch': drawAsymmetricArch,
  'balloon-arch': drawBalloonArch,
  'draped-arch': drawDrapedArch,
  pergola: drawPergola,
  gazebo: drawGazebo,
  chuppah: drawChuppah,
  sofreh: drawSofreh,
  'nikah-stage': drawNikahStage,
  torii: drawTorii,
  altar: drawAltarWithCandles,
  'flower-wall': drawFlowerWall,
  'hedge-wall': drawHedgeWall,
  tree: drawWeddingTree,
  willow: drawWillow,
  tipi: drawTipi,
  'tea-ceremony': drawTeaCeremony,
  'unity-candle': drawUnityCandle,
  'sand-ceremony': drawSandCeremony,
  broom: drawBroom,
  handfasting: drawHandfasting,
  'sacred-fire': drawSacredFire,
  none: () => '',
}
