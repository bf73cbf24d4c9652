import type { DemoCategory } from '../types.ts'

export const florists: DemoCategory = {
  id: 4,
  faqs: [
    {
      'How far do you deliver?': 'An hour in any direction in the cold van. Farther is possible with one more person.',
      'When is the deposit due?': 'Half when you book, because bulbs are ordered two seasons ahead.',
      'Do flowers mind rain?': 'Less than guests do. Dahlias bruise; we keep those for the tables.',
    },
    {
      'Do you travel?': 'Two hours at most, to set up, and back at midnight to take everything down.',
      'Can the deposit be refunded?': 'Until the seeds are in the ground, which is fourteen weeks before.',
      'What about heat?': 'Above ninety degrees we build late, hydrate everything and swap anything that sulks.',
    },
    {
      'Is delivery included?': 'Within forty miles. After that two dollars a mile, one way.',
      'How do payments work?': 'A third, a third, a third: now, in spring, and the week before.',
      'What if it storms?': 'We carry sandbags and zip ties, and each arch is weighted for a forty-mile wind.',
    },
  ],
  reviews: {
    5: [
      'Sent a photograph of the buckets the day before. I have never been so calm.',
      'My bouquet smelled of my grandmother’s garden and nobody had told them about it.',
      'They replanted the centerpieces and gave them to the neighbors.',
      'Bees came to the ceremony. I take that as a compliment to the florist.',
      'Half of what Pinterest suggested, at half the price, and twice as good.',
    ],
    4: [
      'The arch was smaller than I had pictured, though it photographed full.',
      'Stunning. Two boutonnieres fell apart by dinner.',
      'Could not promise the exact shade of peach, and said so early.',
    ],
    3: [
      'Lovely flowers, delivered an hour later than agreed.',
      'The substitutions were prettier than I feared and plainer than I hoped.',
    ],
  },
  vendors: [
    {
      name: 'Wild Ranunculus',
      place: 'Sebastopol',
      owner: ['Tess', 'Okonkwo'],
      styles: ['Garden', 'Romantic', 'Boho'],
      palette: ['#f4c6bb', '#e0477e', '#f7de74'],
      about: [
        'Two acres behind an old apple-drying barn, planted so that something worth cutting opens every week from February to Thanksgiving. Tess grows <strong>ninety percent</strong> of what she uses and will not fly in the rest.',
        'That means you choose a mood and a season, not a stem. Tell her “loud” or “like a hedge after rain” and trust her. Arrangements are made in chicken wire, never foam, and the whole lot is composted by Tuesday.',
      ],
      services:
        'Farm-grown flowers, Bouquets, Foam-free arches, Table flowers, Bud vases, Buckets for DIY, Compost pickup',
      images: [
        { show: 'bouquet', prompt: 'Garden, ranunculus and poppies' },
        'Garden ceremony, floral arch, lush, morning',
        'Tablescape with wildflowers in a garden, sunny',
        'Long tables in an orchard, lush, ferns',
        'A bouquet of dahlias in autumn',
      ],
      packages: [
        { name: 'The Whole Field', price: 5600, text: 'Party flowers, arch, twelve tables, takedown.' },
        { name: 'Buckets', price: 480, offer: 395, text: 'Ten buckets of the week, for arranging yourselves.' },
      ],
      faqs: { 'Can we have peonies in October?': 'No, and you will not miss them. October is when dahlias show off.' },
      reviews: {
        5: [
          'I said “like a hedge after rain” as a joke. It was exactly that.',
          'Buckets arrived with a hand-drawn map of what was what.',
        ],
        4: ['No white roses that week. She was right that the sweet peas were better, but it took me a day.'],
      },
    },
    {
      name: 'Stem & Cinder',
      place: 'Oakland',
      owner: ['Ramon', 'Quill'],
      styles: ['Modern', 'Industrial', 'Unique'],
      palette: ['#a84f2e', '#45424a', '#f0b24a'],
      about: [
        'Ramon was a welder first. His arches are steel, cut for your ceremony and hauled home afterwards for the garden, with flowers growing along one edge as if they had found it by themselves.',
        'He prefers five stems to fifty: anthurium, smoke bush, a branch of quince with one side left bare. From his studio under the Fruitvale tracks he builds for lofts, galleries and the odd <em>parking structure</em>. Nothing pastel leaves the building.',
      ],
      services:
        'Custom steel arches, Hanging installations, Sculptural bouquets, Table stems, Loft and gallery work, Moss walls',
      images: [
        { show: 'florist-hoop', prompt: 'Loft, modern, anemones' },
        'Museum ceremony, round arch, orchids',
        'Industrial loft tablescape, candles',
        'Gallery long tables, evening',
      ],
      packages: [
        { name: 'One Arch, Yours to Keep', price: 3400, text: 'Welded to your drawing, delivered twice.' },
        { name: 'Five Stems', price: 1600, text: 'Two bouquets, eight tables, nothing wasted.' },
        { name: 'Arch and Tables', price: 5000, offer: 4300, text: 'Both, when booked together.' },
      ],
      faqs: { 'How heavy is an arch?': 'Eighty pounds in two halves. It fits a Prius, and I have proved it.' },
      reviews: {
        5: ['Our arch is now full of jasmine in the backyard.', 'A bouquet like a small comet.'],
        3: ['Striking, but my mother kept asking when the flowers would come.'],
      },
    },
    {
      name: 'Tule & Thread',
      place: 'Walnut Grove',
      owner: ['Odette', 'Fujimoto'],
      styles: ['Rustic', 'Country', 'DIY'],
      palette: ['#dcc8a6', '#8fa9c2', '#c98a6b'],
      about: [
        'The Delta gives tule, cattail, fennel gone to seed and more light than anyone needs. Odette gathers before seven, with the landowner’s blessing and a flat-bottomed boat her grandfather used for pears.',
        'Dried work is her signature: wreaths, hoops and hanging clouds that are made <strong>months ahead</strong> and cannot wilt on you in August. Afterwards most couples hang theirs above the bed, where it lasts about as long as a good sofa.',
      ],
      services:
        'Dried flowers, Hanging clouds, Wreaths and hoops, Foraged greens, Workshops, Rentals of vessels, Bouquet preservation',
      images: [
        { show: 'florist-wreaths', prompt: 'Barn, dried flowers, pampas, morning' },
        'Barn ceremony, hoop, pampas grass',
        'Barn long tables with hanging greenery',
        'Hills ceremony, wildflowers, golden hour',
      ],
      packages: [
        { name: 'The Cloud', price: 2200, text: 'Nine feet across, hung by us, kept by you.' },
        { name: 'Cloud and Workshop', price: 2700, offer: 2300, text: 'Make the bouquets with five friends in May.' },
      ],
      faqs: {
        'Are dried flowers allergenic?': 'Less than fresh ones. We leave out goldenrod and anything that sheds.',
      },
      reviews: {
        5: [
          'It was finished in June for a September wedding. One fewer thing.',
          'The workshop was the best bachelorette idea anyone had.',
        ],
        4: ['Sheds a bit the first week. A vacuum solved it.'],
      },
    },
    {
      name: 'Petal Court',
      place: 'San Francisco',
      owner: ['Vivienne', 'Laurent'],
      styles: ['Luxurious', 'Glamorous', 'Classic'],
      palette: ['#fdfaf5', '#f6dcd3', '#cfa455'],
      about: [
        'Since 1984 the white vans of Petal Court have unloaded at the Fairmont, the Legion of Honor and Grace Cathedral at four in the morning. Vivienne took over from her mother in 2010 and still strips thorns by hand.',
        'The scale is unapologetic. <strong>Eleven thousand roses</strong> is the house record, hung from a ballroom ceiling by a crew of twenty-six who wore socks so as not to mark the floor. Small orders get the same socks.',
      ],
      services:
        'Ballroom design, Ceiling installations, Rose walls, Tall centerpieces, Church flowers, Bouquets, Overnight crew, Candle service',
      images: [
        { show: 'florist-urns', prompt: 'Ballroom, overflowing roses' },
        'Chateau ceremony, flower wall, roses and peonies',
        'Cathedral ceremony, columns, overflowing roses',
        'Estate ceremony, floral arch, opulent',
      ],
      packages: [
        { name: 'Ballroom', price: 22000, text: 'Ceiling, twenty tables, ceremony and crew.' },
        { name: 'Chapel and Bouquet', price: 4800, offer: 4200, text: 'For weddings under forty guests.' },
      ],
      faqs: {
        'Can flowers hang from any ceiling?': 'From most. Our rigger visits first and says no about once a year.',
      },
      reviews: {
        5: [
          'The room gasped. I had only ever read about rooms doing that.',
          'Forty guests, and they treated us as if it were four hundred.',
        ],
        4: ['You pay for it. You also see where it went.'],
      },
    },
    {
      name: 'Hedgerow Society',
      place: 'Point Reyes Station',
      owner: ['Imogen', 'Fairweather'],
      styles: ['Whimsical', 'Fairytale', 'Intimate'],
      palette: ['#b7a5dd', '#f6bd96', '#b7dac2'],
      about: [
        'Imogen came over from Devon with a suitcase of seed packets and a strong view on foxgloves. Her hedgerows are real ones, planted in troughs two seasons ahead and driven to your aisle <em>still growing</em>.',
        'Guests brush past them and come away smelling of mint. After the wedding the troughs go to a school in Tomales; so far, fourteen couples have children who will one day learn to read beside their own wedding flowers.',
      ],
      services:
        'Growing aisles, Meadow troughs, Posies, Flower crowns, Herb napkin ties, School donation, Tea-table flowers',
      images: [
        { show: 'florist-troughs', prompt: 'Glasshouse, poppies, ferns, morning' },
        'Backyard ceremony, arbor, poppies and daisies',
        'Redwood ceremony, fairytale, lush, dusk',
        'Glasshouse tablescape, morning',
      ],
      packages: [
        { name: 'Twelve Troughs', price: 3100, text: 'A growing aisle, both ends mixed.' },
        { name: 'Posies for a Dozen', price: 900, offer: 760, text: 'Twelve hand-tied posies and one crown.' },
      ],
      faqs: { 'Will the troughs attract bees?': 'A few. They are busy, and in six years nobody has been stung.' },
      reviews: {
        5: ['I walked through mint. I will never smell it again without crying.', 'The school sent us a drawing.'],
        4: ['Troughs take four people to lift, so warn your venue.'],
      },
    },
    {
      name: 'Calle Flor',
      place: 'Salinas',
      owner: ['Graciela', 'Montes'],
      styles: ['Colorful', 'Cultural', 'Casual'],
      palette: ['#e0477e', '#f2a65a', '#f3cb52'],
      about: [
        'The cut-flower trucks leave Salinas at three; Graciela buys at two. Nobody gets gerbera, lisianthus and stock for less, and nobody ties them tighter. Her mother sold bunches on the corner of Alisal and Market for thirty years, and the stall still opens on Saturdays.',
        'Marigold garlands are sold <strong>by the yard</strong>: sixty yards for a mandap, two hundred for the mayor’s daughter. Arches for quinceañeras, altars for November, and weddings in between.',
      ],
      services:
        'Marigold garlands, Bright bouquets, Paper flowers, Church arches, Altar flowers, Quinceañera work, Wholesale bunches',
      images: [
        { show: 'florist-stall', prompt: 'Mission, dahlias and poppies, sunny' },
        'A mission ceremony, mandap, marigold garlands',
        'Fiesta long tables, papel picado, sunny',
        'A courtyard ceremony, lush, sunflowers',
        'Patio tablescape, dahlias and marigolds, bright',
        'Mission dance floor, papel picado, night',
      ],
      packages: [
        { name: 'Calle Completa', price: 2400, text: 'Bouquets, arch, ten tables, forty yards of garland.' },
        {
          name: 'Garland by the Hundred',
          price: 900,
          offer: 750,
          text: 'A hundred yards of marigold, strung that night.',
        },
        { name: 'Church and Table', price: 1500, text: 'Altar, pews and six tables.' },
      ],
      faqs: {
        'Can you match a color exactly?': 'Bring the ribbon. At the market I can hold it against four hundred buckets.',
      },
      reviews: {
        5: [
          'Half the price of the other quote and three times the color.',
          'She strung two hundred yards overnight with her sisters and sang.',
        ],
        4: ['Communication is by phone. Call, do not write.'],
      },
    },
  ],
}
