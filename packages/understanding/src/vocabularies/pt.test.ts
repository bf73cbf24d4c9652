import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { pt } from './pt.ts'

it.each([
  [
    'Uma cerimônia ao pôr do sol num vinhedo com rosas brancas e cadeiras de madeira',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['Casamento na praia sem cadeiras, arco de flores rosa', 'venue:beach structure:arch pink@structure seat:none'],
  [
    'Jantar em mesas compridas sob varal de luzes num olival, toalhas verde sálvia e guardanapos dourados',
    'view:long-tables object:string-lights venue:olive-grove object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  ['Close do bolo de três andares com peônias', 'view:cake object:cake-table*3 flower:peony'],
  [
    'Duas noivas na floresta na chuva com guarda-chuvas',
    'person:bride*2 venue:pine-forest weather:rain object:umbrellas',
  ],
  ['Doze mesas redondas com velas', 'table:round*12 object:candles'],
  [
    'Jardim com hortênsias azuis, sem balões nem neon',
    'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign',
  ],
  ['Letreiro de neon que diz "Para sempre"', 'object:neon-sign“Para sempre”'],
  ['vestidos das madrinhas cor de vinho, guardanapos lavanda', 'wine@bridesmaids object:napkins lavender@napkin'],
  ['Cores: terracota, mostarda e verde oliva', 'terracotta mustard olive'],
  ['Só nós dois na montanha com neve', 'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none'],
  ['A noiva de cabelo ruivo com véu longo', 'person:bride attire:veil@bride+long'],
  ['flores vermelho escuro e cadeiras douradas', 'crimson@flowers gold@seat'],
  ['não muitas flores, estilo minimalista', 'amount:sparse style:Modern'],
  [
    'Fazenda com roda de samba, caipirinhas e bem-casados',
    'venue:farmyard object:band object:bar object:dessert-table ?roda de samba',
  ],
  ['Um dragão de papel perto da fonte', 'object:fountain ?dragão de papel'],
  ['guarda-chuvas transparentes e um vestido de renda', 'object:umbrellas+transparent attire:dress+lace'],
  ['uma mesa comprida', 'table:long*1'],
  ['a nossa mesa de perto', 'view:tablescape'],
  ['não na igreja, mas numa floresta', 'venue:pine-forest -church'],
])('understand parses the Portuguese prompt "%s"', (text, summary) => {
  expect(summarize(text, pt)).toBe(summary)
})
