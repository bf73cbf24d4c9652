import type { SettingName } from '../spec.ts'
import { drawBallroom } from './ballroom.ts'
import { drawBarn } from './barn.ts'
import { CITY_SETTINGS } from './cities/index.ts'
import { drawCoast } from './coast.ts'
import { drawEstate } from './estate.ts'
import { drawGarden } from './garden.ts'
import { drawGlasshouse } from './glasshouse.ts'
import { drawHills } from './hills.ts'
import { drawLoft } from './loft.ts'
import { drawMission } from './mission.ts'
import { NATURE_SETTINGS } from './nature/index.ts'
import { PLACE_SETTINGS } from './places/index.ts'
import { drawRedwood } from './redwood.ts'
import { drawRooftop } from './rooftop.ts'
import { ROOM_SETTINGS } from './rooms/index.ts'
import type { DrawSetting } from './setting.ts'
import { drawTent } from './tent.ts'
import { drawVineyard } from './vineyard.ts'

export const SETTINGS: Readonly<Record<SettingName, DrawSetting>> = {
  vineyard: drawVineyard,
  redwood: drawRedwood,
  coast: drawCoast,
  garden: drawGarden,
  hills: drawHills,
  estate: drawEstate,
  rooftop: drawRooftop,
  barn: drawBarn,
  ballroom: drawBallroom,
  glasshouse: drawGlasshouse,
  loft: drawLoft,
  tent: drawTent,
  mission: drawMission,
  ...CITY_SETTINGS,
  ...NATURE_SETTINGS,
  ...PLACE_SETTINGS,
  ...ROOM_SETTINGS,
}
