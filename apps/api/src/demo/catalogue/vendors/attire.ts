import type { DemoCategory } from '../types.ts'

export const attire: DemoCategory = {
  id: 11,
  faqs: [
    {
      'Must we travel to you?': 'Three times in eight months for a gown, in four for anything simpler.',
      'Is there a deposit?': 'Half, when the cloth is cut.',
      'What if we are rained on?': 'Bring it back damp, in cotton. We have saved worse.',
    },
    {
      'Do you travel for fittings?': 'Twice a month to San Francisco. Otherwise you come, and we make lunch.',
      'How are payments split?': 'A third at the sketch, a third at the first fitting, a third at the door.',
      'Can it be worn outdoors?': 'Everything here can. We add a loop so that the train leaves the grass.',
    },
    {
      'Can you come on the day?': 'With needle and steamer, for two hours, within fifty miles.',
      'Are deposits refundable?': 'Before the scissors, yes. After the scissors, no.',
      'What about cold weather?': 'Ask for the wool lining or the cape. Nobody will see either.',
    },
  ],
  reviews: {
    5: [
      'Kind about bodies. All bodies.',
      'Fit like a sentence with no extra words.',
      'They let my grandmother sew one stitch of the hem.',
      'It has pockets. It has pockets!',
      'I have worn it four times since, shortened.',
    ],
    4: [
      'Beautiful work; one fitting more than planned.',
      'The fitting room is chilly.',
      'A week late, but well before the day.',
    ],
    3: ['Lovely work, and the final bill a surprise.', 'Lost our measurements once.'],
  },
  vendors: [
    {
      name: 'Needle & North',
      place: 'San Francisco',
      owner: ['Agnes', 'Tolland'],
      styles: ['Modern', 'Elegant', 'Classic'],
      palette: ['#fdfaf5', '#45424a', '#b38aa4'],
      about: [
        'Suits for anyone who wants one. Agnes apprenticed on Savile Row when women there still came in by the side door, and has been cutting for brides, grooms and everyone between since 2009.',
        'Forty-one measurements, three fittings, canvas inside and <strong>your vows stitched under the collar</strong> if you hand them over early enough. Cloth is English, buttons are horn, and each jacket is signed where only a tailor would look.',
      ],
      services:
        'Bespoke suits, Tuxedos, Women’s tailoring, Vows under the collar, Waistcoats, Shirts, Alterations, Pressing on the day',
      images: [
        { show: 'attire-tailor', prompt: 'Loft, morning' },
        'An elegant bouquet of anemones',
        'Rooftop ceremony, city skyline, dusk',
      ],
      packages: [
        { name: 'Two Suits', price: 5800, offer: 5100, text: 'For two people who intend to match, or not to.' },
        { name: 'One Suit', price: 2900, text: 'Three fittings, horn buttons, a spare trouser.' },
      ],
      faqs: { 'Can you match a dress?': 'Bring a thread of it. White has more kinds than black.' },
      reviews: {
        5: [
          'My wife’s vows were against my neck all day and I did not know until midnight.',
          'First jacket that understood my shoulders.',
        ],
        4: ['Not cheap. It will, however, outlive my car.'],
      },
    },
    {
      name: 'Second Bloom Bridal',
      place: 'Petaluma',
      owner: ['Nadine', 'Foster'],
      styles: ['Vintage', 'Romantic', 'DIY'],
      palette: ['#ecd9b4', '#cf9393', '#a3b295'],
      about: [
        'Three hundred dresses, all worn once, the oldest in 1922. Each has a card pinned inside with the name of whoever married in it and where; yours will be added, and yes, people cry in the fitting room over strangers.',
        'Nadine remakes as much as she sells. Sleeves come off, silk panels go in, a mother’s polyester becomes <strong>a very good lining</strong>. Appointments last two hours and are for one bride at a time.',
      ],
      services:
        'Vintage gowns, Pre-owned designer, Remaking heirlooms, Veils, Lace repair, Dress cleaning, Consignment',
      images: [
        { show: 'attire-rail', prompt: 'Vintage, morning' },
        'A vintage estate ceremony, roses',
        'A portrait of the bride in a veil in a rose garden',
        'Vintage tablescape, lace, morning',
      ],
      packages: [
        { name: 'Gown and Fitting', price: 1100, text: 'From the rail, altered to you.' },
        { name: 'Your Mother’s Dress', price: 1900, offer: 1600, text: 'Unpicked, rethought, resewn.' },
      ],
      faqs: { 'Can we add our card afterwards?': 'That is the one condition.' },
      reviews: {
        5: [
          'Mine was worn in Fresno in 1951 by a Dolores. I wrote to her granddaughter.',
          'She turned Mom’s puffed sleeves into a veil cap.',
        ],
        4: ['Sizes run small, as people did. Nadine is honest about what can be let out.'],
      },
    },
    {
      name: 'Atelier Fumiko',
      place: 'Oakland',
      owner: ['Fumiko', 'Sato'],
      styles: ['Unique', 'Modern', 'Cultural'],
      palette: ['#76489c', '#b7dac2', '#fdfaf5'],
      about: [
        'Gowns folded rather than cut. Fumiko drapes a single length of silk, nine yards of it, around you and marks where it wants to go; the seams that result number four or five. From behind you look like a letter.',
        'She also turns uchikake and family kimono into coats without harming a thread, so that they can be <strong>unpicked and handed on</strong>. Six clients a year, tea at every meeting, no mirrors until the third.',
      ],
      services: 'Draped gowns, Kimono coats, Obi belts, Natural dye, Non-binary wedding wear, Veils, Archival boxes',
      images: [
        { show: 'attire', prompt: 'Glasshouse, bright' },
        'Glasshouse ceremony, moongate, orchids',
        'A portrait of the couple in kimono in a Japanese garden',
        'Gallery tablescape, modern',
      ],
      packages: [
        { name: 'Nine Yards', price: 6400, text: 'One gown, five meetings, no mirrors at first.' },
        { name: 'Kimono Coat', price: 2200, offer: 1900, text: 'From your family’s silk, reversible.' },
      ],
      faqs: { 'Why no mirrors?': 'So that you notice how it moves before you notice how it looks.' },
      reviews: {
        5: [
          'Great-grandmother’s uchikake walked down the aisle again, and will again.',
          'By the third meeting I had forgotten about the mirror.',
        ],
        4: ['You must trust her. I took a while.'],
      },
    },
    {
      name: 'Gold Country Hat & Boot',
      place: 'Grass Valley',
      owner: ['Lyle', 'Pettigrew'],
      styles: ['Country', 'Rustic', 'Casual'],
      palette: ['#c98a6b', '#3f5b73', '#ecd9b4'],
      about: [
        'Beaver-felt hats shaped over steam from a 1920s block, boots from a cobbler in León who has Lyle’s foot tracings on file, and wool vests cut next door by Lyle’s wife, June.',
        'Wedding parties come in on Tuesdays, when the shop is closed to everyone else, and go out with hats creased to suit their faces. Brands and dates go <strong>inside the band, in gold</strong>. Dogs are measured for bandannas at no charge.',
      ],
      services: 'Custom hats, Wedding boots, Wool vests, Belt buckles, Hat steaming on site, Bolo ties, Dog bandannas',
      images: [
        { show: 'attire-hats', prompt: 'Barn, sunny' },
        'Barn long tables, country, evening',
        'A portrait of the groom in a cowboy hat in the hills',
      ],
      packages: [
        { name: 'Hatted Party of Six', price: 1900, offer: 1650, text: 'Six felts, shaped on a Tuesday.' },
        { name: 'Boots for Two', price: 1400, text: 'Measured now, walked in by June.' },
      ],
      faqs: { 'May a bride wear a hat with a veil?': 'We sew loops under the brim. It takes the wind very well.' },
      reviews: {
        5: [
          'My father has worn his hat every day since. Every day.',
          'Dog bandanna, embroidered, free. I rest my case.',
        ],
        4: ['Boots needed two weeks of limping.'],
      },
    },
    {
      name: 'Rani & Daughters',
      place: 'Sunnyvale',
      owner: ['Kavita', 'Rao'],
      styles: ['Cultural', 'Luxurious', 'Colorful'],
      palette: ['#c8357a', '#cfa455', '#6f1d34'],
      about: [
        'Lehengas and sherwanis from eleven workshops in Lucknow, Surat and Varanasi, none of which Kavita found on the internet. She visits each February, carries the borders home in her hand luggage and knows the embroiderers’ children by name.',
        'A bridal lehenga weighs about <strong>fourteen pounds</strong>; hers have a hidden yoke which puts it on your hips, so that you can dance. Matching the groom’s stole to your dupatta under daylight is a shop tradition.',
      ],
      services:
        'Bridal lehengas, Sherwanis, Saris, Blouse tailoring, Groom’s safa, Family outfits, Weight-bearing yoke, Dupatta matching',
      images: [
        { show: 'attire-lehengas', prompt: 'Indian wedding, golden hour' },
        'Ballroom round tables, luxurious',
        'A portrait of the bride in a lehenga and the groom in a sherwani, courtyard',
      ],
      packages: [
        { name: 'Bride and Groom', price: 7200, text: 'Lehenga, sherwani, safa, two fittings each.' },
        { name: 'Family of Ten', price: 4500, offer: 3900, text: 'Coordinated, not identical.' },
      ],
      faqs: { 'How long does embroidery take?': 'Five months for zardozi, two for gota. Never believe three weeks.' },
      reviews: {
        5: [
          'Bhangra in fourteen pounds and my shoulders were fine.',
          'She remembered which pink my mother had meant in 1988.',
        ],
        3: ['Stunning lehenga; the blouse had to go back twice.'],
      },
    },
    {
      name: 'Swallowtail Studio',
      place: 'Santa Cruz',
      owner: ['Briar', 'Kowalski'],
      styles: ['Boho', 'Beach', 'Whimsical'],
      palette: ['#b7a5dd', '#f2dfc3', '#4bb3b0'],
      about: [
        'Dresses dyed with things from the garden: avocado stones for blush, black beans for a blue like early evening. No two dye baths agree, and Briar would not have it otherwise.',
        'Cut is loose, silk or hemp, made for bare feet. Everything is sewn by <em>three people in one converted boathouse</em>, with the radio on. Flower-girl frocks come out of the offcuts, so the smallest member of the party always matches.',
      ],
      services:
        'Plant-dyed gowns, Hemp and silk, Flower-girl frocks, Dye workshops, Shirts for grooms, Re-dyeing after, Capes',
      images: [
        { show: 'attire-washing-line', prompt: 'Garden, sunny' },
        'A beach ceremony, boho, sunset',
        'A portrait of the bride with a flower crown in a meadow',
        'Garden tablescape, sunny',
      ],
      packages: [
        { name: 'Your Own Bath', price: 2300, text: 'One gown, dyed while you watch.' },
        { name: 'After-Dye', price: 280, offer: 220, text: 'Your dress in another color, for the rest of its life.' },
      ],
      faqs: { 'Will the color fade?': 'Slowly, like hair. Re-dyeing is on us for the first five years.' },
      reviews: {
        5: [
          'It was the blue of 8:40 in June. I do not know how else to say it.',
          'Dyed it green for my sister’s wedding. Two lives so far.',
        ],
        4: ['Wrinkles if you look at it. That is hemp for you.'],
      },
    },
  ],
}
