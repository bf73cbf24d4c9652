import type { DemoCategory } from '../types.ts'

export const musicians: DemoCategory = {
  id: 8,
  faqs: [
    {
      'Do you travel?': 'Yes. Past two hours we ask for a room each, and nobody shares with the drummer.',
      'What secures the date?': 'A third, with a contract short enough to read standing up.',
      'Can you play outdoors in drizzle?': 'Under any roof that covers the plugs.',
    },
    {
      'How far do you travel?': 'Three hours by van, to twelve feet by ten with two separate circuits.',
      'Is the deposit refundable?':
        'Until six months before. After that we try to resell the date and return what we get.',
      'What if it rains?': 'We need twenty minutes to move. Decide by the time guests sit down.',
    },
    {
      'Is travel included?': 'Bay Area and Sacramento, yes. Elsewhere by the mile.',
      'When is the rest due?': 'On the day, before the first song, from somebody who is not the couple.',
      'Do you have a backup for bad weather?':
        'A battery rig that fits under an umbrella gets you through any ceremony.',
    },
  ],
  reviews: {
    5: [
      'Learned our processional from a voice memo of me humming.',
      'Read the room better than I know my own family.',
      'Dance floor full from the first song to the sixth encore.',
      'Announced every name right. We have difficult names.',
      'My shy husband danced. On purpose.',
    ],
    4: [
      'Terrific. I would have liked one song more before dessert.',
      'The break between sets felt long.',
      'Played two songs off the do-not-play list, but apologized.',
    ],
    3: ['Good musicians; they were still setting up as guests arrived.', 'Hard to reach by email in the last week.'],
  },
  vendors: [
    {
      name: 'Low Tide Strings',
      place: 'Santa Cruz',
      owner: ['Elspeth', 'Varga'],
      styles: ['Elegant', 'Romantic', 'Beach'],
      palette: ['#8fa9c2', '#fdf3e2', '#cfa455'],
      about: [
        'A quartet that met in the county youth orchestra and never quite broke up. They own carbon-fiber instruments for one purpose: to play on wet sand, which wooden cellos do not forgive.',
        'Elspeth arranges. Send a song by anybody, from Purcell to Bad Bunny, and it comes back <strong>for two violins, viola and cello</strong> within three weeks. Last year’s list had sixty-one, and she is proudest of the theme from a video game about a goose.',
      ],
      services:
        'String quartet, Trio and duo, Custom arrangements, Beach ceremonies, Cocktail hour, Church services, Sheet music to keep',
      images: [
        { show: 'music-quartet', prompt: 'Beach at sunset' },
        'Chateau dance floor, string quartet, candlelight',
        'Estate ceremony, golden hour, roses',
        'A cathedral ceremony, candlelight',
      ],
      packages: [
        { name: 'Ceremony and Cocktails', price: 2200, text: 'Two and a half hours, quartet, one arrangement.' },
        { name: 'Duo', price: 950, offer: 800, text: 'Violin and cello for an hour.' },
      ],
      faqs: { 'Can you be heard over the ocean?': 'Within sixty feet, yes. Past that we bring two small speakers.' },
      reviews: {
        5: ['Tide came in to their ankles and they played on.', 'The goose song. Our guests lost their minds.'],
        4: ['No singers, obviously; it took my aunt a while to understand.'],
      },
    },
    {
      name: 'DJ Tía Rosa',
      place: 'San Jose',
      owner: ['Rosa', 'Quintero'],
      styles: ['Colorful', 'Cultural', 'Casual'],
      palette: ['#e0477e', '#f3cb52', '#4bb3b0'],
      about: [
        'Fifty-eight years old, reading glasses on a chain, four thousand records. Rosa began at her nephew’s baptism in 1989 and has not had a free Saturday since; the nephew now carries the speakers.',
        'Cumbia, banda, disco, Bollywood, whatever your cousins in Manila are listening to: she asks each side for <strong>ten songs your grandmother would dance to</strong>, and begins there. She does not take the microphone. She does not do the chicken dance.',
      ],
      services:
        'DJ sets, Vinyl hour, Cumbia and banda, Bilingual announcements, Ceremony sound, Dance lights, La hora loca',
      images: [
        { show: 'music-dj', prompt: 'Mission, papel picado, golden hour' },
        'Courtyard dancing at night with string lights',
        'Mission courtyard tables, fiesta, papel picado',
        'An after party with dancing',
      ],
      packages: [
        { name: 'All Night', price: 1900, text: 'Six hours, lights, ceremony speakers.' },
        { name: 'Vinyl Only', price: 1500, offer: 1250, text: 'Four hours, two turntables, no screens.' },
      ],
      faqs: { 'Do you take requests?': 'From grandmothers, always. From the best man, after eleven.' },
      reviews: {
        5: [
          'Asked for my nana’s ten songs. Nana danced to nine and sat down for the tenth to cry.',
          'The nephew is 34, and still gets told to stand up straight.',
        ],
        4: ['She will ignore your playlist if the floor says so. She was right.'],
      },
    },
    {
      name: 'The Brass Verandah',
      place: 'Oakland',
      owner: ['Cornelius', 'Bell'],
      styles: ['Glamorous', 'Vintage', 'Luxurious'],
      palette: ['#6a2b57', '#cfa455', '#fdfaf5'],
      about: [
        'Eleven players, three singers, one bandleader in a white dinner jacket who has not repeated a pocket square since 2004. They play soul, swing and Motown from charts, so the horns hit like a door.',
        'The band rehearses <strong>every Monday at a social club in West Oakland</strong>, and couples are welcome to sit in, eat catfish and pick a first dance. For smaller rooms they divide neatly into seven.',
      ],
      services:
        'Eleven-piece band, Seven-piece band, Three singers, First-dance learning, MC, Horn fanfares, Sound engineer, DJ between sets',
      images: [
        { show: 'music-band', prompt: 'Ballroom, evening' },
        'Ballroom round tables, gala, chandelier',
        'City hall round tables, guests, candlelight',
        'Dancing under lights at night',
      ],
      packages: [
        { name: 'Full Verandah', price: 8900, text: 'Eleven players, four sets, an engineer.' },
        { name: 'Seven on a Friday', price: 5600, offer: 4700, text: 'Three sets, two singers.' },
        { name: 'Fanfare', price: 900, text: 'Three horns, one entrance, gone by cocktails.' },
      ],
      faqs: {
        'Will you learn our song?': 'Two, properly. Send them by the new moon before; the pianist is superstitious.',
      },
      reviews: {
        5: [
          'The horns walked down the aisle. I walked down the aisle. The horns got more applause.',
          'Catfish Mondays are reason enough to book.',
        ],
        4: ['Eleven people eat a lot. Budget for it.'],
      },
    },
    {
      name: 'Nettle & Reed',
      place: 'Nevada City',
      owner: ['Fionn', 'Applegate'],
      styles: ['Boho', 'Fairytale', 'Country'],
      palette: ['#6f8f72', '#f2dfc3', '#c2673f'],
      about: [
        'Fiddle, harp, button accordion and a caller who can teach forty strangers a reel in the time it takes to cut the cake. Nobody needs to know the steps; Fionn’s rule is that <em>if you are laughing you are in time</em>.',
        'They play unamplified in woods and barns, and walk your guests from ceremony to supper in a long line. The harp came from Cork in 1931 wrapped in somebody’s wedding quilt.',
      ],
      services:
        'Ceilidh band, Dance caller, Harp ceremonies, Walking procession, Unamplified sets, Barn dances, Workshop for the couple',
      images: [
        { show: 'music-ceilidh', prompt: 'Redwood, ferns, golden hour' },
        'Barn dancing with string lights',
        'Hills ceremony, boho, golden hour',
        'An evening band and dancing, candlelight',
      ],
      packages: [
        { name: 'Reel and Supper', price: 2800, text: 'Ceremony, procession, two hours of dancing.' },
        { name: 'Harp Alone', price: 700, offer: 590, text: 'Forty-five minutes, one harp, one quilt.' },
      ],
      faqs: { 'Do guests need dance shoes?': 'Flat ones, or none. Grass is kind to beginners.' },
      reviews: {
        5: [
          'My two families did not share a language. They shared a reel.',
          'Harp under redwoods at dusk. I am not a crier and yet.',
        ],
        3: ['Charming, but an hour of called dancing was enough for our crowd.'],
      },
    },
    {
      name: 'Night Bus Disco',
      place: 'San Francisco',
      owner: ['Sunny', 'Parekh'],
      styles: ['Modern', 'Unique', 'Industrial'],
      palette: ['#45424a', '#c8357a', '#76489c'],
      about: [
        'A retired Muni bus, line 38, with the seats out and a sound system in. It fits thirty-two dancers, drives your guests from City Hall to dinner while they are at it, and turns into the afterparty when the venue says eleven.',
        'Sunny mixes house with the Hindi film songs she grew up on in Fremont. The stop-request cord is wired to the <strong>fog machine</strong>. She is very strict about seat belts for anyone over seventy.',
      ],
      services:
        'Disco bus, DJ sets, House and Bollywood, Afterparties, Guest transfer with music, Silent disco, Light rig',
      images: [
        { show: 'music-bus', prompt: 'Rooftop, night' },
        'A rooftop party with a city skyline, night',
        'Loft dancing, industrial, evening',
        'A warehouse ceremony, modern, candles',
      ],
      packages: [
        { name: 'Line 38', price: 3400, text: 'Transfer, dinner pause, afterparty until two.' },
        { name: 'Silent Disco', price: 1600, offer: 1300, text: 'A hundred headphones, three channels.' },
      ],
      faqs: {
        'Where can the bus stop?': 'Anywhere a forty-foot vehicle may. I apply for the curb permit three weeks ahead.',
      },
      reviews: {
        5: [
          'My grandmother pulled the cord nine times.',
          'When the venue closed, the party simply drove off with us in it.',
        ],
        4: ['Hills are an experience. Hold on to something.'],
      },
    },
    {
      name: 'Sparrow & Sons Jazz',
      place: 'Sonoma',
      owner: ['Clifford', 'Sparrow'],
      styles: ['Classic', 'Intimate', 'Vintage'],
      palette: ['#8b3a44', '#ecd9b4', '#a3b295'],
      about: [
        'Piano, bass, brushes. Clifford accompanied singers at the Fairmont for twenty-six years; the bass is his son, the drums his other son, and the argument about tempo has been going on since 1998.',
        'They are for dinners where you want to talk. The upright piano travels <strong>on a trailer of its own</strong>, is tuned on arrival by Clifford with a wrench from his pocket, and sounds better by candlelight than it has any right to.',
      ],
      services:
        'Jazz trio, Solo piano, Upright piano on site, Dinner music, Singer on request, Ceremony music, Standards by request',
      images: [
        { show: 'music-jazz', prompt: 'Estate, dusk, string lights' },
        'An evening band and music, warm',
        'Vineyard long tables at dusk',
        'Estate round tables, evening',
      ],
      packages: [
        { name: 'Trio for Dinner', price: 1900, text: 'Three hours, the upright included.' },
        { name: 'Father Alone', price: 850, offer: 720, text: 'Solo piano for two hours.' },
      ],
      faqs: { 'Can a guest sing with you?': 'If they know their key. If they do not, we will find it.' },
      reviews: {
        5: [
          'My dad sang “The Very Thought of You”. Clifford followed him through four keys.',
          'Quiet enough to hear each other, good enough to stop and listen.',
        ],
        4: ['Not dance music, as advertised. We put on a playlist at ten.'],
      },
    },
  ],
}
