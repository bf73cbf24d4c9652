import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'
import { drawCanal } from './canal.ts'
import { drawDutchCanal } from './dutch-canal.ts'
import { drawGreekTerrace } from './greek-terrace.ts'
import { drawHavana } from './havana.ts'
import { drawNewYork } from './new-york.ts'
import { drawParis } from './paris.ts'
import { drawBrooklynBridge, drawGoldenGate } from './suspension-bridge.ts'

/** Towns and landmarks. */
export const CITY_SETTINGS = {
  canal: drawCanal,
  'dutch-canal': drawDutchCanal,
  havana: drawHavana,
  'greek-terrace': drawGreekTerrace,
  paris: drawParis,
  'new-york': drawNewYork,
  'brooklyn-bridge': drawBrooklynBridge,
  'golden-gate': drawGoldenGate,
} as const satisfies Partial<Record<VenueName, DrawSetting>>
