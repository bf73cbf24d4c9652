import type { DemoCategory } from '../types.ts'

export const drivers: DemoCategory = {
  id: 14,
  faqs: [
    {
      'How far do you go?': 'Two hundred miles a day; after that the driver needs a bed.',
      'What is the deposit?': 'A quarter, which follows you to another date if it must.',
      'What about rain?': 'Roofs go up, umbrellas come out, and we allow ten minutes more.',
    },
    {
      'Is fuel included?': 'Fuel, tolls and parking. You will not find them on a bill.',
      'When is the balance due?': 'A week before, when we confirm addresses and the driver’s telephone number.',
      'What if you break down?': 'There is a second vehicle within forty minutes. It has been needed twice.',
    },
    {
      'Can we decorate it?': 'Ribbon and flowers, yes. Tape and tin cans, ask first.',
      'May we cancel?': 'At no cost until thirty days before.',
      'Do you drive in bad weather?': 'In rain and fog, slowly. Not over a pass with chains.',
    },
  ],
  reviews: {
    5: [
      'Early, polished, discreet. Had tissues.',
      'Driver waited out a forty-minute speech with a smile and a book.',
      'Counted everyone on, counted everyone off.',
      'My nephews are now obsessed.',
      'Found a route round the closed bridge and nobody noticed.',
    ],
    4: [
      'Very pretty, not much room for a train.',
      'Air conditioning struggled.',
      'Pickup point moved at the last moment.',
    ],
    3: ['Came ten minutes late, though we still made it.', 'Music selection was the driver’s own.'],
  },
  vendors: [
    {
      name: 'Aunt Vera’s Motors',
      place: 'Sonoma',
      owner: ['Reggie', 'Vance'],
      styles: ['Vintage', 'Classic', 'Elegant'],
      palette: ['#f3e3d3', '#3f5b73', '#8b3a44'],
      about: [
        'Vera Vance left her nephew five cars, a barn and instructions. The 1937 Packard is for brides, the Studebaker for parents, the little Morris for the two of you afterwards, and <strong>nobody eats in the Bentley</strong>.',
        'Reggie drives in a gray cap and talks only if you do. Each car is brought out on the Thursday, warmed, and driven over your route at wedding speed, which is twenty-eight miles per hour.',
      ],
      services: 'Packard limousine, Studebaker, Bentley, Morris Minor getaway, Route rehearsal, Ribbons, Chauffeur',
      images: [
        { show: 'transport', prompt: 'Estate, sunny' },
        'An estate on a sunny day, empty venue, cypress',
        'Vineyard ceremony, golden hour, classic',
        'A bouquet of roses, vintage',
      ],
      packages: [
        { name: 'Packard, Four Hours', price: 950, text: 'To the church, to the party, home in the Morris.' },
        { name: 'Sunday Packard', price: 950, offer: 780, text: 'The same, on a Sunday.' },
      ],
      faqs: { 'Is there room for a big dress?': 'In the Packard you could bring a second bride.' },
      reviews: {
        5: [
          'My father and I had eleven silent minutes in the Packard. I would not trade them.',
          'He warmed up the car AND the seat.',
        ],
        4: ['No air conditioning in 1937, as it turns out.'],
      },
    },
    {
      name: 'Karl the Bus',
      place: 'San Francisco',
      owner: ['Petra', 'Lindqvist'],
      styles: ['Casual', 'Whimsical', 'Colorful'],
      palette: ['#f2a65a', '#4bb3b0', '#fdfaf5'],
      about: [
        'A 1967 Volkswagen microbus with twenty-one windows, orange below and cream above, named after the fog and about as fast. Petra rebuilt the engine on her kitchen table, to the regret of the table.',
        'Karl seats seven, climbs Nob Hill in first, and has a <em>record player</em> that plays only when level. Photographers love him; allow half an hour for strangers who want to tell you about theirs.',
      ],
      services:
        'Microbus with driver, Photo stops, Picnic in the back, City Hall runs, Flower garlands, Record player, Dog-friendly',
      images: [
        { show: 'ride-van', prompt: 'Coast, sunny' },
        'Rooftop view over San Francisco, bright, ceremony',
        'A portrait of the couple on the beach, surfboard, sunny',
      ],
      packages: [
        { name: 'City Hall and Ocean Beach', price: 620, text: 'Three hours, two stops, one thermos.' },
        { name: 'Tuesday Karl', price: 620, offer: 490, text: 'Any weekday before five.' },
      ],
      faqs: { 'Does he make it up the hills?': 'All but one, and we go around that one.' },
      reviews: {
        5: ['Twenty strangers waved. Karl tooted at all of them.', 'Skipped a groove on Lombard and went on playing.'],
        3: ['Charming and slow. We missed the start of our own cocktail hour.'],
      },
    },
    {
      name: 'Hooves & Harness',
      place: 'Carmel Valley',
      owner: ['Eleanor', 'Straka'],
      styles: ['Fairytale', 'Romantic', 'Cultural'],
      palette: ['#c4aedd', '#fdfaf5', '#cfa455'],
      about: [
        'Two grays, Duke and Ambrose, and a white mare named Sultana who has carried a hundred and nineteen grooms and bows to drums without having been taught. Carriages: a landau, a wagonette, an open cart for children.',
        'Eleanor is a veterinarian and decides alone whether the day is too hot. She brings her own shade, <strong>a water truck and a broom</strong>. Bells, garlands and umbrellas are stored by color in the tack room.',
      ],
      services:
        'Horse and carriage, Baraat mare, Landau, Children’s cart, Garlands and umbrellas, Street permits, Handlers in dress',
      images: [
        { show: 'ride-carriage', prompt: 'Estate, romantic, golden hour' },
        'Hills ceremony, fairytale, late afternoon',
        'An estate ceremony, romantic, lush, sunny',
      ],
      packages: [
        { name: 'Landau for Two', price: 1400, text: 'Two hours, both grays, one driver, one groom.' },
        { name: 'Baraat with Sultana', price: 1200, offer: 990, text: 'Ninety minutes, two handlers, permits filed.' },
      ],
      faqs: { 'How does she take to loud music?': 'Dhol she adores. Fireworks we decline.' },
      reviews: {
        5: [
          'Sultana bowed to my mother-in-law. The marriage is off to a strong start.',
          'They swept up after the horses before a guest could notice.',
        ],
        4: ['Postponed our ride by an hour for the heat. Right decision, tricky hour.'],
      },
    },
    {
      name: 'Valley Shuttle Sisters',
      place: 'Napa',
      owner: ['Teresa', 'Mendonça'],
      styles: ['Country', 'Modern', 'Luxurious'],
      palette: ['#5d3a55', '#a3b295', '#fdfaf5'],
      about: [
        'Getting a hundred and forty people from eleven hotels to one gate on time is arithmetic, and Teresa taught arithmetic. She and her sister run fourteen vans, with a whiteboard, in radio contact, and post <strong>one text to every guest</strong> with their minute.',
        'Late returns are the specialty: the last van leaves when the last guest does. Drivers carry water, ginger candy and your couple’s photograph so that they congratulate the right people.',
      ],
      services:
        'Guest shuttles, Fourteen vans, Guest text messages, Late returns, Wheelchair lifts, Winery tours, Airport pickups, Lost-phone returns',
      images: [
        { show: 'ride-shuttle', prompt: 'Vineyard, golden hour' },
        'Olive grove ceremony, sunny, morning',
        'Vineyard in autumn, golden hour, tablescape',
      ],
      packages: [
        { name: 'Hundred-Guest Plan', price: 2800, text: 'Four vans, both ways, texts included.' },
        { name: 'Last Van', price: 480, offer: 390, text: 'One van from ten until nobody is left.' },
      ],
      faqs: { 'Are the vans accessible?': 'Five of fourteen have lifts. Tell us who, and that van goes there.' },
      reviews: {
        5: [
          'Everybody got a text with their minute. Everybody was there at that minute.',
          'My phone came back before I knew it was lost.',
        ],
        4: ['The white vans are not glamorous. They work.'],
      },
    },
    {
      name: 'Ferry Me Home',
      place: 'Sausalito',
      owner: ['Captain Joan', 'Abernathy'],
      styles: ['Beach', 'Unique', 'Intimate'],
      palette: ['#3f5b73', '#f08a70', '#f2dfc3'],
      about: [
        'A wooden launch from 1929, forty-eight feet, built to take shipyard workers across Richardson Bay. She carries thirty-six wedding guests now, past Angel Island, under the bridge if the ebb allows, and to a dock of your choosing.',
        'Joan has been licensed to sail since 1983 and <strong>licensed to marry</strong> since 2011; both certificates hang in the wheelhouse. Rugs, lanterns, a stove for chowder, and a brass bell for the kiss.',
      ],
      services:
        'Guest crossings, Weddings on board, Sunset cruises, Captain as officiant, Chowder, Dock permits, Ash scattering and baptisms',
      images: [
        { show: 'ride-launch', prompt: 'Lake, golden hour' },
        'Ocean sunset ceremony, no arch',
        'Pier tablescape with lanterns, evening',
      ],
      packages: [
        { name: 'Crossing', price: 1600, text: 'Thirty-six guests, one way, bell included.' },
        { name: 'Married at Slack Water', price: 2400, offer: 1990, text: 'Two hours, the captain, chowder.' },
      ],
      faqs: { 'What if guests get seasick?': 'Middle of the boat, eyes on the bridge, ginger from my pocket.' },
      reviews: {
        5: [
          'We said I do beneath the Golden Gate with the engine off.',
          'The chowder recipe is a secret from 1929 as well.',
        ],
        4: ['Timing depends upon the tide. Do not argue with the tide.'],
      },
    },
    {
      name: 'Foothill Flyer',
      place: 'Nevada City',
      owner: ['Hollis', 'Grady'],
      styles: ['Rustic', 'Boho', 'Country'],
      palette: ['#a84f2e', '#6f8f72', '#f2dfc3'],
      about: [
        'An open hay wagon, a 1951 Chevrolet farm truck and a school bus painted by third graders. Hollis drove that bus on route nine for thirty years and still stops at every railroad crossing, out of love.',
        'The bus takes <strong>forty-four</strong> to places where a limousine would leave its oil pan. Songs are led from the front. Quilts on the seats were made by the Methodist ladies and smell faintly of cedar.',
      ],
      services: 'School bus shuttle, Farm truck getaway, Hay wagon, Mountain roads, Quilts, Sing-alongs, Luggage runs',
      images: [
        { show: 'ride-wagon', prompt: 'Hills, ranch, golden hour' },
        'Ranch long tables, lanterns, dusk',
        'Barn ceremony, country, sunny',
      ],
      packages: [
        { name: 'Bus for the Evening', price: 880, text: 'Forty-four seats, there and back, twice.' },
        { name: 'Truck Getaway', price: 240, offer: 190, text: 'Just the two of you, ten slow minutes.' },
        { name: 'Hay Wagon', price: 360, text: 'From the vows to supper, twenty at a time.' },
      ],
      faqs: { 'Can the bus manage a dirt road?': 'If a logging truck can. Send me a pin and I will go and look.' },
      reviews: {
        5: [
          'Hollis had us singing rounds by mile three.',
          'He stopped at the crossing. No train since 1942. He stopped.',
        ],
        4: ['Bus suspension is from another age, like its driver. Loved both.'],
      },
    },
  ],
}
