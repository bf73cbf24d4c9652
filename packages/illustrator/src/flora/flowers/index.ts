import type { FlowerName } from '../../spec.ts'
import type { DrawShape } from '../shape.ts'
import { drawAnemone } from './anemone.ts'
import { drawBougainvillea } from './bougainvillea.ts'
import { drawCarnation } from './carnation.ts'
import { drawCherryBlossom } from './cherry-blossom.ts'
import { drawChrysanthemum } from './chrysanthemum.ts'
import { drawCornflower } from './cornflower.ts'
import { drawDaffodil } from './daffodil.ts'
import { drawDahlia } from './dahlia.ts'
import { drawDaisy } from './daisy.ts'
import { drawDelphinium } from './delphinium.ts'
import { drawGypsophila } from './gypsophila.ts'
import { drawHibiscus } from './hibiscus.ts'
import { drawHydrangea } from './hydrangea.ts'
import { drawJasmine } from './jasmine.ts'
import { drawLily } from './lily.ts'
import { drawLotus } from './lotus.ts'
import { drawMagnolia } from './magnolia.ts'
import { drawMarigold } from './marigold.ts'
import { drawMimosa } from './mimosa.ts'
import { drawOrchid } from './orchid.ts'
import { drawPeony } from './peony.ts'
import { drawPoppy } from './poppy.ts'
import { drawProtea } from './protea.ts'
import { drawRanunculus } from './ranunculus.ts'
import { drawRose } from './rose.ts'
import { drawSunflower } from './sunflower.ts'
import { drawThistle } from './thistle.ts'
import { drawTulip } from './tulip.ts'
import { drawWisteria } from './wisteria.ts'
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
  cornflower: drawCornflower,
  mimosa: drawMimosa,
  daffodil: drawDaffodil,
  chrysanthemum: drawChrysanthemum,
  magnolia: drawMagnolia,
  hibiscus: drawHibiscus,
  jasmine: drawJasmine,
  bougainvillea: drawBougainvillea,
  wisteria: drawWisteria,
  carnation: drawCarnation,
  gypsophila: drawGypsophila,
  delphinium: drawDelphinium,
  thistle: drawThistle,
}
