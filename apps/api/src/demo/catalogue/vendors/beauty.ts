import type { DemoCategory } from '../types.ts'

export const beauty: DemoCategory = {
  id: 10,
  faqs: [
    {
      'Do you come to us?': 'To any room with a window and two outlets.',
      'What is the deposit?': 'The price of the trial, which then counts towards the day.',
      'Will it hold in the rain?': 'Through rain, yes. Through swimming, mostly.',
    },
    {
      'Do you travel?': 'Within fifty miles, with an artist for every four of you before noon.',
      'When do we pay?': 'A third on booking, the rest at the mirror.',
      'What about rain and humidity?': 'We plan the style around them. An updo does not mind; beach waves do.',
    },
    {
      'Is travel extra?': 'A dollar a mile after the first thirty.',
      'Can we cancel?': 'Until eight weeks before, at no cost.',
      'What survives fog?': 'Anything pinned. We test it with a spray bottle at the trial.',
    },
  ],
  reviews: {
    5: [
      'I looked like myself after nine hours of sleep.',
      'Still perfect at one in the morning, three cries and a lake later.',
      'Made my mother feel like a bride as well.',
      'Ran ten minutes ahead all morning. Unheard of.',
      'Worked with my natural curls and did not once say “tame”.',
    ],
    4: [
      'Lovely. The trial was better than the day by a hair.',
      'Lashes were a bit much for me; she took them off in a minute.',
      'Room got crowded with all the kit.',
    ],
    3: ['Makeup great, hair fell out of its pins by dessert.', 'The foundation read pale in flash pictures.'],
  },
  vendors: [
    {
      name: 'Straight Razor Society',
      place: 'Sacramento',
      owner: ['Emmett', 'Boudreaux'],
      styles: ['Industrial', 'Rustic', 'Unique'],
      palette: ['#45424a', '#a84f2e', '#dcc8a6'],
      about: [
        'Somebody ought to look after the other half of the pictures. Emmett brings two chairs and a copper steamer to wherever the groomsmen are hiding, and gives each a hot-towel shave, a trim and ten minutes of silence.',
        'Beards are shaped a <strong>week ahead</strong> and only tidied on the day. Suits get steamed while you wait, boutonnieres pinned on the correct side. Brides with undercuts are most welcome; so are fathers who have not changed their hair since 1979.',
      ],
      services:
        'Hot-towel shaves, Beard shaping, Groom cuts, Undercuts and fades, Suit steaming, On-site chairs, Father-of-the-bride rescue',
      images: [
        { show: 'beauty-barber', prompt: 'Loft, morning' },
        'A barn ceremony, rustic, black chairs',
        'Loft ceremony, industrial, evening',
      ],
      packages: [
        { name: 'Six Chins', price: 540, text: 'Groom and five, two barbers, on site.' },
        { name: 'Groom Alone', price: 160, offer: 130, text: 'A cut the week before, a shave on the day.' },
      ],
      faqs: {
        'Are shaves safe right before pictures?':
          'On skin that is used to it. If it is not, we trim close and leave the blade folded.',
      },
      reviews: {
        5: ['My dad’s 1979 has been retired with honors.', 'Best part of the morning was nobody talking.'],
        4: ['Copper steamer tripped the inn’s fuse once.'],
      },
    },
    {
      name: 'Pin Curl Parlor',
      place: 'Alameda',
      owner: ['Dot', 'Maldonado'],
      styles: ['Vintage', 'Glamorous', 'Classic'],
      palette: ['#8b3a44', '#ecd9b4', '#cf9393'],
      about: [
        'Four chairs from 1947, hood dryers that roar, and Dot in cat-eye glasses setting hair the way her mother did on this same corner for the navy wives. Finger waves, victory rolls, a pageboy you could bounce a coin on.',
        'Sets are done the evening before, slept on in a <strong>satin bonnet you keep</strong>, and brushed out in ten minutes on the morning. No iron, no tongs, no crunch. Red lipstick is matched to your blood, she says, and it does seem so.',
      ],
      services:
        'Wet sets, Finger waves, Red-lip makeup, Wig styling, Bridal parties in the parlor, Manicures, Veil setting',
      images: [
        { show: 'beauty-parlor', prompt: 'Vintage, morning' },
        'A vintage bouquet of roses',
        'A ballroom tablescape, vintage, candlelight',
        'Estate ceremony, vintage roses',
      ],
      packages: [
        { name: 'Set and Brush-Out', price: 320, text: 'Evening set, morning brush-out, bonnet.' },
        { name: 'Parlor to Yourselves', price: 1400, offer: 1150, text: 'Four chairs, three hours, gin or tea.' },
      ],
      faqs: { 'Can short hair be set?': 'Three inches is plenty. Two, if you are patient with me.' },
      reviews: {
        5: ['Danced for five hours and not a wave moved.', 'The bonnet alone.'],
        4: ['Hood dryers are loud and hot. Bring a fan and a friend.'],
      },
    },
    {
      name: 'Salt Air Beauty',
      place: 'Half Moon Bay',
      owner: ['Mariko', 'Jensen'],
      styles: ['Beach', 'Boho', 'Romantic'],
      palette: ['#f2dfc3', '#f08a70', '#8fa9c2'],
      about: [
        'Wind is the client. Mariko has pinned hair on this coast for fourteen years and tests every style on the pier, at noon, facing northwest. What still looks deliberate after five minutes is allowed to be called bridal.',
        'Braids, loose knots, seed pearls sewn in with thread. Makeup is cream rather than powder, because <em>fog sits on powder</em>. She comes to your house with a kettle, a folding stool and her Labrador if invited.',
      ],
      services: 'Wind-proof hair, Braids, Cream makeup, Sewn-in pearls, Flower crowns fitted, House calls, Pier test',
      images: [
        { show: 'beauty-braid', prompt: 'Beach, golden hour' },
        'A coast ceremony, breezy, sunset',
        'A portrait of the bride with a flower crown on the coast',
        'Beach tablescape, morning',
      ],
      packages: [
        { name: 'Pier-Tested', price: 540, text: 'Trial on the pier, the morning at yours.' },
        { name: 'Five Braids', price: 620, offer: 540, text: 'You and four, hair only.' },
      ],
      faqs: { 'Does the Labrador really come?': 'Only by invitation. She is called Bobby Pin.' },
      reviews: {
        5: ['Gale warning on the radio, not a strand loose.', 'Bobby Pin lay on my train and I did not mind.'],
        3: ['Hair superb. The peach cheeks were not my color.'],
      },
    },
    {
      name: 'House of Henna & Kohl',
      place: 'Fremont',
      owner: ['Zainab', 'Qureshi'],
      styles: ['Cultural', 'Colorful', 'Luxurious'],
      palette: ['#c8357a', '#cfa455', '#e8932f'],
      about: [
        'Mehndi to the elbow takes Zainab six hours. She grinds leaves from Sojat twice a week, adds clove oil and sugar, and hides your partner’s name <strong>so well that one is still unfound</strong> after three years.',
        'Her sister Amna does the rest: dupatta draping with forty-one pins, jhoomar fixed so that it does not swing, kohl that stays put through the rukhsati. They arrive with snacks, because brides with wet hands cannot reach theirs.',
      ],
      services:
        'Bridal mehndi, Guest mehndi, Dupatta draping, Sari draping, South Asian bridal makeup, Jewelry setting, Hijabi styling, Natural henna',
      images: [
        { show: 'henna', prompt: 'Mandap, marigold' },
        'A portrait of the bride in a red lehenga, courtyard, golden hour',
        'Mission tablescape, evening candles',
      ],
      packages: [
        { name: 'Both Days', price: 1650, text: 'Six hours of mehndi, full bridal the next day.' },
        { name: 'Guests’ Hands', price: 600, offer: 480, text: 'Two artists, three hours, about fifty hands.' },
      ],
      faqs: { 'How dark will it get?': 'Darkest on the second day. Keep water off it for a night and sleep in socks.' },
      reviews: {
        5: ['He is still looking for his name.', 'Forty-one pins and I could do bhangra.'],
        4: ['Six hours is six hours. Choose a film and a soft chair.'],
      },
    },
    {
      name: 'Bare Minimum',
      place: 'Berkeley',
      owner: ['Celeste', 'Okoye'],
      styles: ['Modern', 'Casual', 'Intimate'],
      palette: ['#e9b08a', '#fdfaf5', '#a3b295'],
      about: [
        'Eleven products, one bag, forty minutes. Celeste spent years retouching faces for magazines and came out of it convinced that people had been fine before. She paints as little as the light allows.',
        'Trials happen at the <strong>hour of your wedding</strong>, near a window, with a friend you trust. Skin of every depth is her daily work: she mixes foundation by eye in an old watercolor pan and writes the recipe down for you.',
      ],
      services:
        'Bridal makeup, Soft hair, Groom grooming, Skin preparation, Trials at wedding hour, Custom-mixed foundation, Touch-up pouch',
      images: [
        { show: 'beauty', prompt: 'Simple, morning' },
        'A portrait of the bride in a garden, morning',
        'Garden ceremony, simple, bright',
        'Glasshouse tablescape, airy, morning',
      ],
      packages: [
        { name: 'You, Only Rested', price: 480, text: 'Trial, makeup and hair for one.' },
        { name: 'You and Three', price: 1050, offer: 890, text: 'The same, and three friends.' },
      ],
      faqs: { 'Do you airbrush?': 'No. Fingers are warmer.' },
      reviews: {
        5: ['First time a foundation matched me and not my cousin.', 'Groom too! Took the shine off, left the man.'],
        4: ['If you want drama, she will try, but her heart is not in it.'],
      },
    },
    {
      name: 'Golden Hour Faces',
      place: 'Napa',
      owner: ['Simone', 'Achebe'],
      styles: ['Elegant', 'Garden', 'Glamorous'],
      palette: ['#cfa455', '#f6dcd3', '#6f1d34'],
      about: [
        'A team of nine, led by Simone, who did the anchors at Channel 7 and can finish eight people by eleven without raising her voice. Seating plan, schedule and playlist arrive a week ahead.',
        'Everyone is photographed in daylight and under a flash before leaving the chair; corrections are made from <em>the picture, not the mirror</em>. An artist stays until after the first dance, with powder, thread and a straw for your champagne.',
      ],
      services:
        'Large bridal parties, Makeup and hair teams, Flash test, Second look, On-site artist until dancing, Mature skin, Lash application',
      images: [
        { show: 'beauty-team', prompt: 'Vineyard, golden hour' },
        'A portrait of the bride with bridesmaids in a vineyard, golden hour',
        'Vineyard ceremony, golden hour, elegant',
        'Estate tablescape, evening',
      ],
      packages: [
        { name: 'Eight by Eleven', price: 2400, text: 'Eight people, four artists, one who stays.' },
        { name: 'Second Look', price: 420, offer: 340, text: 'New hair and lips between dinner and dancing.' },
      ],
      faqs: {
        'When do you start?': 'Count back: forty-five minutes each, divided by four artists, and done an hour early.',
      },
      reviews: {
        5: ['The straw. Such a small thing, such a clever thing.', 'Nine of us, 10:52, done.'],
        4: ['A bit like a very nice factory in the middle.'],
      },
    },
  ],
}
