import { expect, it } from 'vitest'
import { summarize } from '../testing/summarize.ts'
import { de } from './de.ts'

it.each([
  [
    'Eine Trauung bei Sonnenuntergang im Weinberg mit weißen Rosen und Holzstühlen',
    'time:golden venue:vineyard flower:rose white@flowers seat:cross ~view:aisle',
  ],
  ['Hochzeit am Strand ohne Stühle, Blumenbogen mit rosa Blüten', 'venue:beach structure:arch pink@flowers seat:none'],
  [
    'Abendessen an langen Tischen unter Lichterketten in einem Olivenhain, salbeigrüne Tischdecken und goldene Servietten',
    'view:long-tables object:string-lights venue:olive-grove object:tablecloth sage@linen object:napkins gold@napkin',
  ],
  ['Nahaufnahme der dreistöckigen Hochzeitstorte mit Pfingstrosen', 'view:cake object:cake-table*3 flower:peony'],
  ['Zwei Bräute im Wald im Regen mit Regenschirmen', 'person:bride*2 venue:pine-forest weather:rain object:umbrellas'],
  ['Zwölf runde Tische mit Kerzen und Eukalyptus', 'table:round*12 object:candles leaf:eucalyptus'],
  [
    'Garten mit blauen Hortensien, keine Luftballons und kein Neonschild',
    'venue:garden flower:hydrangea blue@flowers -balloons -neon-sign',
  ],
  ['Ein lila Elefant neben einem goldenen Drachenkopf', 'object:elephant ?neben einem goldenen Drachenkopf'],
  ['Neonschild mit der Aufschrift „Für immer“', 'object:neon-sign“Für immer”'],
  [
    'Brautjungfern in weinroten Kleidern, Bräutigam im dunkelblauen Anzug',
    'person:bridesmaid attire:dress@bridesmaid wine@bridesmaids person:groom attire:suit@groom navy@suit',
  ],
  ['Farbpalette: Terrakotta, Senfgelb und Olivgrün', 'terracotta mustard olive'],
  ['nur wir zwei in den Bergen im Schnee', 'person:couple venue:mountain weather:snow ~person:guest*0 ~seat:none'],
  [
    'freie Trauung in einer Scheune mit Heuballen und Lampions',
    'venue:barn object:hay-bales object:paper-lanterns ~view:aisle',
  ],
  ['Die Braut mit roten Haaren und heller Haut trägt einen langen Schleier', 'person:bride attire:veil@bride+long'],
  ['dunkelrote Rosen und schwarze Stühle', 'flower:rose crimson@flowers seat:black'],
  ['nicht zu viele Blumen, eher minimalistisch', 'amount:sparse style:Modern'],
  [
    'Boho-Hochzeit in der Wüste mit Pampasgras, Perserteppichen und Sitzkissen',
    'style:Boho venue:desert leaf:pampas object:rug seat:cushion',
  ],
  [
    'Ballsaal bei Kerzenlicht mit Kronleuchtern und einem Streichquartett',
    'venue:ballroom time:candle object:chandelier object:string-quartet',
  ],
  [
    'Foodtruck, Cocktailbar und Tanzfläche unter einer Discokugel',
    'object:food-truck object:bar object:dance-floor object:disco-ball',
  ],
  ['Picknick auf einer Wildblumenwiese im Frühling', 'object:picnic venue:meadow season:spring'],
  ['Standesamt in Berlin, Oldtimer vor dem Rathaus', 'venue:city-hall object:car'],
  ['ein gestreiftes Zelt und durchsichtige Regenschirme', 'venue:tent+striped object:umbrellas+transparent'],
  ['unser Hund Bruno und sechzig Gäste', 'object:dog person:guest*60'],
  ['ein Garten so schön wie im Märchen', 'venue:garden style:Fairytale'],
  ['an einer langen Tafel im Zitronenhain', 'table:long*1 venue:lemon-grove'],
  ['Unser Tisch aus der Nähe', 'view:tablescape'],
  ['bemalte Teller', 'object:plates ?bemalte'],
  ['dreiundvierzig Gäste und zweihundert Kerzen', 'person:guest*43 object:candles*200'],
])('understand parses the German prompt "%s"', (text, summary) => {
  expect(summarize(text, de)).toBe(summary)
})
