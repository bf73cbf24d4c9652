import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'
import { drawBackyard } from './backyard.ts'
import { drawBambooForest } from './bamboo-forest.ts'
import { drawBeach } from './beach.ts'
import { drawBirchWood } from './birch-wood.ts'
import { drawCanyon } from './canyon.ts'
import { drawCave, drawCenote } from './cave.ts'
import { drawPoppyField, drawTulipField, drawWheatField } from './crop-fields.ts'
import { drawDesert } from './desert.ts'
import { drawDock, drawPier } from './dock.ts'
import { drawDesertCamp, drawDunes } from './dunes.ts'
import { drawFjord } from './fjord.ts'
import { drawLemonGrove, drawOliveGrove, drawOrangeGrove, drawOrchard } from './groves.ts'
import { drawHighlands } from './highlands.ts'
import { drawJapaneseGarden } from './japanese-garden.ts'
import { drawLake } from './lake.ts'
import { drawLavenderField } from './lavender-field.ts'
import { drawMeadow } from './meadow.ts'
import { drawMountain } from './mountain.ts'
import { drawNorthernLights } from './northern-lights.ts'
import { drawOakGarden } from './oak-garden.ts'
import { drawPineForest } from './pine-forest.ts'
import { drawRainforest } from './rainforest.ts'
import { drawRiceTerraces } from './rice-terraces.ts'
import { drawRiver } from './river.ts'
import { drawRoseGarden } from './rose-garden.ts'
import { drawSavannah } from './savannah.ts'
import { drawSnowField } from './snow-field.ts'
import { drawSunflowerField } from './sunflower-field.ts'
import { drawTropicalBeach } from './tropical-beach.ts'

/** Landscapes and gardens. */
export const NATURE_SETTINGS = {
  meadow: drawMeadow,
  'oak-garden': drawOakGarden,
  'rose-garden': drawRoseGarden,
  'olive-grove': drawOliveGrove,
  orchard: drawOrchard,
  'lavender-field': drawLavenderField,
  'sunflower-field': drawSunflowerField,
  'pine-forest': drawPineForest,
  'birch-wood': drawBirchWood,
  rainforest: drawRainforest,
  desert: drawDesert,
  canyon: drawCanyon,
  beach: drawBeach,
  'tropical-beach': drawTropicalBeach,
  lake: drawLake,
  river: drawRiver,
  mountain: drawMountain,
  'snow-field': drawSnowField,
  'northern-lights': drawNorthernLights,
  backyard: drawBackyard,
  'japanese-garden': drawJapaneseGarden,
  'lemon-grove': drawLemonGrove,
  'orange-grove': drawOrangeGrove,
  'bamboo-forest': drawBambooForest,
  dunes: drawDunes,
  'desert-camp': drawDesertCamp,
  fjord: drawFjord,
  savannah: drawSavannah,
  'wheat-field': drawWheatField,
  'poppy-field': drawPoppyField,
  'tulip-field': drawTulipField,
  highlands: drawHighlands,
  'rice-terraces': drawRiceTerraces,
  cave: drawCave,
  cenote: drawCenote,
  dock: drawDock,
  pier: drawPier,
} as const satisfies Partial<Record<VenueName, DrawSetting>>
