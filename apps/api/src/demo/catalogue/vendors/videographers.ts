import type { DemoCategory } from '../types.ts'

export const videographers: DemoCategory = {
  id: 3,
  faqs: [
    {
      'How far will you drive?': 'Four hours without a word. After that, one room and one breakfast.',
      'What do you need up front?': 'A fifth of the price and a signed page. The rest can wait until the week before.',
      'Does rain ruin the sound?': 'Only on tin roofs. We bring three recorders and hide one in a pocket.',
    },
    {
      'Do you film outside California?': 'Twice a season. You book the flights, so that nobody wonders what they cost.',
      'How is the deposit handled?': 'Forty percent, moved freely to another date until sixty days before.',
      'What if it is foggy?': 'Fog is the cheapest diffuser there is. We grade for it and never against it.',
    },
    {
      'Is there a travel fee?': 'None inside the nine Bay Area counties; eighty cents a mile outside.',
      'Can we pay in parts?': 'In four equal ones, starting whenever you book.',
      'Do drones fly in the rain?': 'No, nor over guests. If the sky says no we give you an hour of editing instead.',
    },
  ],
  reviews: {
    5: [
      'Watched it with my parents and had to stop twice.',
      'They caught the wobble in his chin. I had been too nervous to see it on the day.',
      'Grandma laughing, the dog, the rain on the awning: all there.',
      'No slow-motion confetti, no drone zoom. Just us.',
      'Six minutes long and not one of them is filler.',
    ],
    4: [
      'Great film. The first music choice was not us, and changing it took a week.',
      'We would have liked the full speeches included without asking.',
      'Arrived early, stayed late, took up a bit of the aisle.',
    ],
    3: ['Pretty images, but my grandmother’s blessing was cut.', 'Delivery slipped from eight weeks to fourteen.'],
  },
  vendors: [
    {
      name: 'Fogline Films',
      place: 'Pacifica',
      owner: ['Declan', 'Moreau'],
      styles: ['Beach', 'Romantic', 'Modern'],
      palette: ['#8fa9c2', '#f2d9b8', '#45424a'],
      about: [
        'Declan made surf films for a decade, which teaches you to keep a horizon level while being hit by things. His wedding work has the same patience: long takes, natural sound, weather left in.',
        'You receive one film of about <strong>nine minutes</strong>, no trailer and no vertical cut unless you want them. He scores it with a cellist from Daly City who watches the edit and plays to it once through. It has made a best man weep at an airport gate.',
      ],
      services:
        'Nine-minute film, Live-scored soundtrack, Ceremony in full, Toasts in full, Drone, Raw footage, Coastal locations',
      images: [
        { show: 'film-viewfinder', prompt: 'Coast at sunset' },
        'Half Moon Bay ceremony at sunset',
        'Long tables by the ocean at dusk, string lights',
        'An evening band and dancing',
      ],
      packages: [
        { name: 'The Nine Minutes', price: 4800, text: 'Ten hours of filming, one film, one cello.' },
        { name: 'Low Season', price: 4800, offer: 3900, text: 'The same from November to February.' },
      ],
      faqs: {
        'May we choose the music?':
          'A mood, yes. The cellist improvises, so there is nothing to license and nothing to regret.',
      },
      reviews: {
        5: ['The cello. That is the review.', 'You hear gulls, my sister breathing, and then the vows.'],
        4: ['Asked for a one-minute cut for friends, which cost extra.'],
      },
    },
    {
      name: 'Kitchen Light Studio',
      place: 'Berkeley',
      owner: ['Miriam', 'Adler'],
      styles: ['Intimate', 'Casual', 'Cozy'],
      palette: ['#a84f2e', '#ecd9b4', '#6f8f72'],
      about: [
        'The best part of a wedding, in Miriam’s opinion, happens in the kitchen at ten in the morning. She starts there: hands in flour, somebody ironing, the radio. By the time you walk out of the door everybody has forgotten the camera.',
        'She works <strong>alone</strong>, with one lens, and asks each of you three questions on tape the week before. Your answers become the narration. Films run to a quarter of an hour, and she has never used a drone.',
      ],
      services:
        'Documentary film, Recorded interviews, Home weddings, Interfaith ceremonies, Family archive transfer, Captions, Private screening',
      images: [
        { show: 'film-kitchen', prompt: 'Garden, sunny morning' },
        'Intimate tablescape, candlelight, restaurant',
        'Garden long tables under string lights',
        'A wedding cake with daisies',
      ],
      packages: [
        { name: 'From the Kitchen Out', price: 3600, text: 'Morning to first dance, interviews, fifteen minutes.' },
        { name: 'Archive and Film', price: 4300, offer: 3850, text: 'Adds your families’ old tapes, digitized.' },
      ],
      faqs: {
        'What are the three questions?':
          'You will hear them on the day we record. Everybody asks, and nobody is sorry to have waited.',
      },
      reviews: {
        5: [
          'My dad’s answer to her second question is the reason I believe in hiring strangers.',
          'She washed dishes between shots.',
        ],
        4: ['One person cannot be in two places, and she missed the groom’s side getting ready.'],
      },
    },
    {
      name: 'Northstar Motion',
      place: 'Truckee',
      owner: ['Soren', 'Haugen'],
      styles: ['Luxurious', 'Country', 'Elegant'],
      palette: ['#fdfaf5', '#3f5b73', '#cfa455'],
      about: [
        'Mountain weddings are logistics first. Soren’s crew of three arrives with avalanche training, spare batteries warmed in their jackets, and a gimbal that runs on skis. The pictures look effortless, which is the point.',
        'They have filmed on <em>forty-one peaks and docks</em> around Lake Tahoe. A short film is ready for the brunch next morning, edited overnight in whichever cabin has the best router.',
      ],
      services:
        'Three-person crew, Next-morning film, Feature film, Licensed drone pilots, Winter weddings, Boat coverage, Live stream',
      images: [
        { show: 'film-drone', prompt: 'Mountain, sunny' },
        'A snowy winter redwood ceremony',
        'A tent with round tables, chandelier, night',
        'A lakeside ceremony at golden hour',
      ],
      packages: [
        { name: 'Summit', price: 8200, text: 'Crew of three, feature film, brunch film.' },
        { name: 'Dockside', price: 5600, text: 'Two people, eight hours, brunch film.' },
        { name: 'Snow Wedding', price: 6900, offer: 5900, text: 'December to March, skis welcome.' },
      ],
      faqs: {
        'Can faraway relatives watch live?':
          'Yes, by satellite if need be. We test the link the day before and send them one address.',
      },
      reviews: {
        5: [
          'Watched ourselves get married over pancakes, ten hours later. Unreal.',
          'Grandma in Bergen saw it live and waved.',
        ],
        3: ['Impressive footage, but three people with headsets felt like a production.'],
      },
    },
    {
      name: 'Paper Lantern Cinema',
      place: 'San Jose',
      owner: ['Linh', 'Tran'],
      styles: ['Cultural', 'Colorful', 'Romantic'],
      palette: ['#c8357a', '#f0b24a', '#f4c6bb'],
      about: [
        'Tea ceremony at seven, church at eleven, ten courses and karaoke until midnight: Linh has filmed this day so often that she knows when to eat. She grew up translating for her grandparents and subtitles every film, <strong>Vietnamese, Mandarin and English</strong>, so that both ends of the table can laugh at the same time.',
        'The second camera belongs to her brother Bao, who has a gift for uncles.',
      ],
      services:
        'Tea ceremonies, Subtitles in three languages, Banquet coverage, Same-day edit, Two cinematographers, Toasts in full, Karaoke reel',
      images: [
        { show: 'film-screening', prompt: 'Mission courtyard, golden hour' },
        'Mission courtyard ceremony, lanterns',
        'An evening banquet, long tables, candles',
        'A bouquet of orchids and roses',
      ],
      packages: [
        { name: 'Dawn to Karaoke', price: 4600, text: 'Sixteen hours, two cameras, subtitles.' },
        { name: 'Tea Ceremony Only', price: 1400, offer: 1150, text: 'Three hours and a ten-minute film.' },
      ],
      faqs: {
        'Can you show a film at the banquet?':
          'The same-day edit is ready by the seventh course. We bring the projector.',
      },
      reviews: {
        5: [
          'My grandparents understood every joke in the toasts for the first time.',
          'Bao got my uncle to sing. On camera. Voluntarily.',
        ],
        4: ['Same-day edit had one name misspelled; fixed within the hour.'],
      },
    },
    {
      name: 'Super Eight Sunday',
      place: 'Santa Cruz',
      owner: ['Jo', 'Castellano'],
      styles: ['Vintage', 'DIY', 'Whimsical'],
      palette: ['#f2a65a', '#4bb3b0', '#f7de74'],
      about: [
        'A Canon 814 from 1972, ten cartridges of film, no sound. Jo hands you three and a half minutes per roll of the sort of footage your grandparents have in a shoebox, light leaks and all.',
        'Guests get a camera too: two are left on the bar with a note, and what comes back is <strong>half the fun</strong>. Everything is scanned in Burbank and returned on a drive inside the original yellow boxes. Add a field recording if you want to hear the boardwalk.',
      ],
      services:
        'Super 8 film, Guest cameras, Field recording, Film scanning, Beach weddings, Projector evenings, Yellow boxes',
      images: [
        { show: 'film-super8', prompt: 'Beach, golden hour' },
        'Backyard garden tables with bunting, sunny',
        'A garden ceremony with poppies',
        'An after party with dancing',
      ],
      packages: [
        { name: 'Ten Cartridges', price: 2900, text: 'Thirty-five minutes of film, uncut, and a short edit.' },
        { name: 'Four and a Guest Camera', price: 1500, offer: 1250, text: 'For small weddings and brave friends.' },
      ],
      faqs: { 'Is there really no sound?': 'Really. For vows, add the field recording: one microphone, no fuss.' },
      reviews: {
        5: [
          'Looks like 1972 and feels like last week.',
          'The guest camera footage is mostly shoes and I would not trade it.',
        ],
        3: ['One roll was underexposed, and that was the cake. Know what you are booking.'],
      },
    },
    {
      name: 'Second Take',
      place: 'Sacramento',
      owner: ['Bernard', 'Ellis'],
      styles: ['Classic', 'Glamorous', 'Cultural'],
      palette: ['#6a2b57', '#cfa455', '#fdfaf5'],
      about: [
        'Bernard directed the evening news for twenty-two years, so nothing starts late and nothing is missed. Four fixed cameras, one on a jib, and a live mix he cuts from a van outside: by the time the cake is gone your <strong>complete wedding</strong> already exists.',
        'He likes gospel choirs, jumping the broom, long blessings and every minute of a proper Baptist reception. The highlight film follows in a month. His daughter Simone does the interviews and is impossible to refuse.',
      ],
      services:
        'Multi-camera ceremony, Live mix, Gospel and church weddings, Guest interviews, Highlight film, Projection on site, Archive copies',
      images: [
        { show: 'film-crane', prompt: 'Church, candles' },
        'Ballroom round tables, gala, chandelier',
        'Ballroom dance floor, disco ball, guests dancing',
        'A church ceremony with candles',
      ],
      packages: [
        { name: 'The Live Mix', price: 5200, text: 'Four cameras, complete ceremony and reception.' },
        { name: 'Church Only', price: 2600, text: 'Two cameras, one service, no cuts.' },
        { name: 'Friday Night', price: 5200, offer: 4400, text: 'The full mix on any Friday.' },
      ],
      faqs: {
        'Where does the van park?': 'Within two hundred feet of the door. We arrange it with the venue ourselves.',
      },
      reviews: {
        5: [
          'The choir sounds better on the film than in the room, and it was good in the room.',
          'Simone interviewed my ex-Marine father for ten minutes. He giggled.',
        ],
        4: ['The jib is large. You will see it in other people’s photos.'],
      },
    },
  ],
}
