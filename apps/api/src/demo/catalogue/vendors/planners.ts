import type { DemoCategory } from '../types.ts'

export const planners: DemoCategory = {
  id: 9,
  faqs: [
    {
      'Do you work away from home?': 'Most months. Travel is billed at cost and agreed in January.',
      'How is the fee paid?': 'In four parts, each tied to something you can see finished.',
      'Who decides about rain?': 'You two, at a time we have agreed. We merely hand you the forecast and a coffee.',
    },
    {
      'Do you travel to our venue?': 'Twice before the day: once in daylight, once at the hour of your dinner.',
      'What is the deposit?': 'A quarter, after a first meeting that costs nothing.',
      'Do you plan for storms?': 'Each timeline has a second column. You will never see it unless you need it.',
    },
    {
      'Is travel included?': 'Within ninety minutes. We sleep over when the party goes past midnight.',
      'May we cancel?': 'At any stage, paying only for what has been done.',
      'What is your rain plan?': 'Tents are on hold from ten days ahead and released at no cost when the sky is kind.',
    },
  ],
  reviews: {
    5: [
      'I never once asked what time it was.',
      'Fixed a missing cake, a sick officiant and my zipper, and told us on Monday.',
      'Negotiated back more than we paid in fees.',
      'Answered at eleven at night with “go to sleep, it is handled”.',
      'Our families think we are organized now.',
    ],
    4: [
      'So many spreadsheets. Useful ones, but so many.',
      'A strong taste, which was nearly always ours.',
      'The assistant on the day was new and a little shy.',
    ],
    3: ['Good on the day. In the months before we had to chase.', 'Suggested vendors were all on the expensive side.'],
  },
  vendors: [
    {
      name: 'Paper Heron',
      place: 'Sausalito',
      owner: ['Marguerite', 'Sloane'],
      styles: ['Elegant', 'Luxurious', 'Romantic'],
      palette: ['#fdfaf5', '#8fa9c2', '#cfa455'],
      about: [
        'Marguerite lives on a houseboat and plans on paper: one long scroll per wedding, taped to the wall, on which every hour is a hand’s width. Clients visit it as one visits a patient.',
        'She takes <strong>nine weddings a year</strong> and attends all of them in the same gray suit. Before this she stage-managed opera, which explains the headset, the calm, and why your aunt will hit her mark at 5:42.',
      ],
      services:
        'Full planning, Design, Budget keeping, Vendor contracts, Timeline scroll, Rehearsal direction, Day-of team of four, Guest travel',
      images: [
        { show: 'planner-scroll', prompt: 'Morning' },
        'Elegant tablescape, candles',
        'Coast ceremony, columns, morning',
        'Ballroom round tables, tall centerpieces',
      ],
      packages: [
        { name: 'The Scroll', price: 12500, text: 'From the first venue visit to the last thank-you note.' },
        { name: 'Final Eight Weeks', price: 4200, offer: 3700, text: 'You planned it; she stages it.' },
      ],
      faqs: {
        'How early should we write to you?':
          'Fourteen months is comfortable. Five has been done and everybody survived.',
      },
      reviews: {
        5: [
          'My aunt hit her mark at 5:41. Marguerite raised an eyebrow.',
          'We kept the scroll. It hangs in the hallway.',
        ],
        4: ['Formal at first. By the tasting she was doing impressions of tenors.'],
      },
    },
    {
      name: 'Day Two Events',
      place: 'Oakland',
      owner: ['Imani', 'Castellanos'],
      styles: ['Modern', 'Casual', 'Colorful'],
      palette: ['#e0477e', '#f3cb52', '#45424a'],
      about: [
        'Named for the day after, when you should be eating cold pizza and regretting nothing. Imani only sells coordination, at <strong>one flat price</strong>, published on her door: you do the choosing, she does the last thirty days.',
        'She was a dispatcher for the fire department for eight years. Vendors get a single page each; you get a single phone number, and it is answered. Her kit weighs nineteen pounds and contains, among other things, four bow ties.',
      ],
      services:
        'Day-of coordination, Thirty-day handover, Vendor one-pagers, Emergency kit, Rehearsal, Family wrangling, Teardown',
      images: [
        { show: 'planner-day', prompt: 'Rooftop, golden hour' },
        'Loft long tables, modern, evening',
        'Backyard garden tables, string lights',
        'Garden ceremony, bright, poppies',
      ],
      packages: [
        { name: 'Thirty Days', price: 2400, text: 'One price for any size, any day.' },
        { name: 'Weekday Thirty', price: 2400, offer: 1900, text: 'Monday to Thursday weddings.' },
        { name: 'One Long Call', price: 240, text: 'Two hours, all your questions, notes afterwards.' },
      ],
      faqs: { 'What is in the kit?': 'Bow ties, fishing line, chalk, a nail for every wall, and crackers.' },
      reviews: {
        5: ['Bow tie number three saved my brother.', 'A voice on the phone that makes you breathe slower.'],
        4: ['No design help, as she says on the door. We wished there were.'],
      },
    },
    {
      name: 'Juniper & Juno',
      place: 'Truckee',
      owner: ['Britt', 'Lachance'],
      styles: ['Rustic', 'Boho', 'Country'],
      palette: ['#6f8f72', '#c98a6b', '#fdfaf5'],
      about: [
        'Mountain people for mountain weddings. Britt and Juno know which docks the county allows, where bears come for frosting, and that at seven thousand feet one drink counts as two and a cake needs less baking powder.',
        'They camp on site for three nights, tents well out of the pictures. Guests receive a <em>packing list</em> that has been called the funniest document of the season. Snowplow numbers are on the back.',
      ],
      services:
        'Mountain weddings, Permits, Weekend schedules, Welcome campfires, Shuttle planning, Guest packing list, Bear-proof catering',
      images: [
        { show: 'planner-camp', prompt: 'Mountain, golden hour' },
        'Redwood long tables, lanterns, dusk',
        'Lakeside ceremony, simple, morning',
        'Tent tables, rustic, string lights',
      ],
      packages: [
        { name: 'Three Nights', price: 7800, text: 'Welcome fire to farewell pancakes.' },
        { name: 'Permit and Plan', price: 1800, offer: 1500, text: 'Paperwork, layout, shuttle table.' },
      ],
      faqs: { 'Can guests drive in winter?': 'With chains. We tell them when, how, and whom to call.' },
      reviews: {
        5: [
          'A bear came. They had rehearsed for a bear.',
          'My city cousins followed the packing list to the letter and were the only ones warm.',
        ],
        4: ['Signal is thin up there. Settle everything before you drive.'],
      },
    },
    {
      name: 'Saffron Thread',
      place: 'Fremont',
      owner: ['Nikhil', 'Varma'],
      styles: ['Cultural', 'Glamorous', 'Colorful'],
      palette: ['#e8932f', '#6a2b57', '#cfa455'],
      about: [
        'Six hundred guests, four events, two priests, one horse. Nikhil grew up in the sari shop below the office and plans the way his father kept stock: everything counted twice, everybody fed.',
        'He runs the family meeting at the start, a matter of three hours and much tea, and writes down <strong>who decides what</strong>. That page is worth the fee. Interfaith weddings are a third of his work; his own was one.',
      ],
      services:
        'Multi-day weddings, South Asian ceremonies, Interfaith planning, Baraat logistics, Hotel blocks, Décor design, Family meeting, Guest hospitality desk',
      images: [
        { show: 'planner-meeting', prompt: 'Mission, Indian wedding, golden hour' },
        'A mission courtyard, round tables, colorful, dusk',
        'Tent reception, chandelier, rounds',
        'Villa ceremony, mandap, lush',
      ],
      packages: [
        { name: 'Four Events', price: 16000, text: 'Planning, décor direction, a team of nine.' },
        { name: 'One Event', price: 6200, text: 'Any one of them, start to finish.' },
        { name: 'The Family Meeting', price: 600, offer: 450, text: 'Three hours, tea, the page.' },
      ],
      faqs: { 'Can you find a horse?': 'Two of them, Raja and Peaches. Peaches is calmer.' },
      reviews: {
        5: ['The page with who decides what is framed in my mother-in-law’s study.', 'Peaches was indeed calmer.'],
        3: ['Huge events are his thing. Our eighty guests felt like a side project.'],
      },
    },
    {
      name: 'Small Hours',
      place: 'Mendocino',
      owner: ['Ottilie', 'Crane'],
      styles: ['Intimate', 'Cozy', 'Fairytale'],
      palette: ['#6b2240', '#cf9393', '#6f8f72'],
      about: [
        'Weddings for two to twenty. Ottilie rents the house, stocks the refrigerator, walks the bluff with you the evening before and then makes herself invisible, apart from soup.',
        'She keeps a network of cooks, a harpist, two goats and one very good <strong>portrait painter</strong>, who works while you eat. Most couples stay three nights. The longest guest list so far was twenty-one; the twenty-first was born that week.',
      ],
      services: 'Elopement planning, House rental, Private cook, Permit filing, Portrait painter, Local florist, Soup',
      images: [
        { show: 'planner-painter', prompt: 'Coast, golden hour' },
        'Intimate tablescape, candlelight',
        'Redwood ceremony, fairytale, ferns',
        'Glasshouse tablescape, evening, roses',
      ],
      packages: [
        { name: 'Three Nights for Two', price: 3600, text: 'House, permit, cook for one dinner, flowers.' },
        { name: 'Winter Two', price: 3600, offer: 2950, text: 'The same from November to March, fire lit.' },
      ],
      faqs: { 'May we bring the dog?': 'The dog may bring you.' },
      reviews: {
        5: ['The painting is all elbows and candlelight, and is exactly us.', 'The soup appeared. We never saw how.'],
        4: ['It is a long road. Arrive a day earlier than you think.'],
      },
    },
    {
      name: 'Ledger & Lace',
      place: 'Sacramento',
      owner: ['Philippa', 'Gunn'],
      styles: ['Classic', 'DIY', 'Vintage'],
      palette: ['#b38aa4', '#ecd9b4', '#3f5b73'],
      about: [
        'Philippa is a certified accountant who plans weddings on the side, or possibly the other way round by now. Give her a number and she will marry you inside it. Her average is <strong>1.8 percent under</strong>, measured over seventy-three weddings.',
        'She knows which rentals haggle, when linen is cheapest, and what a grandmother’s lace can be turned into. The closing report, with receipts, arrives a week after the honeymoon and is oddly moving.',
      ],
      services:
        'Budget planning, Partial planning, Contract review, Rental bargains, DIY schedules, Day-of coordination, Closing report',
      images: [
        { show: 'planners-desk', prompt: 'Vintage, roses, morning' },
        'Estate ceremony, vintage, white chairs',
        'Backyard long tables, DIY, bunting',
        'Barn long tables, simple, sunny',
      ],
      packages: [
        { name: 'Inside the Number', price: 3800, text: 'Planning and the day itself, one fixed fee.' },
        { name: 'Contract Review', price: 350, offer: 280, text: 'Six contracts read, marked and explained.' },
      ],
      faqs: { 'What if we go over budget?': 'You will hear from me the same day, with three ways back.' },
      reviews: {
        5: [
          'We came in 212 dollars under and spent it on oysters.',
          'She found a clause that would have charged us for our own cake.',
        ],
        4: ['If you hate numbers, you will see a few more than you wish.'],
      },
    },
  ],
}
