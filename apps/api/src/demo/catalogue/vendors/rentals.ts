import type { DemoCategory } from '../types.ts'

export const rentals: DemoCategory = {
  id: 13,
  faqs: [
    {
      'Do you deliver and collect?': 'Both, with the same two people, who remember where everything goes.',
      'What is the deposit?': 'A quarter now. Damage is settled by photograph, fairly.',
      'Are things rainproof?': 'Wood and iron are. Velvet is not; we bring covers.',
    },
    {
      'How far do you go?': 'Sixty miles on the small truck, a hundred and twenty on the big one.',
      'When must we fix numbers?': 'Ten days ahead. Until then change them as often as you like.',
      'What about wind?': 'Every tent is staked for fifty miles an hour; above that we take it down, and you.',
    },
    {
      'Is travel included?': 'Within forty miles, and so is placing. Napkins are folded for a little more.',
      'Is the deposit refundable?': 'Until two weeks before, and so is up to a third of the order.',
      'Do you rent for rain only?':
        'A canopy on standby costs a fifth of its price, and nothing more if it stays on the truck.',
    },
  ],
  reviews: {
    5: [
      'Everything arrived clean enough to eat off, which was the idea.',
      'Counted twice, brought ten spare, charged for none.',
      'Picked up at six in the morning without waking a soul.',
      'It was what guests noticed first, before the flowers.',
      'One table had a wobble. They drove back with a shim.',
    ],
    4: [
      'Great stock. The delivery window was four hours wide.',
      'A few plates were chipped, and swapped.',
      'The website photos are a little kinder than life.',
    ],
    3: ['One crate came in the wrong color and we made do.', 'Short by six forks. Solved, but at five o’clock.'],
  },
  vendors: [
    {
      name: 'Borrowed Chairs',
      place: 'Petaluma',
      owner: ['Amos', 'Greenleaf'],
      styles: ['Rustic', 'Vintage', 'DIY'],
      palette: ['#c98a6b', '#ecd9b4', '#8fa9c2'],
      about: [
        'One thousand two hundred wooden chairs, hardly two alike, from schools, chapels and a shuttered cinema in Ukiah. Amos glues, sands and waxes them all winter in a chicken barn.',
        'Each has a number burned underneath, and there is <strong>a book</strong> in which you can look yours up: where it stood, who sat on it. Tables come from church basements and are as long as you want them.',
      ],
      services: 'Mismatched chairs, Farm tables, Church pews, Benches, Sideboards, Crates and ladders, Delivery',
      images: [
        { show: 'rental-chairs', prompt: 'Farmyard, sunny' },
        'Long farm tables in an orchard, late afternoon',
        'Vintage tablescape, lanterns',
      ],
      packages: [
        { name: 'A Hundred Seats', price: 850, text: 'Chairs and tables for a hundred, placed.' },
        { name: 'Pews for Eighty', price: 600, offer: 490, text: 'Ten redwood pews from a chapel in Elk.' },
      ],
      faqs: { 'Are old chairs sturdy?': 'Amos jumps on every one. He is not a small man.' },
      reviews: {
        5: ['Mine came from the cinema, row F. We looked up the film.', 'Pews made our backyard into a church.'],
        4: ['Mismatched also means different heights.'],
      },
    },
    {
      name: 'Linen & Loam',
      place: 'San Rafael',
      owner: ['Priscilla', 'Wong'],
      styles: ['Elegant', 'Garden', 'Romantic'],
      palette: ['#f6dcd3', '#a3b295', '#fdfaf5'],
      about: [
        'Tablecloths of real linen in thirty-four colors, dyed in San Rafael, pressed on the table itself by two women with steam irons and a sense of rhythm. A hundred-guest dinner takes them an hour and ten.',
        'Priscilla lends color cards the size of a door, so you can see <em>how blush behaves at dusk</em> before deciding. Napkins come back stained with a hundred lipsticks and leave white again: her secret is patience and washing soda.',
      ],
      services:
        'Linen tablecloths, Napkins, Runners, Color cards, On-table pressing, Chair sashes, Cushion covers, Stain amnesty',
      images: [
        { show: 'rental-linen', prompt: 'Garden, morning' },
        'Elegant round tables in a glasshouse',
        'Long tables in a garden, romantic, golden hour',
      ],
      packages: [
        { name: 'Dressed Room', price: 1300, text: 'Cloths, napkins and pressing for a hundred.' },
        { name: 'Napkins Only', price: 260, offer: 210, text: 'A hundred and twenty, any color.' },
      ],
      faqs: { 'What about red wine?': 'Amnesty. Stains are our job; burns are yours.' },
      reviews: {
        5: [
          'Watching them press was better than the cocktail hour.',
          'The door-sized card saved me from the wrong pink.',
        ],
        4: ['Linen wrinkles when touched. So do we all.'],
      },
    },
    {
      name: 'Big Top Bay Tents',
      place: 'Richmond',
      owner: ['Stig', 'Halloran'],
      styles: ['Luxurious', 'Glamorous', 'Classic'],
      palette: ['#fdfaf5', '#3f5b73', '#cfa455'],
      about: [
        'Sailcloth from a loft that also sews for racing yachts, poles of Douglas fir, pennants on top. Stig rigged tall ships before he rigged weddings, and his crew ties knots that come undone when asked and at no other time.',
        'The largest covers <strong>four hundred at dinner</strong> and went up on a golf course in a single tide. Floors, chandeliers, heat, doors that close: whatever makes a field forget it is one.',
      ],
      services: 'Sailcloth tents, Frame tents, Wood floors, Chandeliers, Heaters, Clear walls, Generators, Site visits',
      images: [
        'A sailcloth tent with round tables, chandelier, guests, golden hour',
        'Tent ceremony, white chairs, bright',
        'Tent long tables, candlelight',
      ],
      packages: [
        { name: 'Sailcloth for 150', price: 9200, text: 'Tent, floor, lights, heat, two days.' },
        { name: 'Standby Canopy', price: 1800, offer: 1450, text: 'Forty by forty, in case.' },
        { name: 'Chandelier Trio', price: 900, text: 'Three of brass, hung and wired.' },
      ],
      faqs: { 'Can it stand on concrete?': 'With water barrels dressed in canvas. They look like they belong.' },
      reviews: {
        5: [
          'Forty-knot gusts on Friday. We found the tent on Saturday exactly where it had been.',
          'The crew sang. Sea shanties, quietly.',
        ],
        4: ['Trucks left ruts in the lawn and came back to mend them.'],
      },
    },
    {
      name: 'Plateau',
      place: 'Oakland',
      owner: ['Yusuf', 'Demir'],
      styles: ['Modern', 'Industrial', 'Intimate'],
      palette: ['#45424a', '#a3b295', '#e9b08a'],
      about: [
        'Plates, mostly. Yusuf is a potter who could not stop, and in 2016 realized that nine thousand pieces are a business. Charcoal, bone, celadon; every one is thrown in Jingletown, slightly oval, warm in the hand.',
        'Breakage is welcome up to <strong>three percent</strong>: shards become terrazzo for his tabletops, which he also rents. Cutlery is Portuguese, glasses are recycled bottles cut and polished by his cousin.',
      ],
      services: 'Handmade plates, Cutlery, Glassware, Terrazzo tables, Serving boards, Candle holders, Dishwashing',
      images: [
        { show: 'rental-plates', prompt: 'Loft, morning' },
        'Loft long tables, industrial, evening',
        'Rooftop tablescape, sunset',
      ],
      packages: [
        { name: 'Full Table for Sixty', price: 1500, text: 'Plates, glasses, cutlery, candles, washed by us.' },
        { name: 'Plates Only', price: 540, offer: 440, text: 'Three sizes for sixty.' },
      ],
      faqs: { 'Must we wash up?': 'Scrape, please. We wash.' },
      reviews: {
        5: [
          'Guests turned them over to see who had made them.',
          'We broke two. There is a bit of our wedding in a table now.',
        ],
        3: ['Lovely, but heavy; the caterer grumbled about stacking.'],
      },
    },
    {
      name: 'Lumen & Wire',
      place: 'Santa Cruz',
      owner: ['Kai', 'Novotny'],
      styles: ['Fairytale', 'Boho', 'Cozy'],
      palette: ['#f2d9b8', '#c4aedd', '#6f8f72'],
      about: [
        'Eleven miles of string lights and a tree climber’s certificate. Kai hangs bulbs where people have not thought of looking: inside an oak, beneath a pier, in a spiral over one single table.',
        'All of it runs warm, <strong>2,200 kelvin and never whiter</strong>, on dimmers worked by hand through the evening; toasts get brighter, the last dance gets darker. Lanterns for paths, candles by the hundred, and an apprentice who does nothing but light them.',
      ],
      services:
        'String lights, Tree lighting, Dimming by hand, Path lanterns, Candles by the hundred, Battery lighting, Uplights, Generator',
      images: [
        { show: 'rental-lights', prompt: 'Oak garden, string lights, dusk' },
        'Oak garden long tables under string lights, dusk',
        'Barn dinner, fairy lights, candlelight',
      ],
      packages: [
        { name: 'One Great Oak', price: 1600, text: 'Climbed, strung, dimmed, taken down.' },
        { name: 'Four Hundred Candles', price: 780, offer: 640, text: 'With the person to light them.' },
      ],
      faqs: { 'Are trees harmed?': 'Soft ropes, no nails, and an arborist signs off.' },
      reviews: {
        5: [
          'At the last dance the oak went down to a glow and everybody went quiet.',
          'The candle apprentice deserves a raise.',
        ],
        4: ['Rigging took longer than planned; they were still up a tree at three.'],
      },
    },
    {
      name: 'Casa Prestada',
      place: 'Salinas',
      owner: ['Berenice', 'Ochoa'],
      styles: ['Colorful', 'Cultural', 'Casual'],
      palette: ['#e0477e', '#f2a65a', '#4bb3b0'],
      about: [
        'Equipal chairs in pigskin and cedar, blue-rimmed glassware from Tonalá, tablecloths embroidered in Tenango with animals that no zoologist has met. Berenice drives down to fetch it, twice a year, in a van called <em>La Prima</em>.',
        'Papel picado is cut with your names by her brother-in-law, on a block, with forty-five chisels. There are <strong>piñatas for adults</strong>. Whole rooms can be borrowed: altar, lounge, dance floor of painted tile.',
      ],
      services:
        'Equipal seating, Hand-blown glasses, Embroidered cloths, Papel picado with names, Tile dance floor, Altars, Piñatas',
      images: [
        'Mission courtyard, papel picado, long tables, guests, sunny',
        'Colorful tablescape, fiesta, marigold',
        'Courtyard ceremony, bunting, golden hour',
      ],
      packages: [
        { name: 'A Whole Patio', price: 2400, text: 'Lounge, tables for eighty, paper with your names.' },
        { name: 'Paper Only', price: 320, offer: 260, text: 'Sixty yards, your names, six colors.' },
      ],
      faqs: { 'Can we keep the papel picado?': 'It is made for you. Please do.' },
      reviews: {
        5: [
          'My tía cried at the altar she had built for our grandfather.',
          'Adult piñata. Three divorcees, one bat, pure joy.',
        ],
        4: ['Equipales squeak. During vows you notice.'],
      },
    },
  ],
}
