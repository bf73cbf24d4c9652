import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { es } from './es.ts'

it.each([
  [
    'Una ceremonia al atardecer en un viñedo con rosas blancas y sillas de madera',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['Boda en la playa sin sillas, arco de flores rosas', 'venue:beach structure:arch pink@structure seat:none'],
  [
    'Cena en mesas largas bajo guirnaldas de luces en un olivar, manteles verde salvia y servilletas doradas',
    'view:long-tables object:string-lights venue:olive-grove object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  [
    'Nos casamos en una hacienda con papel picado, mariachis y mesas redondas',
    'venue:mission object:papel-picado object:mariachi table:round',
  ],
  ['Primer plano de la tarta de tres pisos con peonías', 'view:cake object:cake-table*3 flower:peony'],
  [
    'Dos novias en un bosque bajo la lluvia con paraguas',
    'person:bride*2 venue:pine-forest weather:rain object:umbrellas',
  ],
  ['Doce mesas redondas con velas', 'table:round*12 object:candles'],
  [
    'Jardín con hortensias azules, sin globos ni neón',
    'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign',
  ],
  ['Un elefante morado junto a un dragón de papel', 'object:elephant ?junto a un dragón de papel'],
  ['Letrero de neón que diga "Para siempre"', 'object:neon-sign“Para siempre”'],
  ['vestidos de las damas de honor color vino, servilletas lavanda', 'wine@bridesmaids object:napkins lavender@napkin'],
  ['Colores: terracota, mostaza y verde oliva', 'terracotta mustard olive'],
  [
    'En Tulum, arco redondo con flores tropicales y antorchas',
    'venue:tropical-beach structure:round object:torches ?flores tropicales',
  ],
  [
    'alberca con velas flotantes y una torre de champán al anochecer',
    'venue:pool object:floating-candles object:champagne-tower time:dusk',
  ],
  ['solo nosotros dos en la montaña nevada', 'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none'],
  ['flores rojo oscuro y sillas azul muy claro', 'crimson@flowers pale blue@seat'],
  ['un vestido de manga larga y paraguas transparentes', 'attire:dress+long-sleeved object:umbrellas+transparent'],
  ['un velo de encaje muy largo', 'attire:veil+lace+long'],
  ['una larga mesa en un huerto de limoneros', 'table:long*1 venue:lemon-grove'],
  ['Nuestra mesa de cerca, servilletas bordadas', 'view:tablescape object:napkins+embroidered'],
  ['manteles blancos, limones', 'object:tablecloth white@linen object:citrus'],
  ['patio andaluz con un taxi', 'venue:patio object:taxi'],
  ['veinticinco invitados y treinta y cinco velas', 'person:guest*25 object:candles*35'],
  ['sin flores excepto lavanda', 'flower:lavender'],
  ['Nos queremos casar en la playa, con palmeras', 'venue:beach object:palm-trees'],
  ['No queremos casarnos en la playa, queremos una iglesia', 'venue:church -beach'],
])('understand parses the Spanish prompt "%s"', (text, summary) => {
  expect(summarize(text, es)).toBe(summary)
})
