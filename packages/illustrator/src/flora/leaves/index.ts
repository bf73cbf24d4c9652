import type { LeafName } from '../../spec.ts'
import type { DrawShape } from '../shape.ts'
import { drawEucalyptus } from './eucalyptus.ts'
import { drawFern } from './fern.ts'
import { drawLavender } from './lavender.ts'
import { drawOlive } from './olive.ts'
import { drawPampas } from './pampas.ts'
import { drawRuscus } from './ruscus.ts'

export const LEAVES: Readonly<Record<LeafName, DrawShape>> = {
  eucalyptus: drawEucalyptus,
  olive: drawOlive,
  fern: drawFern,
  ruscus: drawRuscus,
  pampas: drawPampas,
  lavender: drawLavender,
}
