import type { DemoCategory } from '../types.ts'

export const cakes: DemoCategory = {
  id: 7,
  faqs: [
    {
      'Do you deliver?': 'By hand, in a van at fifty-eight degrees. Nobody else carries it in.',
      'How much is the deposit?': 'A hundred dollars, and the tasting is free afterwards.',
      'Will it survive the heat?': 'Under a roof, four hours. In the sun, the length of a speech.',
    },
    {
      'How far will you drive a cake?': 'Ninety miles. Mountain roads cost a little more, for the nerves.',
      'When is it all paid?': 'Half at the tasting, half ten days before.',
      'What if it rains?': 'Sugar hates damp more than sun. We bring a dome and find a dry corner.',
    },
    {
      'Is delivery included?': 'Within the county. Beyond it we charge the bridge tolls and forty dollars.',
      'Can we get the deposit back?': 'Until six weeks before, less what the tasting cost us.',
      'Can it stand outdoors?': 'Buttercream from October to May. In summer we suggest a chilled reveal.',
    },
  ],
  reviews: {
    5: [
      'Guests ate it. All of it. When does that happen?',
      'They saved us a slice of everything, in a tin, with instructions as a joke.',
      'Exactly the drawing, down to the crooked leaf.',
      'Gluten-free tier on its own stand with its own knife. Thoughtful.',
      'My father, who does not like cake, asked who had made it.',
    ],
    4: [
      'Delicious, a little smaller than we imagined.',
      'The tasting room smells so good that we over-ordered.',
      'Needed two reminders for the final invoice.',
    ],
    3: ['Pretty, but the middle tier was dry.', 'Delivery came during the ceremony.'],
  },
  vendors: [
    {
      name: 'Crumb & Petal',
      place: 'Petaluma',
      owner: ['Saoirse', 'Kelleher'],
      styles: ['Garden', 'Romantic', 'Whimsical'],
      palette: ['#f6dcd3', '#eba3ad', '#a3b295'],
      about: [
        'Real flowers, grown for eating. Saoirse keeps a quarter acre of violas, borage and unsprayed roses behind the bakery and presses them herself between telephone books, the last two in Sonoma County as far as she knows.',
        'Under them sits an honest cake: brown-butter sponge, fruit from the farmers’ market, a buttercream that tastes of butter. She bakes <strong>four a weekend</strong> and closes the book. Lemon with olive oil is what she would choose.',
      ],
      services:
        'Wedding cakes, Pressed flowers, Tasting boxes, Cutting cakes, Gluten-free tiers, Vegan sponge, Delivery and setup',
      images: [
        { show: 'cake', prompt: 'Garden, roses and daisies, morning' },
        'A wedding cake with ranunculus, morning',
        'Garden tablescape, pressed flowers, sunny',
        'A wedding cake with peonies, candlelight',
      ],
      packages: [
        { name: 'Three Tiers', price: 980, text: 'For a hundred, flowers of the week, delivered.' },
        { name: 'Cutting Cake and Trays', price: 760, offer: 640, text: 'One tier to cut, trays for the rest.' },
      ],
      faqs: {
        'Are the flowers really edible?': 'Every petal, and grown without spray. The ladybug we once missed was not.',
      },
      reviews: {
        5: [
          'I ate a whole viola and felt like a rabbit in a good book.',
          'Brown butter. Three people have asked me for her number.',
        ],
        4: ['You cannot choose the exact flowers. The surprise was nice, in the end.'],
      },
    },
    {
      name: 'Plain Sugar',
      place: 'San Francisco',
      owner: ['Ken', 'Morimoto'],
      styles: ['Modern', 'Elegant', 'Intimate'],
      palette: ['#fdfaf5', '#a3b295', '#45424a'],
      about: [
        'No piping, no pearls, no topper. Ken was an architect, and his cakes are smooth white volumes with one interruption: a fold, a shadow, a single orange slice. He draws each to scale and sends the elevation for approval.',
        'The inside is where he relaxes. Hojicha custard, yuzu curd, black sesame praline in layers of <strong>exactly eleven millimeters</strong>. He will cut the first slice himself if you let him, with a ruler.',
      ],
      services:
        'Minimal cakes, Scale drawings, Japanese flavors, Mochi tier, Single-serving cakes, Tastings by appointment, Cake cutting',
      images: [
        { show: 'cake-plain', prompt: 'Minimal, morning' },
        'Museum tablescape, minimal, orchids',
        'Loft tablescape, minimal, white',
        'Japanese garden tablescape, morning light',
      ],
      packages: [
        { name: 'One Fold', price: 1250, text: 'Three volumes, eighty guests, one drawing.' },
        { name: 'Singles', price: 900, offer: 780, text: 'Sixty small cakes in rows.' },
      ],
      faqs: { 'Can we add flowers?': 'One. We shall discuss which.' },
      reviews: {
        5: ['He measured the table before he measured the cake.', 'Black sesame at a wedding: brave and correct.'],
        4: ['My mother thought that it was not finished.'],
      },
    },
    {
      name: 'Big Sister Bakes',
      place: 'Vallejo',
      owner: ['Latrice', 'Monroe'],
      styles: ['Casual', 'Colorful', 'Cozy'],
      palette: ['#f08a70', '#f7de74', '#a3c9ea'],
      about: [
        'Latrice raised four brothers on birthday cakes and charges by the story: tell her how you met, and she decides what goes in. A couple who met in a snowstorm got coconut. Two marine biologists got seven layers in seven blues.',
        'Portions are <em>big-sister portions</em>. Her caramel cake takes a day of stirring, cannot be hurried and has its own waiting list, which a kind letter will shorten. Sweet potato pies come along uninvited.',
      ],
      services:
        'Caramel cake, Layer cakes, Story cakes, Pie tables, Sheet cakes for crowds, Cookies for the road, Birthday cakes',
      images: [
        { show: 'cake-cut', prompt: 'Poppies, sunny' },
        'Backyard round tables, a cake table, daisies, sunny',
        'Backyard garden tables, colorful, sunny',
        'Meadow long tables, a dessert table, dahlias',
      ],
      packages: [
        { name: 'The Story', price: 820, text: 'Four layers, ninety guests, two pies.' },
        { name: 'Sheet Cake for the Block', price: 420, offer: 350, text: 'A hundred and fifty slices, no ceremony.' },
        { name: 'Caramel', price: 640, text: 'For sixty. Ask early.' },
      ],
      faqs: { 'Can you do less sweet?': 'I can. Ask me twice so that I know you mean it.' },
      reviews: {
        5: [
          'She listened for forty minutes and then said “banana”. She was right about us.',
          'Pies, uninvited, on the passenger seat. I love this woman.',
        ],
        4: ['Decoration is homey. If you want sharp edges, go elsewhere.'],
      },
    },
    {
      name: 'Gilt & Ganache',
      place: 'Walnut Creek',
      owner: ['Farah', 'Nazari'],
      styles: ['Luxurious', 'Glamorous', 'Cultural'],
      palette: ['#cfa455', '#6f1d34', '#fdfaf5'],
      about: [
        'Seven tiers is where Farah starts to enjoy herself. Her tallest stood eleven feet in the Palace Hotel, was assembled from a ladder, and had to be cut from the second step.',
        'She trained in Tehran and Lyon: rosewater, saffron, pistachio, bitter chocolate. Gold is <strong>real leaf</strong>, laid with a squirrel-hair brush. Sugar flowers take her three to nine hours apiece, and she gives the bride’s mother one under a glass bell.',
      ],
      services:
        'Tall cakes, Sugar flowers, Gold leaf, Persian sweets, Sofreh sweets, Display tiers, Ladder and cutting service',
      images: [
        { show: 'cake-tower', prompt: 'Roses, candlelight' },
        'Chateau round tables, a five-tier cake, peonies',
        'Ballroom round tables, tall centerpieces',
        'Theatre round tables, a cake table, roses, evening',
      ],
      packages: [
        { name: 'Seven Tiers', price: 4200, text: 'Three real, four for show, two hundred guests.' },
        { name: 'Sofreh Sweets', price: 1100, offer: 920, text: 'Noghl, baklava and nine trays, arranged.' },
      ],
      faqs: { 'Are all tiers cake?': 'As many as you have guests for. Nobody can tell which, until the knife.' },
      reviews: {
        5: [
          'The sugar peony sits on my mother’s piano, where it will outlive us.',
          'Someone had to get a ladder and it was the best moment of the night.',
        ],
        4: ['Heavy. The venue’s table bowed; bring your own, or hers.'],
      },
    },
    {
      name: 'Half Moon Pie Co.',
      place: 'Half Moon Bay',
      owner: ['Dorothy', 'Pruitt'],
      styles: ['Rustic', 'Country', 'DIY'],
      palette: ['#c98a6b', '#6b2240', '#ecd9b4'],
      about: [
        'No cake at all. Dorothy and her husband bake pies, about thirty for a usual wedding, and lay them out on a church pew with a hand-lettered flag in each. Olallieberry runs out first, always, so there are two extra under the pew for you.',
        'Lard crust by tradition and a vegan one by demand. The couple cuts a <strong>sixteen-inch apple</strong> with a lattice in which your initials are hidden. Leftovers travel in pink boxes.',
      ],
      services: 'Pie tables, Initial lattice, Hand pies, Vegan crust, Savory pies for lunch, Pew and flags, Pink boxes',
      images: [
        { show: 'baker-pies', prompt: 'Farmyard, daisies, sunny' },
        'Ranch long tables, sunny, daisies',
        'Barn round tables, a dessert table, dahlias, autumn',
        'Farm long tables at dusk, lanterns',
      ],
      packages: [
        { name: 'Thirty Pies', price: 1050, text: 'Six kinds, pew, flags, boxes.' },
        { name: 'Hand Pies at Midnight', price: 380, offer: 320, text: 'A hundred, warm, in paper.' },
      ],
      faqs: { 'Which pies travel best?': 'Apple, pecan, berry. Cream pies stay within ten miles and we watch them.' },
      reviews: {
        5: [
          'The two hidden olallieberries were the wedding gift we talked about most.',
          'Finding our initials in the lattice took eleven people.',
        ],
        3: ['The crust on the vegan ones was tough. The apple was sublime.'],
      },
    },
    {
      name: 'Tres Leches & Sons',
      place: 'Salinas',
      owner: ['Efraín', 'Salgado'],
      styles: ['Cultural', 'Classic', 'Colorful'],
      palette: ['#e0477e', '#fdfaf5', '#f0b24a'],
      about: [
        'There are three sons and three milks, and each is responsible for one. The bakery on East Alisal has been open since 1991, from four in the morning; half of Monterey County has had its quinceañera, wedding and retirement there, in that order.',
        'Bridges, fountains and staircases between cakes? Naturally. So is a single tall tres leches that does not leak, for which Efraín worked out a <strong>chocolate dam</strong> he would like to patent.',
      ],
      services:
        'Tres leches, Cake bridges and stairs, Conchas for breakfast, Flan tier, Quinceañera cakes, Sugar-free cake, Delivery',
      images: [
        { show: 'cake-bridge', prompt: 'Mission, fiesta, roses' },
        'Villa round tables, a six-tier cake, lilies, bright',
        'Mission round tables, colorful, evening',
        'Church ceremony, a cake table, dahlias',
      ],
      packages: [
        { name: 'Torre', price: 720, text: 'Four tiers of tres leches, a hundred and twenty guests.' },
        {
          name: 'Bridge and Fountain',
          price: 1400,
          offer: 1190,
          text: 'Seven cakes, two stairs, one working fountain.',
        },
        { name: 'Conchas', price: 180, text: 'A hundred, for the morning after.' },
      ],
      faqs: { 'Does it leak?': 'No. Ask to see the dam.' },
      reviews: {
        5: [
          'The fountain worked! My nephews stood guard over it all night.',
          'Same bakery as my parents’ wedding in 1994. They still had the photo.',
        ],
        4: ['Call ahead: the line on Saturdays is out of the door.'],
      },
    },
  ],
}
