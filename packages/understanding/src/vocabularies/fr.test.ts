import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { fr } from './fr.ts'

it.each([
  [
    'Une cérémonie au coucher du soleil dans un vignoble avec des roses blanches et des chaises en bois',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['Mariage sur la plage sans chaises, arche de fleurs roses', 'venue:beach structure:arch pink@structure seat:none'],
  [
    'Dîner à de longues tables sous des guirlandes lumineuses dans une oliveraie, nappes vert sauge et serviettes dorées',
    'view:long-tables object:string-lights venue:olive-grove object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  ['Gros plan sur la pièce montée à quatre étages avec des pivoines', 'view:cake object:cake-table*4 flower:peony'],
  [
    'Deux mariées dans une forêt sous la pluie avec des parapluies',
    'person:bride*2 venue:pine-forest weather:rain object:umbrellas',
  ],
  ['Douze tables rondes avec des bougies', 'table:round*12 object:candles'],
  ['Vue de dessus, un jardin, aucune bougie mais des lanternes', 'view:above venue:garden object:lanterns -candles'],
  [
    'Jardin à la française avec des hortensias bleus, pas de ballons ni de néons',
    'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign',
  ],
  ['Un dragon violet en papier au-dessus de la piste de danse', 'object:dance-floor ?dragon violet en papier'],
  ['enseigne au néon qui dit « Pour toujours »', 'object:neon-sign“Pour toujours”'],
  ["robes des demoiselles d'honneur lie de vin, serviettes lavande", 'wine@bridesmaids object:napkins lavender@napkin'],
  ['Palette : terracotta, moutarde et vert olive', 'terracotta mustard olive'],
  [
    'Juste nous deux à la montagne sous la neige',
    'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none',
  ],
  ['cérémonie laïque dans un château en Provence, en été', 'venue:chateau season:summer ~view:aisle'],
  ['grange rustique avec bottes de paille et lampions', 'venue:barn+rustic object:hay-bales object:lanterns'],
  ['la mariée aux cheveux roux et à la peau mate porte un long voile', 'person:bride attire:veil@bride+long'],
  ['des fleurs rouge foncé et des chaises dorées', 'crimson@flowers gold@seat'],
  ['on ne veut pas de roses mais des tulipes jaunes', 'flower:tulip yellow@flowers -rose'],
  ['pas trop de fleurs, très épuré', 'amount:sparse style:Modern'],
  ['une 2cv crème devant la mairie', 'object:car venue:city-hall'],
  ['soirée dansante sous une boule à facettes avec un dj', 'object:disco-ball object:dj-desk ~view:dance-floor'],
  [
    "vin d'honneur au bord de la piscine avec bar à cocktails et food truck",
    'venue:pool object:bar object:food-truck ~view:round-tables',
  ],
  [
    'un mariage marocain dans un riad avec tapis berbères, lanternes marocaines et coussins au sol',
    'culture:moroccan venue:riad object:rug object:moroccan-lanterns seat:cushion',
  ],
  ['photo de couple de dos face à la mer', 'view:portrait venue:coast'],
  ['robe à manches longues et un petit pont en pierre', 'attire:dress+long-sleeved object:bridge+small+stone'],
  [
    'sous les oliviers, une longue table, nappe blanche, citrons',
    'venue:olive-grove table:long*1 object:tablecloth white@linen object:citrus',
  ],
  ['ma grand-mère et ses hortensias', 'person:grandmother flower:hydrangea'],
  ['notre table de près', 'view:tablescape'],
  ['un taxi et notre chien Bruno', 'object:taxi object:dog'],
  ['une trentaine d’invités', 'person:guest*30'],
])('understand parses the French prompt "%s"', (text, summary) => {
  expect(summarize(text, fr)).toBe(summary)
})
