import { describe, expect, it } from 'vitest'
import { HAIR_COLOURS, SKIN_TONES } from './colours.ts'
import { summarizeFact } from './testing/summarize.ts'
import { understand } from './understand.ts'
import { en } from './vocabularies/en.ts'

const factsOfText = (text: string) => understand(text, [en]).description.facts.map(summarizeFact)
const withoutOf = (text: string) =>
  understand(text, [en]).description.without.map(({ kind, name }) => `${kind}:${name}`)
const notDrawnOf = (text: string) => understand(text, [en]).notDrawn

describe('understand', () => {
  it.each([
    ['five tiers', 'a cake with five tiers', ['view:cake', 'object:cake-table*5']],
    ['a number before a noun', '12 round tables in a ballroom', ['table:round*12', 'venue:ballroom']],
    ['guests', '80 guests under a tent', ['person:guest*80', 'venue:tent']],
    ['a couple alone', 'just us two on a cliff', ['person:couple', 'venue:coast']],
    ['the couple as “us two”', 'us two on a cliff', ['person:couple', 'venue:coast']],
    ['two brides', 'two brides on a beach', ['person:bride*2', 'venue:beach']],
    ['a table for a number of guests', 'one long table for 24, lanterns', ['table:long*1']],
    ['places at a table', 'a close-up of the table with two place settings', ['view:tablescape*2']],
    ['number words', 'two hundred guests', ['person:guest*200']],
    ['numbers with "and"', 'a hundred and twenty guests', ['person:guest*120']],
    ['half a dozen', 'half a dozen benches', ['seat:bench*6']],
    ['rows of seats', 'ten rows of white benches', ['seat:bench:10 rows', 'white@seat']],
    ['a number in brackets', 'Bridesmaids (5) in sage', ['person:bridesmaid*5', 'sage@bridesmaids']],
    ['two numbers in brackets', 'groomsmen (3), bridesmaids ( 4 )', ['person:groomsman*3', 'person:bridesmaid*4']],
    ['guests with a number in brackets', 'people (12) at one round table', ['person:guest*12', 'table:round*1']],
    ['mothers', 'our moms and a grandfather', ['person:mother*2', 'person:grandfather']],
  ])('reads counts: %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(expect.arrayContaining(facts))
  })

  it.each([
    ['a just married sign on the car', 'object:welcome-sign“Just Married”'],
    ['a wooden bar sign', 'object:welcome-sign“Bar”+wooden'],
    ['Mr & Mrs sign on the table', 'object:welcome-sign“Mr & Mrs”'],
    ['mr and mrs sign', 'object:welcome-sign“Mr and Mrs”'],
  ])('writes the words before a sign on it: %s', (text, sign) => {
    expect(factsOfText(text)).toEqual([sign, ...(text.includes('car') ? ['object:car'] : [])])
    expect(notDrawnOf(text).filter((phrase) => /bar|married|mr/i.test(phrase))).toEqual([])
  })

  it.each([
    ['napkins', 'burgundy napkins', ['object:napkins', 'burgundy@napkin']],
    ['linens', 'ivory linens', ['ivory@linen']],
    ['chairs', 'gold chairs', ['gold@seat']],
    ['a suit', 'a groom in a blue suit', ['person:groom', 'attire:suit@groom', 'blue@suit']],
    ['a person', 'groom in green', ['person:groom', 'green@suit']],
    ['the palette', 'white and gold palette', ['white', 'gold']],
    ['a modifier', 'pale sage and dusty blue', ['pale sage', 'dusty blue']],
    ['flowers named before', 'peonies in blush and ivory', ['flower:peony', 'blush@flowers', 'ivory@flowers']],
  ])('assigns a colour to the item that it describes: %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
  })

  it.each([
    ['golden hour', ['time:golden']],
    ['greenhouse', ['venue:glasshouse']],
    ['rose garden', ['venue:rose-garden']],
    ['olive grove', ['venue:olive-grove']],
    ['wine country', ['venue:vineyard']],
    ['Paris rooftop', ['venue:rooftop']],
    ['a vineyard in Tuscany', ['venue:vineyard']],
    ['Big Sur', ['venue:coast']],
    ['on a boat in Santorini', ['venue:boat']],
  ])('reads "%s" as a single fact', (text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
  })

  it.each([
    [
      'before its noun',
      'transparent umbrellas in a striped tent',
      ['object:umbrellas+transparent', 'venue:tent+striped'],
    ],
    [
      'after its noun',
      'a dress with long sleeves, petals falling',
      ['attire:dress+long-sleeved', 'object:petals+falling'],
    ],
    ['in a phrase of its own', 'a vintage car and velvet sofas', ['object:car+vintage', 'object:sofa+velvet']],
    ['with a colour', 'a small white arch', ['structure:arch+small', 'white@structure']],
    ['of several qualities', 'round paper parasols', ['object:parasols+round+paper']],
  ])('gives a quality to its noun: %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
    expect(notDrawnOf(text)).toEqual([])
  })

  it('returns the qualities of a phrase as written in the prompt', () => {
    const [umbrellas] = understand('See-through umbrellas', [en]).understood
    expect(umbrellas).toMatchObject({ as: 'umbrellas', qualities: [{ name: 'transparent', phrase: 'See-through' }] })
  })

  it.each([
    ['a round flower arch', 'a round floral arch', ['structure:round']],
    ['a long table', 'a long wooden table', ['table:long*1+long+wooden']],
    ['paper lanterns', 'small paper umbrellas', ['object:parasols+small']],
  ])('reads a noun with a quality as the concept that has it: %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
  })

  it('reports a special kind of a concept that the image shows only in general', () => {
    expect(notDrawnOf('a convertible in a pear orchard, cowbells')).toEqual(['convertible', 'pear orchard', 'cowbells'])
    expect(notDrawnOf('no convertible')).toEqual([])
  })

  it.each([
    ['an adjective', 'monogrammed napkins', ['monogrammed']],
    ['a compound with a hyphen', 'gold-rimmed plates', ['gold-rimmed']],
    ['a container', 'two trolleys of wine', ['two trolleys of wine']],
    ['the metal of tables', 'brass tables', ['brass']],
    ['a second view', 'seen from above, side view', ['side view']],
    ['a name', 'a castle like Hogwarts', ['Hogwarts']],
    ['a sign that is no concept', 'lanterns and a plaque that says Nora & Sam', ['plaque that says Nora & Sam']],
  ])('reports %s that the image does not show', (_, text, phrases) => {
    expect(notDrawnOf(text)).toEqual(phrases)
  })

  it.each([
    ['a boathouse, which is no dock', 'a lake with a boathouse', ['venue:lake'], ['boathouse']],
    ['a holy book, which is no stack of books', 'a garden and the holy book', ['venue:garden'], ['holy book']],
  ])('reports %s', (_, text, facts, phrases) => {
    expect(factsOfText(text)).toEqual(facts)
    expect(notDrawnOf(text)).toEqual(phrases)
  })

  it('counts one best man and no families', () => {
    expect(factsOfText('the best man and our two families')).toEqual(['person:groomsman*1', 'person:guest'])
  })

  it('counts no seasons', () => {
    expect(factsOfText('12 October on a beach')).toEqual(['season:autumn', 'venue:beach'])
  })

  it.each([
    ['actions', 'guests building rafts, us painting the lighthouse', ['building rafts', 'painting the lighthouse']],
    ['an action with its object', 'our dog Bruno carries the rings', ['carries the rings']],
    ['relatives', 'my brother at the grill', ['brother at the grill']],
    ['places of a thing', 'a cat in a basket, sunflowers in the corner', ['in a basket', 'in the corner']],
    ['differences', 'various plates, matching suits', ['various plates', 'matching suits']],
    ['a meal without its number of guests', 'croissants for 70, a garden', ['croissants']],
    ['a story', 'We met at curling, so we want a barn', ['met at curling']],
  ])('reports %s as a phrase', (_, text, phrases) => {
    expect(notDrawnOf(text)).toEqual(phrases)
  })

  it.each([
    ['a price', 'a garden, budget $30,000', ['venue:garden']],
    ['a price in words', 'a beach for about 8k or 20.000 euros', ['venue:beach']],
    ['a price for each guest', 'a rooftop at $200 per head', ['venue:rooftop']],
    [
      'a time of the clock',
      'a barn at 4:30 pm, dancing from 9 p.m., home at 2 o’clock',
      ['venue:barn', 'action:dance'],
    ],
    ['the day of a date', 'Saturday 19 June 2027 in a garden', ['season:summer', 'venue:garden']],
    ['a date with the month first', 'May 8th, a meadow', ['season:spring', 'venue:meadow']],
    ['a date in digits', 'on 12/09/2026 at a lake', ['venue:lake']],
    ['a number without a thing', 'guest count 130, a castle', ['venue:castle']],
    ['an age', 'a 3 year old flower girl', ['person:flower-girl']],
    ['a duration', 'three days in a vineyard', ['venue:vineyard']],
    ['a town with another venue', 'a rooftop in Porto', ['venue:rooftop']],
    ['an unknown town', 'a garden near Hereford with an oak tree', ['venue:garden', 'object:tree']],
    ['a modifier of a drawn thing', 'wild roses under a bare wooden arch', ['flower:rose', 'structure:arbor']],
    ['sunlight', 'a vineyard with lots of sun', ['venue:vineyard', 'weather:clear']],
  ])('reports nothing as not drawn for %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
    expect(notDrawnOf(text)).toEqual([])
  })

  it('reads a number with a separator of thousands as one number', () => {
    expect(factsOfText('1,200 candles')).toEqual(['object:candles*1200'])
  })

  it('reports no polite words, moods, names of pets and years', () => {
    const text = 'Hi! We would love a beautiful garden, please, our dog Bruno and lovely vibes, in 2026'
    expect(notDrawnOf(text)).toEqual([])
  })

  it.each([
    ['a compound', 'peony soap and a feather cloak', ['attire:cape'], ['peony soap', 'feather']],
    [
      'the colour of an unknown noun',
      'bride in a hanbok with red dots',
      ['person:bride', 'attire:hanbok@bride'],
      ['red dots'],
    ],
    ['an owner', 'my grandmas pearl necklace', [], ['grandmas pearl necklace']],
    ['a name', 'two brides, Priya and Rose, on a beach', ['person:bride*2', 'venue:beach'], ['Priya', 'Rose']],
  ])('reads no other thing from %s', (_, text, facts, phrases) => {
    expect(factsOfText(text)).toEqual(facts)
    expect(notDrawnOf(text)).toEqual(phrases)
  })

  it('reports nothing that the prompt excludes', () => {
    expect(notDrawnOf('a garden, no speeches, no holograms')).toEqual([])
  })

  it('reads the view of a close-up before or after its subject', () => {
    for (const text of ['our table from close up', 'close-up of the napkins', 'a detail of the place setting'])
      expect(factsOfText(text)[0]).toBe('view:tablescape')
    expect(factsOfText('macro of the roses')).toEqual(['view:bouquet', 'flower:rose'])
  })

  it('keeps the view of the scene if the prompt names a bouquet after its place or people', () => {
    expect(factsOfText('a winter city hall wedding, short dress, yellow bouquet')).not.toContain('view:bouquet')
    expect(factsOfText('yellow bouquet in a barn')).toContain('view:bouquet')
  })

  it('excludes a colour up to a comma, and keeps the colour after it', () => {
    expect(withoutOf('Not white, emerald.')).toEqual(['colour:white'])
    expect(factsOfText('Not white, emerald.')).toEqual(['emerald'])
  })

  it('reports a quality without a noun', () => {
    expect(notDrawnOf('a garden, long sleeves, lanterns')).toEqual(['long sleeves'])
    expect(notDrawnOf('a garden with striped flowers')).toEqual(['striped'])
  })

  it('gives a position in the image to its noun', () => {
    const { description, understood } = understand('a fountain on the left, on the right a piano', [en])
    expect(description.facts.map(summarizeFact)).toEqual(['object:fountain/left', 'object:piano/right'])
    expect(understood.flatMap(({ qualities }) => qualities)).toEqual([
      { name: 'left', phrase: 'on the left' },
      { name: 'right', phrase: 'on the right' },
    ])
  })

  it('reports a word for a group of objects', () => {
    expect(notDrawnOf('a garden with animals')).toEqual(['animals'])
  })

  it('reads a position as a quality only next to its noun', () => {
    expect(factsOfText('hanging lanterns')).toEqual(['object:lanterns+hanging'])
    expect(factsOfText('everything is hanging, lanterns')).toEqual(['object:lanterns'])
  })

  it('reads the number after a table as the number of its seats', () => {
    const { description } = understand('one long table for 24 with lanterns', [en])
    expect(description.implied).toContainEqual({ kind: 'seat', name: 'cross', count: 24, implied: true })
  })

  it.each([
    ['Our table from close up: sage napkins', ['view:tablescape', 'object:napkins', 'sage@napkin']],
    ['close-up of a wooden long table', ['table:long*1+wooden', 'view:tablescape']],
    ['Detail of a napkin and a menu card', ['object:napkins', 'view:tablescape', 'object:menus']],
    ['close-up of a four-tier cake on a table', ['view:cake*4']],
    ['a cascading bouquet of orchids on a beach', ['view:bouquet', 'venue:beach']],
    ['a five tier blush wedding cake in a ballroom', ['view:cake', 'object:cake-table*5']],
  ])('reads the view of "%s"', (text, facts) => {
    expect(factsOfText(text)).toEqual(expect.arrayContaining(facts))
  })

  it('excludes the items of a negation, up to the end of its scope', () => {
    expect(withoutOf('no roses, no pink')).toEqual(['flower:rose', 'colour:pink'])
    expect(factsOfText('a garden without chairs or an arch but with lanterns')).toEqual([
      'venue:garden',
      'object:lanterns',
      'seat:none',
    ])
    expect(withoutOf('no roses, peonies or balloons, lanterns')).toEqual([
      'flower:rose',
      'flower:peony',
      'object:balloons',
    ])
    expect(factsOfText('lanterns instead of candles on a beach')).toEqual(['object:lanterns', 'venue:beach'])
  })

  it.each([
    ['a place after a preposition', 'not in a church, in a forest', ['venue:pine-forest'], ['venue:church']],
    ['an exception', 'no flowers except lavender', ['flower:lavender'], []],
    ['an abbreviation', 'a barn w/o a DJ', ['venue:barn'], ['object:dj-desk']],
  ])('excludes %s', (_, text, facts, without) => {
    expect(factsOfText(text)).toEqual(facts)
    expect(withoutOf(text)).toEqual(without)
  })

  it('keeps the exception to a colour of everything', () => {
    expect(withoutOf('everything white except the red roses')).toEqual([])
  })

  it('reads "not too many flowers" as few flowers', () => {
    expect(factsOfText('garden, not too many flowers')).toEqual(['venue:garden', 'amount:sparse'])
  })

  it('lists implied facts separately from named facts', () => {
    const { facts, implied } = understand('just us two in Marrakesh', [en]).description
    expect(facts.map(summarizeFact)).toEqual(['person:couple'])
    expect(implied?.map(summarizeFact)).toEqual(['person:guest*0', 'seat:none', 'venue:riad'])
  })

  it.each([
    ['a story', 'We met on a boat in the rain, so we want a barn', ['venue:barn']],
    ['a comparison', 'a barn with more candles than a cathedral', ['venue:barn', 'object:candles']],
    ['an owner', "my parents' orchard", ['venue:orchard']],
    ['a negated compound', 'a chapel-less garden', ['venue:garden']],
  ])('reads no facts from %s', (_, text, facts) => {
    expect(factsOfText(text)).toEqual(facts)
  })

  it('reports an unknown noun with its head noun, and an unknown adjective without its known noun', () => {
    expect(notDrawnOf('kente cloth and a coffee ceremony in a blurry garden')).toEqual([
      'kente cloth',
      'coffee ceremony',
      'blurry',
    ])
  })

  it('corrects typos in words of at least five letters', () => {
    expect(factsOfText('lavendar feild wedding with peoneis and sunflwers')).toEqual([
      'venue:lavender-field',
      'flower:peony',
      'flower:sunflower',
    ])
  })

  it('reads no clothes from an idiom', () => {
    expect(understand('we tie the knot on a beach', [en]).description.facts).toEqual([{ kind: 'venue', name: 'beach' }])
  })

  it('does not correct common words that resemble a word of the vocabulary', () => {
    expect(notDrawnOf('a clown and emerald tiles')).toEqual(['clown', 'emerald tiles'])
  })

  it('lists unknown noun phrases in their original spelling, with their colours and counts', () => {
    expect(notDrawnOf('three giant inflatable dinosaurs by the pool, emerald tiles')).toEqual([
      'three giant inflatable dinosaurs',
      'emerald tiles',
    ])
    expect(notDrawnOf('A dreamy garden wedding for us with roses, please')).toEqual([])
  })

  it('reads people with their clothes, hair and skin colours', () => {
    const { facts } = understand('bride in a red sari, groom in a sherwani, both with dark skin, her red hair', [
      en,
    ]).description
    expect(facts.map(summarizeFact)).toEqual(
      expect.arrayContaining(['attire:sari@bride', 'red@dress', 'attire:sherwani@groom']),
    )
    expect(facts.find(({ name }) => name === 'bride')).toMatchObject({ hair: HAIR_COLOURS.red })
    expect(facts.find(({ name }) => name === 'groom')).toMatchObject({ skin: SKIN_TONES.deep })
  })

  it('reads the text of a sign, with or without quotation marks', () => {
    expect(factsOfText('a neon sign saying "Better Together"')).toEqual(['object:neon-sign“Better Together”'])
    expect(factsOfText('a "Love" neon sign')).toEqual(['object:neon-sign“Love”'])
    expect(factsOfText('a chalkboard that says welcome friends, lanterns')).toEqual([
      'object:chalkboard“welcome friends”',
      'object:lanterns',
    ])
  })

  it('reads the camera position as a view', () => {
    expect(factsOfText('garden ceremony seen from above')).toContain('view:above')
    expect(factsOfText('us from behind, our backs to the camera')).toContain('view:portrait')
    expect(factsOfText('close-up of the cake')).toEqual(['view:cake'])
    expect(factsOfText('barn reception with lanterns and a cake')).toContain('object:cake-table')
  })

  it('returns each understood phrase with its offsets in the prompt', () => {
    const text = 'Garden at dusk with 6 paper lanterns'
    const { understood } = understand(text, [en])
    expect(understood.map(({ as }) => as)).toEqual(['garden', 'dusk', '6 paper lanterns'])
    for (const { phrase, start, end } of understood) expect(text.slice(start, end)).toBe(phrase)
  })

  it('labels a phrase with the fact that it implies', () => {
    const { understood } = understand('A garden ceremony', [en])
    expect(understood.map(({ phrase, as }) => [phrase, as])).toEqual([
      ['garden', 'garden'],
      ['ceremony', 'aisle view'],
    ])
  })

  it('returns no facts for an empty prompt', () => {
    expect(understand('', [en])).toMatchObject({
      description: { facts: [], without: [] },
      understood: [],
      notDrawn: [],
    })
  })
})
