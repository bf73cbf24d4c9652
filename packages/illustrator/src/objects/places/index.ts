import { hayBales } from './farm.ts'
import { statue } from './statue.ts'
import { lighthouse, tipiLounge, windmill, windTurbine } from './towers.ts'
import { fence, gate, staircase, stoneWall } from './walls.ts'
import { bridge, pond, waterfall } from './water.ts'

export const PLACES = {
  statue,
  staircase,
  bridge,
  gate,
  fence,
  'stone-wall': stoneWall,
  waterfall,
  pond,
  'hay-bales': hayBales,
  lighthouse,
  windmill,
  'wind-turbine': windTurbine,
  'tipi-lounge': tipiLounge,
}
