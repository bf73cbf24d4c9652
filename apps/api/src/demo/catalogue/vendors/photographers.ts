import type { DemoCategory } from '../types.ts'

export const photographers: DemoCategory = {
  id: 2,
  faqs: [
    {
      'Do you travel?': 'Anywhere a train or a tired Subaru reaches. Within ninety miles there is no travel fee.',
      'How do deposits work?': 'Thirty percent to book; the balance falls due two weeks before.',
      'And if it pours?':
        'Clear umbrellas, a rain cover and low expectations of dry socks. Wet stone photographs beautifully.',
    },
    {
      'Will you come to us in the mountains?':
        'Gladly. Past two hours we ask for one night’s lodging and nothing more.',
      'What does the retainer cover?':
        'It reserves the date and one hour of planning by phone. It is not returned, but it can be moved once.',
      'Do you have a rain plan?':
        'We scout a covered spot at every venue the week before, whether you ask for it or not.',
    },
    {
      'Is travel included?': 'Northern California is. Beyond that you pay what the ticket cost, receipt attached.',
      'When do we pay?': 'A quarter now, half a month before, and the last quarter with the finished gallery.',
      'What if the weather turns?':
        'Then we shoot the weather. If you would rather not, we come back for an hour on another day.',
    },
  ],
  reviews: {
    5: [
      'I hate being photographed and there are now four pictures of me on my own wall.',
      'Sneak peek the next morning, full gallery in five weeks. Exactly as promised.',
      'Somehow got my brothers to stand still, and then to cry.',
      'Knew the shot list better than I did and never once looked at it.',
      'The picture of my late grandfather’s empty chair, which we had not asked for, is the one I keep closest.',
    ],
    4: [
      'Lovely work. The online gallery is fiddly if you want to order prints from a phone.',
      'Family portraits ran fifteen minutes over, partly our uncle’s doing.',
      'A few more of the tables before guests sat down would have been nice.',
    ],
    3: [
      'Talented and kind, but the album took five months and two reminders.',
      'Great portraits. Dance floor pictures were too dark for our taste.',
    ],
  },
  vendors: [
    {
      name: 'Slow Shutter',
      place: 'Petaluma',
      owner: ['Hana', 'Whitcomb'],
      styles: ['Romantic', 'Vintage', 'Intimate'],
      palette: ['#cf9393', '#b38aa4', '#ecd9b4'],
      about: [
        'Hana shoots on film, thirty-six frames at a time, on two Contax cameras that belonged to her teacher. That makes her slow in the way a good tailor is slow: she waits, then presses once.',
        'Expect around <strong>five hundred photographs</strong>, scanned in Petaluma on a machine she repairs herself, and a box of forty prints. There is no second shooter and no flash before sunset. If you want a thousand pictures, she will cheerfully recommend a friend.',
      ],
      services:
        'Medium-format film, Black-and-white film, Engagement session, Hand printing, Boxed prints, Scanning, Small weddings',
      images: [
        { show: 'photographer-view-camera', prompt: 'Estate, vintage, morning, kiss' },
        'A bouquet of garden roses',
        'Estate tablescape',
        'Vineyard ceremony, fog',
      ],
      packages: [
        { name: 'Twelve Rolls', price: 4200, text: 'Eight hours, one camera on each shoulder, forty prints.' },
        {
          name: 'Four Rolls at City Hall',
          price: 1500,
          offer: 1200,
          text: 'Ninety minutes on a weekday, scans within ten days.',
        },
      ],
      faqs: {
        'What if a roll is lost?':
          'Each hour is split over two cameras and two labs. In nineteen years one roll was fogged, and nobody noticed.',
      },
      reviews: {
        5: [
          'The click is so quiet that I only saw her twice all day.',
          'Our box of prints sits on the table. People open it without asking.',
        ],
        4: ['No pictures of the late-night tacos, because film and darkness. She had warned us.'],
      },
    },
    {
      name: 'Two Sparrows Photo',
      place: 'Nevada City',
      owner: ['Calla', 'Bright'],
      styles: ['Boho', 'Country', 'DIY'],
      palette: ['#c2673f', '#e9b08a', '#8fa9c2'],
      about: [
        'Calla and June are sisters who grew up behind the counter of a print shop on Broad Street. One watches the couple, the other watches everybody else, and afterwards they argue over the edit until both are satisfied.',
        'They know the Yuba River’s light by the month: July is kindest after six, October all day. Every couple gets a <em>riverside hour</em> the week of the wedding, boots provided in most sizes.',
      ],
      services:
        'Two photographers, Riverside hour, Engagement session, Same-week preview, Printed proofs, Family portraits, Elopements, Borrowed boots',
      images: [
        { show: 'photographer-pair', prompt: 'Hills, golden hour' },
        'Ranch long tables',
        'A portrait of the couple by a lake, golden hour',
        'Redwood ceremony, sunlit',
      ],
      packages: [
        { name: 'Both Sisters', price: 5100, text: 'Nine hours, two points of view, proofs on paper.' },
        { name: 'River Elopement', price: 1800, text: 'Three hours, one sister, one waterfall.' },
        { name: 'Winter Both', price: 4600, offer: 3900, text: 'The whole day, between Thanksgiving and March.' },
      ],
      faqs: { 'May our dog come to the riverside hour?': 'Please. June carries a leash, a towel and cheese.' },
      reviews: {
        5: [
          'June found my nieces under the gift table eating frosting. Best picture of the decade.',
          'They do argue, and it is a delight. We asked for both edits and kept both.',
        ],
        3: ['Wonderful people, slow answers in peak season. We waited nine days for an email in August.'],
      },
    },
    {
      name: 'Halide & Hart',
      place: 'San Francisco',
      owner: ['Marcus', 'Hart'],
      styles: ['Modern', 'Glamorous', 'Elegant'],
      palette: ['#fdfaf5', '#45424a', '#cfa455'],
      about: [
        'Marcus spent eleven years photographing chairs for furniture catalogues and says people are easier, because they move. His pictures are plain, exact and lit like a good film: shoulders square, background clean, nobody asked to jump.',
        'A lighting assistant comes to every wedding. Between the ceremony and dinner they build a small studio in a corridor, a pantry or once an elevator, and <strong>every guest</strong> gets a portrait worth framing.',
      ],
      services:
        'Editorial coverage, Pop-up portrait studio, Lighting assistant, Black-tie events, Retouching, Fine art albums, City Hall weddings',
      images: [
        { show: 'photographer-studio', prompt: 'Ballroom, tuxedo, candlelight' },
        'Ballroom rounds, gala',
        'Rooftop ceremony, night',
        'Loft tablescape',
      ],
      packages: [
        {
          name: 'Full Coverage and Studio',
          price: 6800,
          text: 'Ten hours, an assistant, portraits of all your guests.',
        },
        { name: 'City Hall, Ninety Minutes', price: 1900, offer: 1600, text: 'Rotunda, staircase and one cable car.' },
      ],
      faqs: {
        'How many guests can the portrait studio take?':
          'About fifty an hour. Our record is one hundred and eighty-eight, including a parrot.',
      },
      reviews: {
        5: [
          'My parents, married forty years, had never had a portrait together. Now they have the best one in the family.',
          'Precise, calm and funny about it.',
        ],
        4: ['Very polished. If you love blurry and wild, look elsewhere.'],
      },
    },
    {
      name: 'Marigold & Rye',
      place: 'Oakland',
      owner: ['Anjali', 'Deshpande'],
      styles: ['Colorful', 'Cultural', 'Whimsical'],
      palette: ['#e8932f', '#c8357a', '#4bb3b0'],
      about: [
        'Three-day weddings are the specialty: haldi in somebody’s driveway, sangeet in a hotel, vows before the auspicious minute runs out. Anjali has photographed a hundred and forty of them, and keeps a spreadsheet of which aunties must not be seated in the same frame.',
        'Color is never toned down in the edit. The team is four people, all of whom can tie a safa, pin a dupatta and find the groom’s missing shoes.',
      ],
      services:
        'Multi-day coverage, South Asian weddings, Interfaith ceremonies, Team of four, Same-day slideshow, Family portraits, Drone, Albums',
      images: [
        { show: 'photographer-ceremony', prompt: 'Mission, Indian wedding, golden hour' },
        'Fiesta long tables',
        'Tent gala, evening',
        'Garden ceremony, poppies',
      ],
      packages: [
        { name: 'Three Days', price: 9800, text: 'Haldi to reception, four photographers in turns.' },
        { name: 'One Long Day', price: 5400, text: 'Fourteen hours, three photographers.' },
        { name: 'Sangeet Only', price: 2400, offer: 1950, text: 'Five hours and a slideshow before dessert.' },
      ],
      faqs: {
        'Do you know our ceremony?':
          'Tell us the region and we will tell you where we mean to stand. Then we ask your priest.',
      },
      reviews: {
        5: [
          'Knew that the jaimala happens fast and was on a ladder before the photographer in me could shout.',
          'Nani looks like a film star in every single one.',
        ],
        4: ['Four people is a lot in a small living room. Worth it afterwards.'],
      },
    },
    {
      name: 'Low Fog Pictures',
      place: 'Mendocino',
      owner: ['Rowan', 'Ashby'],
      styles: ['Beach', 'Intimate', 'Casual'],
      palette: ['#8fa9c2', '#dcc8a6', '#5a6d74'],
      about: [
        'Small weddings on large coasts. Rowan takes <strong>no more than thirty guests</strong>, most weeks fewer than six, and keeps a notebook of eighty-three headlands with the hour when each is sheltered from the northwest wind.',
        'Coverage begins with breakfast. It ends when the light does, or when the thermos is empty. Rowan is also a deputy commissioner, so if you forget to hire anyone else, you can still go home married.',
      ],
      services:
        'Elopements, Headland scouting, Sunrise sessions, Permit paperwork, Marrying you, Digital gallery, Linen album',
      images: [
        { show: 'photographer-headland', prompt: 'Coast, fog' },
        'Mendocino ceremony, sunrise',
        'A portrait of the couple on the beach at dawn',
        'Beach tablescape',
        'Beach ceremony from above, overcast',
        'Coast long table, candles, dusk',
      ],
      packages: [
        { name: 'Headland Morning', price: 1700, text: 'Three hours, permit, thermos, 150 pictures.' },
        { name: 'Headland Weekday', price: 1700, offer: 1350, text: 'The same from Monday to Thursday.' },
      ],
      faqs: { 'Do we need a permit for the beach?': 'On state land, yes. I file it, and it is included.' },
      reviews: {
        5: [
          'Moved us two coves south at the last minute and it was eleven degrees warmer.',
          'Six guests, one seal, not one posed smile.',
        ],
        4: ['Be ready to walk. “Ten minutes from the car” was twenty in a dress.'],
      },
    },
    {
      name: 'Brass Button Portraits',
      place: 'Sacramento',
      owner: ['Theo', 'Lindgren'],
      styles: ['Classic', 'Elegant', 'Country'],
      palette: ['#f3e3d3', '#6f1d34', '#a3b295'],
      about: [
        'If your mother would like a photograph with everybody’s eyes open, in rows, in focus, Theo is your man. He learned from a school photographer and can arrange forty relatives by height in under four minutes.',
        'The rest of the day he vanishes. What returns three weeks later is an unfussy, warm record: hands, hats, the back of the church, the cake before and after. He delivers it on paper, bound, <em>with the names written in</em>.',
      ],
      services:
        'Family groups, Church ceremonies, Documentary coverage, Bound album with names, Restored family photos, Second photographer, Prints for parents',
      images: [
        { show: 'photographer-family', prompt: 'Estate, golden hour, guests' },
        'Chapel ceremony',
        'Church ceremony, guests, roses',
        'A wedding cake',
      ],
      packages: [
        { name: 'The Bound Record', price: 3900, text: 'Eight hours and one album, names included.' },
        { name: 'Two Albums for Parents', price: 900, offer: 690, text: 'Smaller copies, made with yours.' },
      ],
      faqs: {
        'How long do family pictures take?':
          'Send me the list. Four minutes a group, and I bring a whistle I have never had to use.',
      },
      reviews: {
        5: [
          'Fifty-two cousins, all looking up. My aunt has ordered eleven prints.',
          'Wrote every name correctly, including Siobhán.',
        ],
        4: ['Traditional in the best sense, and a little stiff with our friends.'],
      },
    },
  ],
}
