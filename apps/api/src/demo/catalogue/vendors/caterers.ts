import type { DemoCategory } from '../types.ts'

export const caterers: DemoCategory = {
  id: 5,
  faqs: [
    {
      'Do you travel?': 'Always, even if the site is a meadow. The kitchen comes on one trailer.',
      'What is the deposit?': 'Twenty percent with the tasting counted towards it.',
      'How do you cook in the rain?': 'Under two canvas roofs we own. Rain makes smoke behave, oddly.',
    },
    {
      'How far do you travel?': 'Two hours from our kitchen door. Past that the bread suffers.',
      'When must we give numbers?': 'Twenty-one days ahead. The deposit of a quarter is based on your first guess.',
      'What if dinner moves indoors?': 'Tell us by noon. The menu stays; only the platters get smaller.',
    },
    {
      'Is travel extra?': 'Not within sixty miles, tolls included.',
      'Are deposits returned?':
        'Until four months before. After that they buy somebody else’s dinner at the food bank.',
      'Can you handle a storm?': 'We fed two hundred by headlamp in 2023. Yes.',
    },
  ],
  reviews: {
    5: [
      'Hot food, all at once, for a hundred and sixty. I do not know how.',
      'They set two plates aside for us and made us sit down. Do not skip this.',
      'Six allergies, no drama, and the gluten-free plate was the envy of the table.',
      'Guests who never write have written about the potatoes.',
      'Left the kitchen cleaner than the venue does.',
    ],
    4: [
      'Delicious. The line for seconds was long.',
      'Vegetarian mains were good, if less exciting than the rest.',
      'Tasting was on a Tuesday at eleven with no alternative.',
    ],
    3: [
      'Great starters, and then a forty-minute wait for mains.',
      'Portions were on the small side for dancing people.',
    ],
  },
  vendors: [
    {
      name: 'Salt Lick Catering',
      place: 'Petaluma',
      owner: ['Boone', 'Delacroix'],
      styles: ['Rustic', 'Casual', 'Country'],
      palette: ['#a84f2e', '#f2d9b8', '#6f1d34'],
      about: [
        'Boone cooks over almond wood on a grill he had made from a dairy tank. It seats eleven lambs, though four is usual, and the smell reaches guests about forty minutes before the food does, which he considers the first course.',
        'Sides come from within <strong>thirty miles</strong> and change on the day if the farmer shrugs. Everything is passed on boards, family style, with too much bread. The crew eats with the band, so keep a table.',
      ],
      services:
        'Live-fire cooking, Family-style dinner, Whole lamb and pig, Farm vegetables, Late-night sandwiches, Rehearsal dinner, Table service, Cleanup',
      images: [
        { show: 'caterer-fire', prompt: 'Hills, ranch, golden hour' },
        'Tablescape on a ranch, late afternoon',
        'Family-style long tables in a vineyard, dusk',
        'Barn tablescape by candlelight, autumn',
      ],
      packages: [
        { name: 'Fire and Boards', price: 9800, text: 'For a hundred guests, three courses, staff, cleanup.' },
        { name: 'Midnight Sandwiches', price: 900, offer: 700, text: 'One hundred, wrapped, at the hour you name.' },
      ],
      faqs: {
        'Can you feed vegetarians from a fire pit?':
          'A whole cauliflower takes three hours there and leaves nothing to wish for. Its side of the grill never sees meat.',
      },
      reviews: {
        5: [
          'I could smell dinner during the vows and cried partly about that.',
          'My vegetarian brother asked for the cauliflower recipe. He does not cook.',
        ],
        4: ['Boards are heavy to pass when your neighbor is ninety.'],
      },
    },
    {
      name: 'Ginger Hill Kitchen',
      place: 'Berkeley',
      owner: ['Mei', 'Thornbury'],
      styles: ['Cultural', 'Modern', 'Colorful'],
      palette: ['#e8932f', '#6f8f72', '#c8357a'],
      about: [
        'Half Cantonese banquet, half Berkeley garden. Mei’s grandmother ran the pass at a Stockton Street hall; her recipe for lobster with e-fu noodles has never been written down and is cooked by feel, in the same wok.',
        'Ten courses arrive on lazy Susans that she owns: <strong>thirty-two of them</strong>, walnut, made by a cousin. A vegetarian tenth-course banquet exists too and has converted at least one butcher.',
      ],
      services:
        'Ten-course banquet, Vegetarian banquet, Dim sum brunch, Tea service, Lazy Susans, Halal kitchen, Dumpling station',
      also: [6],
      images: [
        { show: 'banquet', prompt: 'Ballroom' },
        'Garden tablescape, orchids, bright morning',
        'Loft long tables, colorful, evening',
        'A courtyard with round tables and lanterns',
      ],
      packages: [
        { name: 'Ten Courses', price: 11500, text: 'Ten tables of ten, lobster included.' },
        { name: 'Sunday Dim Sum', price: 5200, offer: 4500, text: 'Eleven to two, a hundred guests, carts and all.' },
        { name: 'Green Banquet', price: 9200, text: 'The ten courses without meat or fish.' },
      ],
      faqs: { 'Can you cook halal?': 'Yes, in a separate kitchen with its own woks. Tell us for how many.' },
      reviews: {
        5: [
          'Both grandmothers asked for the noodle recipe and both were refused.',
          'Dim sum carts at a wedding. Why is this not the law?',
        ],
        4: ['Ten courses take three hours. Plan the toasts between four and six.'],
      },
    },
    {
      name: 'The Long Spoon',
      place: 'Healdsburg',
      owner: ['Patrice', 'Novak'],
      styles: ['Elegant', 'Luxurious', 'Romantic'],
      palette: ['#fdfaf5', '#8c2f4b', '#a3b295'],
      about: [
        'Patrice left a two-star kitchen in Yountville because she missed seeing faces. Dinner is plated, five courses, each set down at every seat <strong>within ninety seconds</strong>: there is one server per table, and they rehearse with empty plates the day before.',
        'Menus are written after a walk through your favorite market. She asks what you ate on your first date and finds a way to put it somewhere, even if it was gas-station nachos.',
      ],
      services:
        'Plated dinners, Tasting menus, Wine pairing, Server per table, Menu writing, Canapés, Private tastings',
      also: [6],
      images: [
        { show: 'caterer-service', prompt: 'Estate, golden hour, elegant' },
        'Estate long tables, golden hour',
        'Round tables in a ballroom, tall candles',
        'Vineyard tablescape',
      ],
      packages: [
        { name: 'Five Courses', price: 19500, text: 'For eighty guests, wine service included.' },
        { name: 'Three Courses, Weekday', price: 12800, offer: 10900, text: 'Monday to Thursday, up to eighty.' },
      ],
      faqs: {
        'What became of the nachos?': 'A corn tuile, aged Jack and pickled chili, one bite. The groom had four.',
      },
      reviews: {
        5: [
          'A hundred plates landed like one plate.',
          'She turned our first-date pho into a broth in an espresso cup.',
        ],
        4: ['Magnificent and formal; my college friends whispered.'],
      },
    },
    {
      name: 'Abuela Fina',
      place: 'Watsonville',
      owner: ['Rosario', 'Cárdenas'],
      styles: ['Cultural', 'Colorful', 'Cozy'],
      palette: ['#c2673f', '#f3cb52', '#4bb3b0'],
      about: [
        'Mole takes Rosario three days and twenty-six ingredients, one of which she buys only from a man called Chuy. The tortillas take eleven seconds and are pressed by her aunts at a comal beside the dance floor.',
        'She began in a church hall with forty borrowed plates. There are now <em>six hundred of her own</em>, hand-painted in Dolores Hidalgo, no two alike; the bride’s is always the one with the rabbit.',
      ],
      services:
        'Mole and barbacoa, Fresh tortillas, Taco stations, Aguas frescas, Painted plates, Churro cart, Vegan menu, Breakfast after',
      also: [6],
      images: [
        { show: 'caterer-tacos', prompt: 'Mission, papel picado, sunny' },
        'A fiesta tablescape, marigolds',
        'Courtyard dinner at dusk, string lights',
        'Garden long tables, colorful, poppies',
      ],
      packages: [
        { name: 'Fiesta Grande', price: 6800, text: 'For a hundred and fifty, aunts and comal included.' },
        { name: 'Tacos and Churros', price: 3600, offer: 3100, text: 'Two stations, four hours, a hundred guests.' },
      ],
      faqs: {
        'How hot is the food?': 'The table salsa is gentle. The green one in the small jar is not, and we label it so.',
      },
      reviews: {
        5: [
          'I got the rabbit plate. I did not know about the rabbit plate. I cried.',
          'Her aunts taught our flower girl to press tortillas.',
        ],
        3: ['Food to dream of, but the taco line reached the parking lot around eight.'],
      },
    },
    {
      name: 'Field Notes Supper',
      place: 'Davis',
      owner: ['Wren', 'Halloran'],
      styles: ['Garden', 'DIY', 'Boho'],
      palette: ['#a3b295', '#f2a65a', '#fdfaf5'],
      about: [
        'No meat, and no apology. Wren was a plant breeder at the university, and the peppers on your table may be ones she crossed herself: there is a yellow one named after her dog.',
        'Suppers are <strong>entirely vegetable</strong>, loud with herbs, served at long tables in whatever field you have found. Guests get a seed packet of something they ate. About a third of them, she says, actually plant it; the photographs that come back hang in her walk-in.',
      ],
      services:
        'Vegetable suppers, Vegan and gluten-free menus, Grazing tables, Seed-packet favors, Field kitchens, Herb lemonades, Compost service',
      also: [6],
      images: [
        { show: 'caterer-garden', prompt: 'Orchard, sunny' },
        'Orchard tablescape, simple',
        'Hills long tables, golden hour',
        'Glasshouse dinner, long tables, ferns',
      ],
      packages: [
        { name: 'Field Supper', price: 7200, text: 'Four courses for ninety, tables included.' },
        { name: 'August Tomatoes', price: 5600, offer: 4900, text: 'One month, one fruit, five ways.' },
        { name: 'Grazing Table', price: 2300, text: 'For sixty, two hours, no cutlery needed.' },
      ],
      faqs: {
        'Will meat eaters be hungry?':
          'There are beans, bread, cheese and a great deal of butter. Nobody has gone for a burger yet.',
      },
      reviews: {
        5: ['My uncle, a rancher, had thirds and asked that it not get around.', 'We are growing the pepper.'],
        4: ['Wonderful food; wind took the napkins. Ask for the clips.'],
      },
    },
    {
      name: 'Low Country High Tide',
      place: 'Vallejo',
      owner: ['Clementine', 'Baptiste'],
      styles: ['Casual', 'Beach', 'Unique'],
      palette: ['#f08a70', '#3f5b73', '#f3cb52'],
      about: [
        'Shrimp, corn, andouille and potatoes tipped straight on to brown paper, forty feet of it, and everybody eats with their hands. Clementine’s people are from Beaufort; the spice tin is older than she is.',
        'For those who dress up more there is a second menu, plates and all, built on Carolina Gold rice and Dungeness crab. Either way the evening ends with <em>benne wafers</em> and a hose. Bibs are linen, monogrammed, and yours.',
      ],
      services:
        'Seafood boils, Crab dinners, Biscuit bar, Linen bibs, Fried chicken, Sweet tea service, Hot towels, Vegetarian boil',
      also: [6],
      images: [
        { show: 'boil', prompt: 'Beach, sunny' },
        'Coast tablescape at dusk, lanterns',
        'Lake long tables, string lights, dusk',
        'Tent long tables by the bay, daylight',
      ],
      packages: [
        { name: 'The Forty-Foot Boil', price: 5900, text: 'For ninety, bibs, towels and a hose.' },
        { name: 'Crab Season', price: 8400, offer: 7300, text: 'Plated, December to May, for ninety.' },
      ],
      faqs: {
        'What about shellfish allergies?':
          'A separate pot, separate tongs, a separate end of the table. Tell us names, not numbers.',
      },
      reviews: {
        5: ['The bishop wore a bib.', 'Nothing makes two families friends like a pile of shrimp.'],
        4: ['White dress, red spice. Wear the bib.'],
      },
    },
  ],
}
