import type { DemoCategory } from '../types.ts'

export const venues: DemoCategory = {
  id: 1,
  faqs: [
    {
      'Do our guests need a shuttle?':
        'Parking is free, but the last mile is dark. Most couples run two vans until eleven.',
      'How much is the deposit?':
        'A third holds the date. It moves with you once, free of charge, within eighteen months.',
      'What happens if it rains?': 'We decide together at ten in the morning; the indoor room is yours either way.',
    },
    {
      'How far is the nearest airport?': 'Oakland is the easy one. On a Friday, tell guests to land before two.',
      'When is the deposit due?': 'Half within a week of the contract, the rest sixty days before the wedding.',
      'Is there a plan for rain?':
        'Yes, and it costs nothing extra. Ask to see it on the tour: a plan B should be worth a look.',
    },
    {
      'Can guests stay nearby?':
        'We keep a list of eleven inns within twenty minutes and hold room blocks with three of them.',
      'Is the deposit refundable?': 'In full until nine months before the day, and half of it until six months before.',
      'What about wind, smoke or rain?':
        'Any of the three moves you to another Friday or Sunday at no cost, if you prefer that to going inside.',
    },
  ],
  reviews: {
    5: [
      'The site manager found my grandmother a chair with arms before anyone had asked for one.',
      'Thirty of our guests had flown in from abroad and every one of them asked whether the place was real.',
      'They let us in the night before to hang my aunt’s paper cranes. All four hundred.',
      'Cell coverage is poor, which turned out to be the best feature: nobody looked down once.',
      'Our dog had a water bowl with his name on it. Small thing. We still talk about it.',
    ],
    4: [
      'Gorgeous, well run, and a little strict about the ten o’clock music limit. Read that clause first.',
      'The getting-ready room is small for seven people. Everything after that was roomy.',
      'Restrooms are a two-minute walk from the tables. Bring flat shoes.',
    ],
    3: [
      'Beautiful grounds, but another tour walked past during our rehearsal.',
      'The fee for overtime surprised us. It was in the contract; we had not read it.',
    ],
  },
  vendors: [
    {
      name: 'Arroyo Seco Estate',
      place: 'Sonoma',
      owner: ['Lucia', 'Bertolini'],
      styles: ['Classic', 'Romantic', 'Luxurious'],
      palette: ['#f3e3d3', '#8b3a44', '#cfa455'],
      about: [
        'The house was finished in 1911 for a man who sold barrels, and it still faces the creek that never ran dry enough to earn its name. You get the lawn, the long gravel drive and all nine rooms upstairs from Friday noon.',
        'We host <strong>one wedding a weekend</strong>, twenty-two a year. Lucia’s family has lived in the gatehouse since 1958, so whoever opens the door for your florist at six in the morning also owns the place.',
      ],
      services:
        'Full weekend use, Nine guest rooms, Ceremony lawn, Dinner on the drive, Rain ballroom, Parking for 120, On-site host',
      images: [
        'Estate ceremony, golden hour',
        'Estate long tables, dusk',
        'Ballroom rounds, gala',
        'Empty estate space',
        'Estate ceremony from above, morning',
        'Estate dance floor, night, string lights',
        'A portrait of the couple in front of the estate, dusk',
      ],
      packages: [
        { name: 'The Whole Weekend', price: 18500, text: 'Friday noon to Sunday noon, all rooms, up to 180 guests.' },
        { name: 'A Sunday in March', price: 11200, offer: 8900, text: 'House and lawn, nine to eleven, up to 120.' },
      ],
      faqs: {
        'May we bring our own caterer?':
          'Any caterer with a license and insurance. The kitchen has two ranges and a walk-in.',
      },
      reviews: {
        5: [
          'Lucia’s father parked the band’s trailer himself because he knew which oak root to avoid.',
          'We said our vows by the creek and you could hear it over the microphone. Worth the drive from San Jose.',
        ],
        4: ['The upstairs has one bathroom for four of the rooms. Otherwise it is exactly the old house you hope for.'],
      },
    },
    {
      name: 'Fallen Redwood Hall',
      place: 'Occidental',
      owner: ['Desmond', 'Achterberg'],
      styles: ['Fairytale', 'Rustic', 'Intimate'],
      palette: ['#c4aedd', '#f3cfc6', '#6f8f72'],
      about: [
        'A storm in 2006 brought down a single redwood. Desmond milled it where it lay, and every bench, beam and bar top in the hall is that one tree.',
        'The ring it stood in is where people marry now, eighty seats and no microphone needed. Light comes through at about four in summer, and we will tell you the minute for your date. There is a cabin for the two of you, a wood stove, and an owl that tends to join in during the speeches.',
      ],
      services:
        'Redwood ring ceremony, Hall for 80, Couple’s cabin, Wood-fired oven, Benches and farm tables, Lantern paths, Generator',
      images: [
        'Redwood ceremony in a circle, benches, ferns, guests, morning',
        'Redwood long tables, night',
        'Redwood ceremony, fog',
      ],
      packages: [
        { name: 'The Ring and the Hall', price: 7400, text: 'Noon to midnight, with benches and lanterns.' },
        { name: 'Thursday Elopement', price: 2600, offer: 2100, text: 'Twelve guests, one night in the cabin.' },
        { name: 'Three Days Under Trees', price: 12800, text: 'Hall, ring and cabin from Friday to Sunday.' },
      ],
      faqs: {
        'Are open flames allowed?': 'In glass until June. From June to the first rain we hand out our own LED candles.',
      },
      reviews: {
        5: [
          'The four o’clock light came at 4:07, just as Desmond had written on a card for us.',
          'My mother uses a wheelchair and the boardwalk goes all the way into the ring.',
        ],
        3: ['Magic until the generator stopped for twenty minutes. They were honest about it and gave money back.'],
      },
    },
    {
      name: 'The Tidewater Room',
      place: 'Half Moon Bay',
      owner: ['Keiko', 'Amaral'],
      styles: ['Beach', 'Modern', 'Casual'],
      palette: ['#f08a70', '#4bb3b0', '#fdf3e2'],
      about: [
        'Once an abalone cannery, now one white room with a glass wall and the Pacific behind it. The tide table hangs by the door, because at anything above five feet the spray reaches the deck and someone always wants a picture of it.',
        'Keiko trained as a boat builder and rebuilt the roof herself. The room seats <em>one hundred and ten</em>; the deck, in a good September, seats the same again. Bring a sweater. We keep forty blankets for those who did not.',
      ],
      services:
        'Glass-wall room, Ocean deck, Forty blankets, Sound system, Harbor parking, Oyster bar counter, Bridal loft',
      also: [6],
      images: [
        'Coast ceremony seen from the side, canopy, guests, sunset',
        'Coast long tables, midday',
        'Beach ceremony, fog',
      ],
      packages: [
        { name: 'High Tide', price: 9600, text: 'Room and deck from ten to eleven, with tables for 110.' },
        { name: 'Foggy Friday', price: 6800, offer: 5400, text: 'May to July, when fog is likeliest.' },
      ],
      faqs: {
        'How cold does it get?': 'Fifty-six degrees at sunset, summer and winter. Heaters on the deck are included.',
      },
      reviews: {
        5: [
          'A whale. During the toasts. Keiko said it was not included in the package.',
          'Fog all day, then a red stripe of sun exactly at dinner.',
        ],
        4: ['Acoustics in the glass room are lively with a full band. A trio would have been smarter.'],
      },
    },
    {
      name: 'Quarry & Vine',
      place: 'Healdsburg',
      owner: ['Tobias', 'Renner'],
      styles: ['Rustic', 'Elegant', 'Country'],
      palette: ['#eba3ad', '#5d3a55', '#a3b295'],
      about: [
        'Basalt from our hillside paved San Francisco’s streets until 1920. What the cutters left is a stone bowl with forty acres of zinfandel around it, warm until long after dark because the rock gives the day back.',
        'Dinner happens on the quarry floor at tables we built to fit it: two of them, each ninety-one feet long. Tobias makes the wine. You can taste with him in spring and have your own label on the bottles by autumn.',
      ],
      services:
        'Quarry-floor dinner, Vineyard ceremony, Ninety-foot tables, House wine, Label printing, Cellar for rain, Golf carts, Fire pits',
      also: [6],
      images: [
        'Vineyard long tables, string lights, guests, golden hour',
        'Vineyard long tables, dusk',
        'Vineyard tablescape, autumn',
      ],
      packages: [
        { name: 'Zinfandel Saturday', price: 14200, text: 'Quarry, vineyard, tables and ten cases of ours.' },
        { name: 'Harvest Sunday', price: 11800, offer: 9900, text: 'In October, while the presses run next door.' },
      ],
      faqs: {
        'Must we serve your wine?':
          'At dinner, yes. Beer and spirits are your own, and we charge no corkage on sparkling.',
      },
      reviews: {
        5: [
          'One table. A hundred and forty people at one table. I could see everybody I love by turning my head.',
          'Tobias walked my dad through the cellar for an hour so that we could cry in peace.',
        ],
        4: ['Heels and basalt do not agree, and the carts only run until nine.'],
      },
    },
    {
      name: 'Saltworks Loft',
      place: 'Oakland',
      owner: ['Renata', 'Okafor'],
      styles: ['Industrial', 'Modern', 'Unique'],
      palette: ['#a84f2e', '#45424a', '#dcc8a6'],
      about: [
        'Brick, steel sash and a freight elevator big enough for a vintage car: we have checked, twice. Until 1974 this was where Morton’s rival packed table salt, and on a damp day the third-floor bricks still sweat a little of it.',
        'The loft holds two hundred standing or a hundred and thirty at dinner. BART is six minutes on foot, so nobody has to drive. Music may go on <strong>until one</strong>, which in this county is a rarity.',
      ],
      services:
        'Third-floor loft, Freight elevator, Roof terrace, Projector and screen, Bar counter, Two green rooms, Security, Late license',
      also: [6],
      images: [
        'Loft gala, round tables, guests, evening',
        'Loft long tables',
        'Rooftop ceremony, dusk',
        'Loft gala, round tables',
      ],
      packages: [
        { name: 'Loft and Roof', price: 8800, text: 'Both floors from noon to one, chairs and tables for 130.' },
        { name: 'City Hall After-Party', price: 4200, offer: 3500, text: 'Weekdays, six hours, sound included.' },
        { name: 'Winter Saturday', price: 6900, text: 'January and February, roof heaters included.' },
      ],
      faqs: {
        'Is the building accessible?':
          'Every floor, by passenger elevator, and there is an accessible restroom on each.',
      },
      reviews: {
        5: [
          'My wife arrived by freight elevator in her uncle’s Impala. I have no further notes.',
          'We danced until 12:58 and nobody flicked the lights at us.',
        ],
        4: ['Street parking is hopeless on game nights. Take the train as they tell you to.'],
        3: ['Warm in August. There are fans, but it is a brick building with big windows.'],
      },
    },
    {
      name: 'Mission Olivar',
      place: 'Carmel Valley',
      owner: ['Inés', 'Villaseñor'],
      styles: ['Cultural', 'Colorful', 'Garden'],
      palette: ['#e8932f', '#c8357a', '#cfa455'],
      about: [
        'Four hundred olive trees, a whitewashed arcade and a bell that came by ox cart from Soledad. Inés rings it herself when you are married; the children present are allowed to help.',
        'Families here tend to be large, so the courtyard was rebuilt in 2018 to seat <strong>three hundred</strong> without a tent. Mariachis, a dhol, a horse for the baraat: all have come through the gate. Oil from the November pressing goes home with the couple.',
      ],
      services:
        'Courtyard for 300, Arcade ceremony, Bell ringing, Outdoor kitchen, Horse-friendly entrance, Fire altar permit, Olive oil favors',
      images: [
        'Mission courtyard dance floor, guests dancing, papel picado, string lights, golden hour',
        'Hacienda long tables, fiesta',
        'Courtyard ceremony, night',
      ],
      packages: [
        { name: 'The Courtyard', price: 10500, text: 'One long day, up to 300 guests, kitchen and arcade.' },
        { name: 'Two-Day Celebration', price: 17900, offer: 15400, text: 'Mehndi on the eve, wedding on the day.' },
      ],
      faqs: {
        'Can we light a ceremonial fire?':
          'Yes. We hold the county permit and keep a fire watch on the grounds for you.',
      },
      reviews: {
        5: [
          'They had the permit for our havan, the ramp for the horse and ear plugs for the neighbors.',
          'Two hundred and eighty guests and it never felt like a convention.',
        ],
        4: ['The bell is loud if you are standing under it. Do not stand under it.'],
      },
    },
  ],
}
