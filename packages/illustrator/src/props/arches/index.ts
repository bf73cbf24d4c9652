import type { ArchName } from '../../spec.ts'
import { drawArbor } from './arbor.ts'
import { drawCanopy, drawMandap } from './canopy.ts'
import { drawColumns } from './columns.ts'
import { drawGardenArch } from './garden-arch.ts'
import { drawMoongate, drawRoundArch } from './hoop.ts'
import type { DrawArch } from './shared.ts'
import { drawTriangle } from './triangle.ts'

export const ARCHES: Readonly<Partial<Record<ArchName, DrawArch>>> = {
  arbor: drawArbor,
  arch: drawGardenArch,
  round: drawRoundArch,
  moongate: drawMoongate,
  triangle: drawTriangle,
  canopy: drawCanopy,
  mandap: drawMandap,
  columns: drawColumns,
  none: () => '',
}
