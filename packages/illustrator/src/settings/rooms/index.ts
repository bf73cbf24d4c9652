import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'
import { drawAquarium } from './aquarium.ts'
import { drawBrewery } from './brewery.ts'
import { drawDiner } from './diner.ts'
import { drawGurdwara } from './gurdwara.ts'
import { drawLivingRoom } from './living-room.ts'
import { drawLogCabin } from './log-cabin.ts'
import { drawNightclub } from './nightclub.ts'
import { drawPlanetarium } from './planetarium.ts'
import { drawPub } from './pub.ts'
import { drawRestaurant } from './restaurant.ts'
import { drawTrainCarriage } from './train-carriage.ts'
import { drawYurt } from './yurt.ts'

/** Rooms of everyday life, such as restaurants and cabins. */
export const ROOM_SETTINGS = {
  'log-cabin': drawLogCabin,
  pub: drawPub,
  restaurant: drawRestaurant,
  diner: drawDiner,
  brewery: drawBrewery,
  aquarium: drawAquarium,
  train: drawTrainCarriage,
  nightclub: drawNightclub,
  planetarium: drawPlanetarium,
  yurt: drawYurt,
  'living-room': drawLivingRoom,
  gurdwara: drawGurdwara,
} as const satisfies Partial<Record<VenueName, DrawSetting>>
