import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { it as italian } from './it.ts'

it.each([
  [
    'Una cerimonia al tramonto in un vigneto con rose bianche e sedie di legno',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['Matrimonio in spiaggia senza sedie, arco di fiori rosa', 'venue:beach structure:arch pink@structure seat:none'],
  [
    'Cena a tavoli lunghi sotto fili di luci in un uliveto, tovaglie verde salvia e tovaglioli dorati',
    'view:long-tables object:string-lights venue:olive-grove object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  ['Primo piano della torta nuziale a tre piani con peonie', 'view:cake object:cake-table*3 flower:peony'],
  [
    'Due spose in un bosco sotto la pioggia con ombrelli',
    'person:bride*2 venue:pine-forest weather:rain object:umbrellas',
  ],
  ['Dodici tavoli rotondi con candele', 'table:round*12 object:candles'],
  ['Giardino con ortensie blu, niente palloncini', 'venue:garden flower:hydrangea blue@flowers -balloons'],
  ['Insegna al neon con scritto "Per sempre"', 'object:neon-sign“Per sempre”'],
  ['abiti delle damigelle color vino, tovaglioli lavanda', 'wine@bridesmaids object:napkins lavender@napkin'],
  ['Colori: terracotta, senape e verde oliva', 'terracotta mustard olive'],
  ['Solo noi due in montagna con la neve', 'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none'],
  ['La sposa con capelli rossi e velo lungo', 'person:bride attire:veil@bride+long'],
  ['fiori rosso scuro e sedie dorate', 'crimson@flowers gold@seat'],
  ['non troppi fiori, stile minimal', 'amount:sparse style:Modern'],
  [
    'Villa sul lago di Como con cipressi, vespa e prosecco',
    'venue:villa object:cypresses object:motorcycle object:champagne-tower',
  ],
  ["Chiesa con petali di rosa e quartetto d'archi", 'venue:church object:petals object:string-quartet'],
  ['Un drago di carta vicino alla fontana', 'object:fountain ?drago di carta vicino alla fontana'],
  ['abito a maniche lunghe e lanterne sospese', 'attire:dress+long-sleeved object:lanterns+hanging'],
  ['cena in un limoneto, una lunga tavola', 'venue:lemon-grove table:long*1'],
  ['il nostro tavolo da vicino', 'view:tablescape'],
  ['trentadue ospiti', 'person:guest*32'],
])('understand parses the Italian prompt "%s"', (text, summary) => {
  expect(summarize(text, italian)).toBe(summary)
})
