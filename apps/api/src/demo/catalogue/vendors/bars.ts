import type { DemoCategory } from '../types.ts'

export const bars: DemoCategory = {
  id: 6,
  faqs: [
    {
      'How far do you travel?': 'Ninety miles. State law says you buy the alcohol; we tell you how much, and where.',
      'What holds the date?': 'A flat five hundred dollars, which comes off the bill.',
      'What if it rains on the bar?': 'It has a roof. You may not.',
    },
    {
      'What happens in the rain?':
        'We move under the nearest roof. One bartender for every sixty guests fits anywhere.',
      'Is the deposit refundable?': 'All of it until ninety days before.',
      'Do you travel?': 'Up to a hundred miles with the trailer and anywhere with a suitcase.',
    },
    {
      'Do you travel?': 'Wherever our license is good, and your venue gets the papers a month ahead.',
      'When do we pay?': 'Half on booking, half the Monday before.',
      'How do you deal with heat?': 'Twice the ice, shade for it, and water on the bar before anything else.',
    },
  ],
  reviews: {
    5: [
      'Never a line longer than three people.',
      'The non-alcoholic drinks had real thought in them. My pregnant sister toasted properly.',
      'Remembered my father-in-law’s order all evening.',
      'Gave us an honest shopping list and we returned only four bottles.',
      'Cut off one cousin so gracefully that he thanked them.',
    ],
    4: [
      'Cocktails excellent, wine pours a little shy.',
      'Ran out of limes by ten.',
      'Setup blocked the path for a while, but they moved.',
    ],
    3: [
      'Fun drinks, but glassware collection during speeches was noisy.',
      'Arrived with half an hour to spare when we had asked for two.',
    ],
  },
  vendors: [
    {
      name: 'Second Line Social',
      place: 'Oakland',
      owner: ['Antoine', 'Guidry'],
      styles: ['Glamorous', 'Unique', 'Colorful'],
      palette: ['#6a2b57', '#cfa455', '#4bb3b0'],
      about: [
        'Antoine tended bar on Frenchmen Street until the levees broke, came west with a jazz trumpet and his grandmother’s punch bowl, and has been pouring at weddings ever since. The bowl holds <strong>nine gallons</strong>.',
        'After the vows he leads your guests to the bar himself, playing, with parasols for anyone willing. Drinks are New Orleans, batched properly and served in real glass. If your venue forbids brass, he whistles.',
      ],
      services:
        'Parade to the bar, Batched cocktails, Punch bowl, Zero-proof menu, Glassware, Three bartenders, Shopping list, Parasols',
      images: [
        { show: 'bar-punch', prompt: 'Mission courtyard, golden hour, string lights' },
        'A lively band and dancing at night',
        'Rooftop round tables, dusk, city skyline',
        'Courtyard tables at night with string lights',
        'Tablescape in a loft',
      ],
      packages: [
        { name: 'Parade and Punch', price: 3200, text: 'Five hours, three bartenders, one trumpet.' },
        { name: 'Punch Only', price: 1400, offer: 1150, text: 'Two hours, one bowl, sixty guests.' },
      ],
      faqs: { 'What is in the punch?': 'Rum, lemon, black tea, nutmeg and one thing I will take with me.' },
      reviews: {
        5: [
          'A hundred and ten people following a trumpet across a parking lot. I would marry again for that.',
          'My grandmother took the parasol home to Fresno.',
        ],
        4: ['Strong. Know that the punch is strong.'],
      },
    },
    {
      name: 'Coupe de Ville',
      place: 'Napa',
      owner: ['Greer', 'Halvorsen'],
      styles: ['Vintage', 'Elegant', 'Luxurious'],
      palette: ['#f6dcd3', '#cfa455', '#6b2240'],
      about: [
        'The bar is a 1949 Cadillac with its trunk opened up and lined in zinc. Four taps pour through the tail fin: two sparkling wines, one rosé, one cold brew for the drivers.',
        'Greer buys from eleven small growers within a bicycle ride of her house and can tell you the dog’s name at each. She builds the <strong>coupe tower</strong>, two hundred and four glasses, herself, in twenty minutes, in silence; guests tend to gather and watch.',
      ],
      services:
        'Cadillac bar, Sparkling wine on tap, Coupe tower, Grower wines, Two servers, Crystal coupes, Cold brew',
      images: [
        { show: 'bar-car', prompt: 'Estate, golden hour' },
        'An estate with round tables, golden hour',
        'Vineyard tablescape, evening candles',
        'Ballroom tablescape, elegant',
        'A winery reception, long tables, dusk',
      ],
      packages: [
        { name: 'Caddy and Tower', price: 3900, text: 'Four hours, two servers, two hundred coupes.' },
        { name: 'Tower', price: 1300, offer: 1050, text: 'Built, poured, applauded, taken away.' },
      ],
      faqs: { 'Can the car go on grass?': 'On dry grass, yes. She weighs 4,200 pounds and leaves no oil.' },
      reviews: {
        5: ['We have more pictures of the car than of my brother.', 'Two hundred glasses and not a wobble.'],
        3: ['Handsome setup, narrow choice: if you want beer, hire someone else too.'],
      },
    },
    {
      name: 'Bitter Almond',
      place: 'San Francisco',
      owner: ['Noa', 'Feldstein'],
      styles: ['Modern', 'Intimate', 'Industrial'],
      palette: ['#45424a', '#e9b08a', '#a3b295'],
      about: [
        'Noa makes her own vermouth and amaro in a former darkroom in Dogpatch, from herbs she labels with masking tape. Your two signature drinks are invented over an evening in that room, and the recipe cards are yours alone; she has not repeated one in nine years.',
        'Service is quiet and quick, suited to dinners under eighty. There is always a <em>bitter one, a bright one and a dry one without alcohol</em>.',
      ],
      services:
        'Signature cocktails, House vermouth, Amaro cart, Zero-proof pairing, Recipe cards, Clear ice, After-dinner service',
      images: [
        { show: 'bar', prompt: 'Loft, candlelight' },
        'Library tablescape, modern, candlelight',
        'Long tables in a brick gallery, evening',
        'Rooftop dinner at night, lanterns',
        'Wine cellar tablescape, candlelight',
      ],
      packages: [
        { name: 'Two of Your Own', price: 2600, text: 'An evening in the darkroom, then five hours of service.' },
        { name: 'Amaro Cart', price: 950, offer: 800, text: 'Two hours after dinner, six bottles.' },
        { name: 'Dry Bar', price: 1500, text: 'All of the craft and none of the proof.' },
      ],
      faqs: {
        'What if we dislike bitter drinks?': 'Then the bitter one is for your guests. The evening exists to find out.',
      },
      reviews: {
        5: ['We make our drink each anniversary. The card is stained by now.', 'Most careful ice I have ever seen.'],
        4: ['Not the people for two hundred and a dance floor, as she told us herself.'],
      },
    },
    {
      name: 'The Hitching Post Bar',
      place: 'Auburn',
      owner: ['Wade', 'Sorensen'],
      styles: ['Rustic', 'Country', 'Casual'],
      palette: ['#c98a6b', '#8fa9c2', '#ecd9b4'],
      about: [
        'A horse trailer from 1968, cedar inside, with six taps where the hay went. Wade’s daughter paints the menu on a barn door and adds your horse, cat or tractor in the corner for nothing.',
        'Beer comes from four foothill breweries, cider from Apple Hill, and whiskey from <strong>a neighbor with a license</strong>. He will park her on a slope, in a creek bed or between two oaks, and has never been towed out.',
      ],
      services:
        'Horse-trailer bar, Six taps, Foothill beer, Hard cider, Lemonade, Painted menu, Two bartenders, Lawn games',
      images: [
        { show: 'bar-trailer', prompt: 'Hills, ranch, late afternoon' },
        'Barn reception, long tables, string lights',
        'Hills ceremony, cross-back chairs, sunny',
        'A farm dinner at dusk, lanterns',
      ],
      packages: [
        { name: 'Trailer and Taps', price: 1900, text: 'Five hours, two of us, six kegs chosen together.' },
        { name: 'Friday Trailer', price: 1900, offer: 1500, text: 'The same on a Friday.' },
      ],
      faqs: { 'Do you need electricity?': 'One ordinary outlet, or none: there is a battery for seven hours.' },
      reviews: {
        5: [
          'The painted tractor was our actual tractor. He had asked my brother for a photo.',
          'Cold beer in a field in July. Heroes.',
        ],
        4: ['Wine drinkers had two choices. They managed.'],
      },
    },
    {
      name: 'Teetotal & Co.',
      place: 'Sacramento',
      owner: ['Harriet', 'Boone'],
      styles: ['Whimsical', 'Garden', 'DIY'],
      palette: ['#b7a5dd', '#f6bd96', '#b7dac2'],
      about: [
        'A dry bar run by two former sommeliers who married each other and stopped drinking in the same year. They ferment, smoke, steep and carbonate; a tray of theirs is as beautiful as anything with gin in it, and everybody drives home.',
        'Harriet’s rhubarb shrub took a gold medal at the <strong>State Fair</strong>, where it was entered among the wines. Served from a garden cart with a striped awning, to guests from six to ninety-six.',
      ],
      services:
        'Alcohol-free cocktails, Shrubs and ferments, Garden cart, Tea ceremony, Kombucha taps, Children’s menu, Toasting bubbles, Syrup favors',
      images: [
        { show: 'bar-cart', prompt: 'Glasshouse, morning' },
        'Glasshouse tablescape, whimsical, morning',
        'Garden tables with bunting, sunny',
        'A garden ceremony, simple, daisies',
        'Conservatory long tables, ferns, bright morning',
      ],
      packages: [
        { name: 'Garden Cart', price: 1700, text: 'Four hours, five drinks, a hundred guests.' },
        { name: 'Toast Only', price: 600, offer: 480, text: 'Poured bubbles for a hundred at the right minute.' },
      ],
      faqs: { 'Can you work beside a wet bar?': 'Often do. We end up with the longer line.' },
      reviews: {
        5: [
          'Nobody asked where the wine was until ten, and then only to compare.',
          'Children with coupe glasses: very funny, very careful.',
        ],
        3: ['Good drinks, slow cart. Each takes a while to build.'],
      },
    },
    {
      name: 'Agua y Sal',
      place: 'San Jose',
      owner: ['Xochitl', 'Reyes'],
      styles: ['Cultural', 'Colorful', 'Boho'],
      palette: ['#f2a65a', '#e0477e', '#6f8f72'],
      about: [
        'Agave first: Xochitl imports mezcal from three families in Miahuatlán and can name the year each plant went into the ground. She serves it with orange, worm salt and a short speech, which guests ask for twice.',
        'The rest is fruit. Watermelon juiced whole, tamarind, hibiscus the color of a bridesmaid; <strong>every cocktail has a twin without alcohol</strong> in the same glass, so nobody has to explain themselves. Clay cups go home as favors.',
      ],
      services:
        'Mezcal tasting, Fruit cocktails, Aguas frescas, Zero-proof twins, Clay-cup favors, Michelada cart, Bilingual bartenders, Wedding hydration',
      images: [
        { show: 'fruit-drinks', prompt: 'Mission, golden hour' },
        'Mission courtyard tables, colorful, string lights',
        'Boho tablescape, hills, golden hour',
        'Fiesta long tables with papel picado',
        'Villa long tables, bright, poppies',
      ],
      packages: [
        { name: 'Agave Evening', price: 2700, text: 'Five hours, a tasting table, a hundred clay cups.' },
        { name: 'Frescas Cart', price: 850, offer: 690, text: 'Three hours, four flavors, no alcohol.' },
      ],
      faqs: {
        'What is worm salt?': 'Salt, chili and a dried caterpillar that tastes of smoke. Plain salt is next to it.',
      },
      reviews: {
        5: [
          'Abuelo corrected her on one detail and they talked for an hour.',
          'My sober friends said it was the first wedding bar that was also for them.',
        ],
        4: ['Clay cups are fragile in a dance floor context.'],
      },
    },
  ],
}
