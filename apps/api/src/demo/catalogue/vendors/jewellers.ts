import type { DemoCategory } from '../types.ts'

export const jewellers: DemoCategory = {
  id: 16,
  faqs: [
    {
      'Must we travel to you?': 'Once, to be measured. The ring follows ten weeks later, insured and signed for.',
      'What is the deposit?': 'A third, with which the stone is bought.',
      'Can we wear them in sea and rain?': 'Gold and platinum, always. Opals and pearls stay home.',
    },
    {
      'Do you ship?': 'Insured and signed for. Most people prefer to come by.',
      'How do payments work?': 'Half at the wax, half at the fitting.',
      'Can a ring be resized?': 'Once for free, for life. Fingers change with weather and marriage.',
    },
    {
      'Would you travel to us?': 'On the first Monday of a month. Else by appointment, and nobody else comes in.',
      'Is the deposit refundable?': 'Until the metal is poured.',
      'Do stones mind rain?': 'Not rain. Soap, yes, so we clean yours every year, while you wait, with coffee.',
    },
  ],
  reviews: {
    5: [
      'I look at it in traffic.',
      'They talked us into a smaller stone and a better one.',
      'My great-aunt’s earring is the center of it and she knows.',
      'Fixed a prong five years on, no charge, no questions.',
      'He proposed with the wax model. They had planned it with him.',
    ],
    4: [
      'Wonderful ring; two weeks later than first said.',
      'Parking is terrible, the ring is not.',
      'Quote went up with the price of gold, as we had been warned.',
    ],
    3: ['Good work, but we felt rushed at the second visit.', 'The engraving was fainter than the sample.'],
  },
  vendors: [
    {
      name: 'Ounce',
      place: 'Oakland',
      owner: ['Tomasz', 'Wieczorek'],
      styles: ['Modern', 'Industrial', 'Intimate'],
      palette: ['#45424a', '#dcc8a6', '#a84f2e'],
      about: [
        'You make them. Tomasz gives each of you a hammer, a mandrel and a strip of gold from melted scrap, and over one long Saturday you forge <strong>the other’s ring</strong>. He steps in when somebody is about to spoil it, roughly twice a day.',
        'His bench stood in a Gdańsk shipyard. Hammer marks stay unless you ask him to polish them off; in eleven years two couples have asked.',
      ],
      services:
        'Make-your-own bands, Recycled gold, Forging workshop, Stone setting, Engraving, Old gold melted, Repairs',
      images: [
        { show: 'goldsmiths-bench', prompt: 'Loft, morning' },
        'Stationery with two rings',
        'Loft tablescape, candles, industrial',
        'A bouquet of anemones, modern',
      ],
      packages: [
        { name: 'A Saturday at the Bench', price: 1400, text: 'Two bands, gold included, lunch too.' },
        { name: 'Your Own Gold', price: 900, offer: 780, text: 'Bring scrap; we melt it together.' },
      ],
      faqs: { 'What if we spoil the gold?': 'It melts and we begin again. That is what is nice about gold.' },
      reviews: {
        5: [
          'Mine has a dent where he got nervous. It is the best part.',
          'Melted my grandfather’s tooth. Long story. Perfect ring.',
        ],
        4: ['My arms hurt for two days.'],
      },
    },
    {
      name: 'Tidepool Jewelry',
      place: 'Half Moon Bay',
      owner: ['Nerissa', 'Kealoha'],
      styles: ['Beach', 'Boho', 'Whimsical'],
      palette: ['#4bb3b0', '#f2dfc3', '#f08a70'],
      about: [
        'Nerissa casts in sand from the beach below her workshop, so each band carries grains no other has. Stones are abalone, Montana sapphire, beach agate she has tumbled since she was nine.',
        'She will walk the tide line with you at a <strong>minus tide</strong> to find yours. Quite a few couples come home with a pebble worth nothing at all, and have it set like a diamond, in four prongs, for good.',
      ],
      services:
        'Sand-cast rings, Beach-stone settings, Montana sapphires, Abalone inlay, Tide-line walks, Hairpins, Cufflinks',
      images: [
        { show: 'rings-on-sand', prompt: 'Beach, morning' },
        'Coast ceremony, minus tide, sunset',
        'Lake ceremony, simple, morning',
        'Beach tablescape, morning',
      ],
      packages: [
        { name: 'Sand-Cast Pair', price: 1600, text: 'Two bands from one handful.' },
        { name: 'Pebble, Set', price: 480, offer: 390, text: 'Your stone, four prongs, silver.' },
      ],
      faqs: {
        'Is beach agate hard enough?': 'Harder than glass. It will take a scratch in a decade and look better for it.',
      },
      reviews: {
        5: [
          'Our pebble cost nothing, and I have had it insured.',
          'A grain of garnet showed up in the casting. She had not planned it.',
        ],
        3: ['Ring is lovely but rough inside; needed a second polish.'],
      },
    },
    {
      name: 'Lindenbaum & Hale',
      place: 'San Francisco',
      owner: ['Rebecca', 'Hale'],
      styles: ['Luxurious', 'Classic', 'Elegant'],
      palette: ['#fdfaf5', '#8fa9c2', '#cfa455'],
      about: [
        'Third floor, Maiden Lane, ring the bell. The firm has bought old stones since 1908 and owns no new ones: mine cuts, transition cuts, a rose cut that came round the Horn.',
        'Rebecca spreads thirty of them on gray paper by the north window and <strong>leaves the room</strong>. When she comes back you will be looking at one. Mountings follow the period and are made two floors down by Mr. Ito, who is eighty-one.',
      ],
      services:
        'Antique diamonds, Platinum mountings, Estate jewelry, Appraisals, Restoration, Wedding bands, Insurance letters',
      images: [
        { show: 'loose-stones', prompt: 'Estate, morning' },
        'Chateau ceremony, roses',
        'Ballroom tablescape, elegant, candles',
        'An estate ceremony, luxurious, golden hour',
      ],
      packages: [
        { name: 'A Stone and Its Setting', price: 9800, text: 'Old cut, around one carat, platinum.' },
        { name: 'Restoration', price: 850, offer: 700, text: 'An heirloom made safe to wear.' },
      ],
      faqs: {
        'Are antique diamonds ethical?':
          'They were mined a century ago, when much was wrong. Nothing new is dug for yours.',
      },
      reviews: {
        5: [
          'She left the room and we both pointed at the same one.',
          'Mr. Ito shook my hand as though I had done something.',
        ],
        4: ['An intimidating doorbell, and then the kindest people.'],
      },
    },
    {
      name: 'Gold Rush Goldsmith',
      place: 'Nevada City',
      owner: ['Wiley', 'Trask'],
      styles: ['Rustic', 'Country', 'Unique'],
      palette: ['#cfa455', '#6f8f72', '#c98a6b'],
      about: [
        'Yuba River gold, panned by Wiley and a few cousins with legal claims, never refined past twenty-one karats because the trace of copper is what makes it look like sunlight. Every band comes with <em>the coordinates</em> of its gravel bar.',
        'Nuggets are set as they were found. In spring you can stand in the river beside him, up to the knees, and pan for your own; on an average morning <strong>a gram</strong> turns up.',
      ],
      services:
        'River-gold bands, Nugget settings, Panning mornings, Quartz inlay, Belt buckles, Engraved coordinates, Repairs',
      images: [
        { show: 'ring-box', prompt: 'Barn, late afternoon' },
        'Hills ceremony, rustic, golden hour',
        'River ceremony, rustic, golden hour',
        'Ranch tablescape, lanterns, evening',
      ],
      packages: [
        { name: 'Pan and Forge', price: 1900, text: 'A morning in the river, two bands by fall.' },
        { name: 'Quartz Inlay', price: 650, offer: 540, text: 'Gold in quartz, as the mountain made it.' },
      ],
      faqs: { 'What if we find nothing?': 'I have a jar. It tops up the shortfall.' },
      reviews: {
        5: ['We found 1.3 grams, and a trout looked at us.', 'Coordinates on the inside. We go and picnic there.'],
        4: ['Cold river. He said knees; it was thighs.'],
      },
    },
    {
      name: 'Meenakari House',
      place: 'Sunnyvale',
      owner: ['Aarti', 'Sonawane'],
      styles: ['Cultural', 'Glamorous', 'Colorful'],
      palette: ['#c8357a', '#cfa455', '#6f8f72'],
      about: [
        'Turn a piece over: the back is as fine as the front, enameled in flowers that only the wearer knows about. Aarti’s family has done this in Jaipur for nine generations; she brought the tenth to Sunnyvale, along with a kiln the size of a shoebox.',
        'Mangalsutras for people who type, a maang tikka that does not slide, <strong>rentals for the heavy sets</strong> you will wear once. Her mother strings pearls in the window and comments on everything.',
      ],
      services:
        'Kundan and polki, Meenakari enamel, Mangalsutras, Bridal set rentals, Maang tikka, Restringing, Men’s brooches',
      images: [
        { show: 'necklace', prompt: 'Mandap, golden hour' },
        'A portrait of the bride in a red lehenga, courtyard, golden hour',
        'Temple ceremony, marigolds',
      ],
      packages: [
        { name: 'Bridal Set, Three Days', price: 1100, text: 'Necklace, earrings, tikka, insured.' },
        { name: 'Everyday Mangalsutra', price: 780, offer: 640, text: 'Light, short, enameled on the back.' },
      ],
      faqs: { 'Is the rental gold real?': 'Gold over silver, with real polki. The insurance is real as well.' },
      reviews: {
        5: [
          'There is a parrot on the back of my necklace. Only I know. And you now.',
          'Her mother told me to stand up straight. She was right.',
        ],
        4: ['Book early: in wedding season the good sets are gone.'],
      },
    },
    {
      name: 'Hush & Hallmark',
      place: 'Santa Rosa',
      owner: ['Quentin', 'Osei'],
      styles: ['Romantic', 'Vintage', 'Garden'],
      palette: ['#eba3ad', '#f3e3d3', '#5d3a55'],
      about: [
        'Quentin engraves by hand under a microscope, and is best known for what cannot be seen: a line of Neruda inside a two-millimeter band, a fingerprint, the sound wave of a laugh. He will not tell one of you what the other has asked for.',
        'Signets, lockets and <strong>poesy rings</strong>, the sort that Elizabethans exchanged. Lettering is his own alphabet, drawn over six years. The loupe is lent to you until the wedding.',
      ],
      services: 'Hand engraving, Poesy rings, Lockets, Signet rings, Fingerprint bands, Secret messages, Loupe loan',
      images: [
        { show: 'jewellery', prompt: 'Garden, evening, roses' },
        'Library tablescape, candlelight',
        'Rose garden ceremony, peonies, morning',
        'Garden tablescape, roses, candlelight',
      ],
      packages: [
        { name: 'A Pair of Secrets', price: 1700, text: 'Two bands, two inscriptions, one loupe.' },
        { name: 'A Line in a Ring You Own', price: 260, offer: 210, text: 'Up to forty letters.' },
      ],
      faqs: {
        'What is the longest text you have fitted?': 'Sonnet 116, all fourteen lines, in a wide band. Never again.',
      },
      reviews: {
        5: [
          'I have read mine with the loupe a hundred times. He still does not know what his father wrote for me.',
          'It is our baby’s laugh, as a line.',
        ],
        4: ['One must truly want a secret: nobody else can read it.'],
      },
    },
  ],
}
