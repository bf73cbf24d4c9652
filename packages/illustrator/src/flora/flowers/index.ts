import type { FlowerName } from '../../spec.ts'
import type { DrawShape } from '../shape.ts'
import { drawAnemone } from './anemone.ts'
import { drawCherryBlossom } from './cherry-blossom.ts'
import { drawDahlia } from './dahlia.ts'
import { drawDaisy } from './daisy.ts'
import { drawHydrangea } from './hydrangea.ts'
import { drawLily } from './lily.ts'
import { drawLotus } from './lotus.ts'
import { drawMarigold } from './marigold.ts'
import { drawOrchid } from './orchid.ts'
import { drawPeony } from './peony.ts'
import { drawPoppy } from './poppy.ts'
import { drawProtea } from './protea.ts'
import { drawRanunculus } from './ranunculus.ts'
import { drawRose } from './rose.ts'
import { drawSunflower } from './sunflower.ts'
import { drawTulip } from './tulip.ts'

export const FLOWERS: Readonly<Record<FlowerName, DrawShape>> = {
  rose: drawRose,
  peony: drawPeony,
  ranunculus: drawRanunculus,
  anemone: drawAnemone,
  daisy: drawDaisy,
  sunflower: drawSunflower,
  poppy: drawPoppy,
  hydrangea: drawHydrangea,
  dahlia: drawDahlia,
  tulip: drawTulip,
  orchid: drawOrchid,
  lily: drawLily,
  marigold: drawMarigold,
  protea: drawProtea,
  'cherry-blossom': drawCherryBlossom,
  lotus: drawLotus,
}
