import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'
import { drawChapel } from './chapel.ts'
import { drawChineseCourtyard } from './chinese-courtyard.ts'
import { drawChurch } from './church.ts'
import { drawLibrary } from './library.ts'
import { drawMosque } from './mosque.ts'
import { drawMuseum } from './museum.ts'
import { drawRiad } from './riad.ts'
import { drawShrine } from './shrine.ts'
import { drawSynagogue } from './synagogue.ts'
import { drawTheatre } from './theatre.ts'
import { drawWineCellar } from './wine-cellar.ts'

/** Buildings, courts and vehicles. */
export const PLACE_SETTINGS = {
  chapel: drawChapel,
  church: drawChurch,
  library: drawLibrary,
  synagogue: drawSynagogue,
  mosque: drawMosque,
  museum: drawMuseum,
  riad: drawRiad,
  shrine: drawShrine,
  'chinese-courtyard': drawChineseCourtyard,
  theatre: drawTheatre,
  'wine-cellar': drawWineCellar,
} as const satisfies Partial<Record<VenueName, DrawSetting>>
