import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { chooseView } from './choose-view.ts'

const viewOf = (text: string) => chooseView(understand(text, [en]).description, {}, 'garden')

describe('chooseView', () => {
  it.each([
    ['ballroom with black linen and gold chiavari chairs', 'round-tables'],
    ['olive grove, blue napkins and benches', 'long-tables'],
    ['a sweetheart table in a tent', 'round-tables'],
    ['three long tables in a meadow', 'long-tables'],
    ['a floral arch on the beach', 'aisle'],
    ['white chairs in a garden', 'aisle'],
    ['seen from above, round tables in a field', 'above'],
    ['bride and groom with a dog in a meadow', 'scene'],
    ['just the two of us, a small arch and hot air balloons', 'scene'],
    ['a couple dancing in the rain on a street with a red car', 'scene'],
    ['a white horse and a carriage', 'scene'],
    ['bride and groom, 40 guests and a dog in a meadow', 'scene'],
    ['we come out of the church and our friends throw rice', 'scene'],
    ['kissing under an arch on the beach', 'scene'],
    ['a kiss at our ceremony, white chairs', 'aisle'],
    ['my father walking me down the aisle', 'aisle'],
    ['our first dance in a ballroom with our guests', 'dance-floor'],
    ['wide shot of the two of us in the desert', 'scene'],
    ['garden ceremony with a fountain', 'aisle'],
    ['an arch of roses by the sea and two chairs', 'scene'],
    ['theatre with empty seats, a piano and the two of us', 'scene'],
    ['an empty barn', 'empty'],
    ['garden wedding with white roses', 'aisle'],
  ])('shows “%s” as %s', (text, view) => {
    expect(viewOf(text)).toBe(view)
  })

  it('ignores the view of a style that hides objects of the description', () => {
    const { description } = understand('an intimate courtyard with a fountain and twelve guests', [en])
    expect(chooseView(description, { comp: 'tablescape' }, 'mission')).toBe('scene')
  })
})
