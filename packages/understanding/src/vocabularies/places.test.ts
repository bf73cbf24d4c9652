import { describe, expect, it } from 'vitest'
import type { VenueName } from '../concepts.ts'
import { summarize } from '../testing/summarize.ts'
import { understand } from '../understand.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

type Row = readonly [vocabulary: Vocabulary, text: string, venue: VenueName]

const NAMED: readonly Row[] = [
  [en, 'a canal in Venice', 'canal'],
  [en, 'a lemon grove', 'lemon-grove'],
  [en, 'an Andalusian patio with blue pots', 'patio'],
  [en, 'a Santorini terrace', 'greek-terrace'],
  [en, 'with a view of the Eiffel Tower', 'paris'],
  [en, 'a Scottish glen', 'highlands'],
  [en, 'on a train', 'train'],
  [en, 'at an old train station', 'train-station'],
  [en, 'the ruins of an abbey', 'abbey-ruins'],
  [en, 'a cosy log cabin in the mountains', 'mountain'],
  [en, 'rice terraces', 'rice-terraces'],
  [en, 'our local pub', 'pub'],
  [en, 'a carnival at night', 'fairground'],
  [en, 'an art gallery', 'museum'],
  [es, 'en un patio andaluz con macetas azules', 'patio'],
  [es, 'junto a un canal de Venecia', 'canal'],
  [es, 'en un huerto de limoneros', 'lemon-grove'],
  [es, 'con vistas a la Torre Eiffel', 'paris'],
  [es, 'en un cenote', 'cenote'],
  [es, 'en las ruinas de una abadía', 'abbey-ruins'],
  [es, 'en la feria', 'fairground'],
  [es, 'en un restaurante', 'restaurant'],
  [fr, 'sur un canal à Venise', 'canal'],
  [fr, 'devant la tour Eiffel', 'paris'],
  [fr, 'dans un champ de coquelicots', 'poppy-field'],
  [fr, 'dans une bambouseraie', 'bamboo-forest'],
  [fr, 'dans un pub irlandais', 'pub'],
  [fr, 'une fête foraine', 'fairground'],
  [fr, 'dans une grotte', 'cave'],
  [fr, 'dans un amphithéâtre romain', 'amphitheatre'],
  [de, 'an einem Kanal in Venedig', 'canal'],
  [de, 'in einem Zitronenhain', 'lemon-grove'],
  [de, 'auf einem Jahrmarkt', 'fairground'],
  [de, 'in einer Blockhütte', 'log-cabin'],
  [de, 'in einer Brauerei', 'brewery'],
  [de, 'in einem Innenhof', 'patio'],
  [de, 'in einer Klosterruine', 'abbey-ruins'],
  [de, 'vor der Golden Gate Bridge', 'golden-gate'],
  [italian, 'su un canale di Venezia', 'canal'],
  [italian, 'in un limoneto', 'lemon-grove'],
  [italian, 'in una trattoria', 'restaurant'],
  [italian, 'in una grotta', 'cave'],
  [italian, 'in uno stadio', 'stadium'],
  [italian, 'in un campo di papaveri', 'poppy-field'],
  [pt, 'num canal de Veneza', 'canal'],
  [pt, 'num laranjal', 'orange-grove'],
  [pt, 'num arrozal', 'rice-terraces'],
  [pt, 'num restaurante', 'restaurant'],
  [pt, 'num parque de diversões', 'fairground'],
  [ar, 'في مخيم صحراوي', 'desert-camp'],
  [ar, 'في بستان ليمون', 'lemon-grove'],
  [ar, 'في مطعم', 'restaurant'],
  [ar, 'في فناء أندلسي', 'patio'],
  [ar, 'تحت برج إيفل', 'paris'],
  [zh, '威尼斯运河', 'canal'],
  [zh, '柠檬园', 'lemon-grove'],
  [zh, '竹林', 'bamboo-forest'],
  [zh, '埃菲尔铁塔', 'paris'],
  [zh, '梯田', 'rice-terraces'],
  [zh, '餐厅', 'restaurant'],
  [zh, '游乐园', 'fairground'],
  [zh, '圣诞集市', 'christmas-market'],
  [en, 'an old cloister', 'cloister'],
  [en, 'a canal in Amsterdam', 'dutch-canal'],
  [en, 'a street in Havana', 'havana'],
  [en, 'a yurt with lanterns', 'yurt'],
  [en, 'vows at home in the living room', 'living-room'],
  [en, 'sitting together in the gurdwara', 'gurdwara'],
  [de, 'Trauung im Wohnzimmer', 'living-room'],
  [fr, 'dans le salon de ma grand-mère', 'living-room'],
  [fr, 'une discothèque', 'nightclub'],
  [de, 'auf dem Weihnachtsmarkt', 'christmas-market'],
  [italian, 'in un chiostro', 'cloister'],
  [pt, 'num planetário', 'planetarium'],
  [ar, 'في ملهى ليلي', 'nightclub'],
]

const UNDRAWN: readonly (readonly [vocabulary: Vocabulary, text: string, phrase: string, instead: VenueName])[] = [
  [en, 'an igloo with furs', 'igloo with furs', 'snow-field'],
  [en, 'a casino in Las Vegas', 'casino', 'ballroom'],
  [es, 'en un iglú', 'iglú', 'snow-field'],
  [fr, 'dans un igloo', 'igloo', 'snow-field'],
  [de, 'in einem Baumhaus', 'Baumhaus', 'pine-forest'],
  [italian, 'in un igloo', 'igloo', 'snow-field'],
  [pt, 'num iglu', 'iglu', 'snow-field'],
  [ar, 'في كازينو', 'كازينو', 'ballroom'],
  [zh, '树屋', '树屋', 'pine-forest'],
]

describe('understand', () => {
  it.each(NAMED)('reads the place of the prompt "$1"', (vocabulary, text, venue) => {
    const { description } = understand(text, [vocabulary])
    const venues = [...description.facts, ...(description.implied ?? [])].filter(({ kind }) => kind === 'venue')
    expect(venues[0]?.name).toBe(venue)
    expect(summarize(text, vocabulary)).not.toContain('?')
  })

  it.each(UNDRAWN)(
    'reports a place that is not drawn and suggests a similar one for "$1"',
    (vocabulary, text, phrase, instead) => {
      const { description, notDrawn, understood } = understand(text, [vocabulary])
      expect(notDrawn).toContain(phrase)
      expect([...description.facts, ...(description.implied ?? [])]).toContainEqual(
        expect.objectContaining({ kind: 'venue', name: instead }),
      )
      expect(understood.map((item) => item.phrase)).not.toContain(phrase)
    },
  )

  it('prefers a named venue to the neighbour of a place that is not drawn', () => {
    const { description, notDrawn } = understand('a treehouse on the beach', [en])
    expect(description.facts).toContainEqual({ kind: 'venue', name: 'beach' })
    expect(description.facts).not.toContainEqual({ kind: 'venue', name: 'pine-forest' })
    expect(notDrawn).toEqual(['treehouse'])
  })
})
