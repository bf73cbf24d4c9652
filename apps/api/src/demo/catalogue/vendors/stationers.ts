import type { DemoCategory } from '../types.ts'

export const stationers: DemoCategory = {
  id: 12,
  faqs: [
    {
      'Do you travel?': 'To write place cards on the spot. Everything else comes by post in eight weeks.',
      'Is there a deposit?': 'Half before ink touches anything.',
      'Will the ink run in the rain?': 'Printed ink will not. Calligraphy rides in a sleeve.',
    },
    {
      'Do you ship?': 'Anywhere, flat, insured, with a tracking number.',
      'When do we pay?': 'A third at the sketch, the balance with the proof.',
      'What survives outdoors?':
        'Our signs are painted on wood or glass; wind is the only enemy, and we weight the easels.',
    },
    {
      'Can you bring things to the venue?': 'Within an hour’s drive, and we set every card ourselves.',
      'Is the deposit refundable?': 'Before the plates are made, all but the price of the sketch.',
      'What if rain moves the date?': 'We reprint at the cost of paper. We did that a great deal in 2020.',
    },
  ],
  reviews: {
    5: [
      'Three people have framed the envelope.',
      'Caught a typo that eleven relatives had missed.',
      'My grandfather ran his thumb over it and just nodded.',
      'Heavier than some of the gifts.',
      'The little map on the back! Everybody kept it.',
    ],
    4: [
      'Exquisite. Postage was a shock.',
      'Proofs took a while, the result did not disappoint.',
      'The envelopes arrived a week after the cards.',
    ],
    3: ['Nice paper, but the green was bluer than on the proof.', 'Two names misspelled, reprinted within days.'],
  },
  vendors: [
    {
      name: 'Pica & Thorn',
      place: 'Berkeley',
      owner: ['Gideon', 'Marsh'],
      styles: ['Classic', 'Elegant', 'Garden'],
      palette: ['#f3e3d3', '#6f8f72', '#8b3a44'],
      about: [
        'A Heidelberg Windmill built in 1956 stands in the middle of the room and everything else is arranged around it. Gideon sets metal type by hand, prints at a thousand an hour, and lets you pull the first card yourself.',
        'He will talk you out of a second typeface. Borders are cut from linoleum by his sister, who looks at <strong>plants from your own garden</strong> first; bring a sprig in a wet towel.',
      ],
      services:
        'Letterpress invitations, Hand-set type, Linocut borders, Menus, Thank-you cards, Envelope printing, Press visits',
      images: [
        { show: 'stationery', prompt: 'Roses' },
        'Stationery with seal and roses',
        'Classic tablescape, place settings, morning',
      ],
      packages: [
        { name: 'Suite of a Hundred', price: 1450, text: 'Invitation, reply, envelope, your sprig.' },
        { name: 'Thank-You Cards', price: 420, offer: 350, text: 'Two hundred, ordered with the suite.' },
      ],
      faqs: { 'May we watch it being printed?': 'You may print it. Wear something you dislike.' },
      reviews: {
        5: [
          'I pulled card number one. It is crooked and it is mine.',
          'The rosemary on our border is from the bush by our door.',
        ],
        4: ['He did talk us out of the second typeface. It stung, briefly.'],
      },
    },
    {
      name: 'Inkwell & Ivy',
      place: 'Nevada City',
      owner: ['Rosalind', 'Peake'],
      styles: ['Romantic', 'Fairytale', 'Vintage'],
      palette: ['#eba3ad', '#b7a5dd', '#cfa455'],
      about: [
        'Rosalind writes. Copperplate with a pen she cut herself, oak-gall ink that darkens over a century, two hundred envelopes in about nine evenings while her husband reads novels aloud.',
        'She never corrects; if a hand slips, she starts the sheet again, and the spoiled ones become kindling of <strong>unusual elegance</strong>. Vows, family trees and one marriage certificate in gold for a couple of geologists are in the window.',
      ],
      services:
        'Envelope calligraphy, Handwritten vows, Family trees, Place cards, Ketubah and certificates, Wax seals, Calligraphy evenings',
      images: [
        { show: 'calligraphy', prompt: 'Roses, candlelight' },
        'Library tablescape, peonies, candlelight',
        'Candlelight tablescape, place settings, romantic',
      ],
      packages: [
        { name: 'Two Hundred Envelopes', price: 900, text: 'Two lines or five, one hand throughout.' },
        { name: 'Vows, Twice', price: 380, offer: 310, text: 'Both sets, on one sheet of vellum.' },
      ],
      faqs: { 'Do you need printed addresses?': 'Typed, please. A guest once received mail as “Ant Susan”.' },
      reviews: {
        5: [
          'Our mail carrier rang the bell to ask who had written it.',
          'Vows in her hand hang by the bed. We check ourselves against them.',
        ],
        4: ['Oak gall starts out gray. Be patient, like she tells you.'],
      },
    },
    {
      name: 'Riso Rosa',
      place: 'Oakland',
      owner: ['Camila', 'Duarte'],
      styles: ['Colorful', 'Modern', 'DIY'],
      palette: ['#e0477e', '#f3cb52', '#4bb3b0'],
      about: [
        'Two Risograph machines, nine drums of color, soy ink and a shop cat who has been printed by accident. Camila draws comic-strip invitations: how you met in six panels, fluorescent pink included.',
        'Layers never line up perfectly, and this is why it looks alive. Runs are cheap, so everyone gets <strong>a zine</strong> with the map, the menu, a crossword about you and a page for notes. Leftovers sell out at the Oakland zine fair.',
      ],
      services:
        'Risograph invitations, Comic strips, Wedding zines, Crosswords, Posters, Paper flags, Stickers, Sign painting',
      images: [
        { show: 'zine', prompt: 'Poppies, sunny' },
        'A street party with long tables, paper flags, dahlias',
        'Garden tables with paper flags, sunny',
      ],
      packages: [
        { name: 'Zine for All', price: 780, text: 'Sixteen pages, a hundred and fifty copies.' },
        { name: 'Postcards Only', price: 320, offer: 260, text: 'Two hundred, three colors.' },
      ],
      faqs: { 'Does the ink smudge?': 'A little, forever. Consider it a souvenir.' },
      reviews: {
        5: ['Four strangers solved our crossword together and are now friends.', 'Cat print on copy 112. I kept it.'],
        3: ['Love the style; my name was half off one panel in a batch.'],
      },
    },
    {
      name: 'Vellum & Vine',
      place: 'Healdsburg',
      owner: ['Augustin', 'Leroy'],
      styles: ['Luxurious', 'Elegant', 'Country'],
      palette: ['#5d3a55', '#cfa455', '#fdfaf5'],
      about: [
        'Paper made from grape prunings. Augustin boils the canes in January, beats them for two days and pulls sheets with a deckle in his grandfather’s press room, where the drains were already in place.',
        'The color depends upon the vineyard: zinfandel comes out like tea, chardonnay like straw. Give him a bucket of <strong>canes from where you will marry</strong> and your invitation is that hillside. Gilding by hand, labels for the bottles to match.',
      ],
      services: 'Handmade paper, Gilding, Engraving, Bottle labels, Wine-list menus, Guest books, Signage on oak',
      images: [
        { show: 'labels', prompt: 'Vineyard, golden hour' },
        'Wine cellar tablescape, peonies',
        'Vineyard tablescape, place settings, golden hour',
      ],
      packages: [
        { name: 'From Your Hillside', price: 3400, text: 'A hundred suites on paper of your own canes.' },
        { name: 'Labels', price: 600, offer: 490, text: 'Ten cases, gilded by hand.' },
      ],
      faqs: { 'When are canes cut?': 'In January. For a June wedding write by Thanksgiving.' },
      reviews: {
        5: [
          'You can see the bark in it. My mother thought that it was a flaw, and then she didn’t.',
          'Our guest book will outlast the house.',
        ],
        4: ['Envelope paper drinks ink. Use his pen.'],
      },
    },
    {
      name: 'Cartographer’s Daughter',
      place: 'Point Arena',
      owner: ['Meredith', 'Sounds'],
      styles: ['Beach', 'Unique', 'Intimate'],
      palette: ['#8fa9c2', '#dcc8a6', '#3f5b73'],
      about: [
        'Her father charted the Mendocino coast for the government; Meredith charts weddings. Each invitation is a map in watercolor: your venue, the oak, the one bridge nobody should miss, sea monsters by request.',
        'She walks the ground before drawing it and has corrected <strong>three county maps</strong> along the way. Guests arrive on time, which other vendors have begun to notice. Originals are framed with a strip of the survey tape.',
      ],
      services:
        'Watercolor maps, Map invitations, Wayfinding signs, Welcome booklets, Seating charts as islands, Framed originals, Sea monsters',
      images: [
        { show: 'map', prompt: 'Coast, morning' },
        'Coast tablescape, morning',
        'Coast ceremony, morning, simple',
      ],
      packages: [
        { name: 'The Map', price: 1200, text: 'Original, and a hundred and twenty prints.' },
        { name: 'Map and Signs', price: 1900, offer: 1650, text: 'With nine arrows painted to match.' },
      ],
      faqs: { 'Do you draw indoor venues?': 'As islands, with the bar as harbor.' },
      reviews: {
        5: ['Not one guest got lost. At our venue, that is a first.', 'The sea monster is wearing my brother’s hat.'],
        4: ['She had to walk the site before drawing it, and our slot was a month out.'],
      },
    },
    {
      name: 'Good Stock Paper',
      place: 'Sacramento',
      owner: ['Darnell', 'Whitfield'],
      styles: ['Casual', 'Rustic', 'Cultural'],
      palette: ['#c2673f', '#ecd9b4', '#6f8f72'],
      about: [
        'Fast, fair and on recycled board. Darnell prints for churches, unions and the whole of Oak Park, and a wedding gets the same deal: a price list on the wall, a proof on Wednesday, boxes on Friday week.',
        'There are thirty house designs, among them <strong>adinkra borders</strong> his wife drew, jumping-the-broom programs and a hymn sheet with type that elders can read. Bring your own file and he will fix the margins without a sermon.',
      ],
      services:
        'Digital invitations, Large-type programs, Church bulletins, Recycled board, House designs, Banners, Rush printing, Fans for hot churches',
      images: [
        { show: 'stationer-press', prompt: 'Barn, sunny' },
        'Barn ceremony, a welcome sign, sunny',
        'Barn tablescape, place settings, sunny',
      ],
      packages: [
        { name: 'A Hundred of Everything', price: 540, text: 'Invitations, replies, programs, menus.' },
        { name: 'Hand Fans', price: 190, offer: 150, text: 'A hundred, with the order of service on them.' },
      ],
      faqs: { 'Can you do it in a week?': 'In three days, if you approve the proof the same evening.' },
      reviews: {
        5: [
          'It was 103 in that church and the fans saved lives.',
          'My elders could read the hymns. They sang louder for it.',
        ],
        4: ['Digital print, so no texture. At that price, who cares.'],
      },
    },
  ],
}
