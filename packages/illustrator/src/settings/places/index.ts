import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'
import { drawAbbeyRuins } from './abbey-ruins.ts'
import { drawAmphitheatre } from './amphitheatre.ts'
import { drawBalineseTemple } from './balinese-temple.ts'
import { drawBoat } from './boat.ts'
import { drawCastle } from './castle.ts'
import { drawChapel } from './chapel.ts'
import { drawChateau } from './chateau.ts'
import { drawChineseCourtyard } from './chinese-courtyard.ts'
import { drawChristmasMarket } from './christmas-market.ts'
import { drawChurch } from './church.ts'
import { drawCityHall } from './city-hall.ts'
import { drawCloister } from './cloister.ts'
import { drawFairground } from './fairground.ts'
import { drawFarmyard } from './farmyard.ts'
import { drawIndianPalace } from './indian-palace.ts'
import { drawKoreanPalace } from './korean-palace.ts'
import { drawLibrary } from './library.ts'
import { drawMosque } from './mosque.ts'
import { drawMuseum } from './museum.ts'
import { drawPatio } from './patio.ts'
import { drawPool } from './pool.ts'
import { drawRiad } from './riad.ts'
import { drawSailclothTent } from './sailcloth-tent.ts'
import { drawShrine } from './shrine.ts'
import { drawStadium } from './stadium.ts'
import { drawStreet } from './street.ts'
import { drawSynagogue } from './synagogue.ts'
import { drawTemple } from './temple.ts'
import { drawTheatre } from './theatre.ts'
import { drawTrain } from './train.ts'
import { drawVilla } from './villa.ts'
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
  villa: drawVilla,
  chateau: drawChateau,
  castle: drawCastle,
  'city-hall': drawCityHall,
  temple: drawTemple,
  farmyard: drawFarmyard,
  'sailcloth-tent': drawSailclothTent,
  'train-station': drawTrain,
  boat: drawBoat,
  pool: drawPool,
  street: drawStreet,
  theatre: drawTheatre,
  'wine-cellar': drawWineCellar,
  patio: drawPatio,
  'abbey-ruins': drawAbbeyRuins,
  amphitheatre: drawAmphitheatre,
  'korean-palace': drawKoreanPalace,
  'indian-palace': drawIndianPalace,
  fairground: drawFairground,
  stadium: drawStadium,
  cloister: drawCloister,
  'balinese-temple': drawBalineseTemple,
  'christmas-market': drawChristmasMarket,
} as const satisfies Partial<Record<VenueName, DrawSetting>>
