import type { DemoCategory } from '../types.ts'

export const officiants: DemoCategory = {
  id: 15,
  faqs: [
    {
      'Do you travel?': 'Gladly, at fifty cents a mile, and I am early wherever I go.',
      'Is there a deposit?': 'A hundred dollars. The rest when you have read the ceremony.',
      'Would you marry us in the rain?': 'Twice a winter. I speak faster.',
    },
    {
      'How far do you travel?': 'Anywhere with a road. Before that we meet three times, once with each of you alone.',
      'When do we pay?': 'Half at the first meeting, half at the rehearsal.',
      'What if the weather stops the ceremony?':
        'Then we stand in a doorway. The law asks for two witnesses and no sunshine.',
    },
    {
      'Do you travel?': 'To the state line. The license is filed by hand on the next working day.',
      'Is there a deposit?': 'A quarter. Cancel any time; you owe me what I have written, no more.',
      'Do you mind rain?': 'No, but the microphone does. Above forty guests we want a roof.',
    },
  ],
  reviews: {
    5: [
      'Everyone asked how long we had known each other. Eight weeks.',
      'Eighteen minutes. Laughter, tears, legal.',
      'Steadied my shaking hand with the ring as if it were part of the rite.',
      'Spoke both family names properly, which we had stopped hoping for.',
      'My atheist father and my devout aunt were each sure that it had been for them.',
    ],
    4: [
      'A touch long, but no one minded aloud.',
      'Warm and wise, slow on email.',
      'Forgot to ask guests to sit. They stood, bless them.',
    ],
    3: ['Good words, read a bit too closely from the page.', 'Arrived with little time for the sound check.'],
  },
  vendors: [
    {
      name: 'Plain Vows',
      place: 'Berkeley',
      owner: ['Ruth', 'Abelson'],
      styles: ['Modern', 'Intimate', 'Casual'],
      palette: ['#a3b295', '#fdfaf5', '#45424a'],
      about: [
        'Ruth was a radio documentary editor and treats a ceremony like tape: cut until only the true things are left. Hers last <strong>fourteen minutes</strong>. She interviews you both for two hours, separately, and each of you hears the other’s words for the first time at the altar.',
        'No poem about love being patient unless you insist, no candle, no sand. She has done seven hundred and still writes each from a blank page.',
      ],
      services:
        'Secular ceremonies, Interviews, Vow editing, License filing, Rehearsals, Living-room weddings, Renewals',
      images: [
        { show: 'officiant', prompt: 'Garden, morning' },
        'A simple garden ceremony, morning, round arch',
        'Loft ceremony, modern, candles',
        'Coast ceremony in fog, simple',
      ],
      packages: [
        { name: 'Fourteen Minutes', price: 950, text: 'Interviews, writing, ceremony, filing.' },
        { name: 'Vow Editing', price: 250, offer: 200, text: 'Two vows, equal in length, unequal in tone.' },
      ],
      faqs: { 'May we read it beforehand?': 'The frame, yes. The answers you gave about each other, no.' },
      reviews: {
        5: [
          'I heard what he had said about me, in front of ninety people, and forgot the ninety.',
          'Edited my vows from nine hundred words to eighty. She was merciless and right.',
        ],
        4: ['If you like ritual, this is bare. We did like it bare.'],
      },
    },
    {
      name: 'Reverend Opal',
      place: 'Oakland',
      owner: ['Opal', 'Jeffries'],
      styles: ['Classic', 'Cultural', 'Glamorous'],
      palette: ['#6a2b57', '#cfa455', '#fdfaf5'],
      about: [
        'Thirty-four years in the pulpit at Allen Temple’s little sister on 14th Street, and a voice that needs no wire. Reverend Opal marries anyone who can look her in the eye and say why, of whatever faith, and has never once looked at her notes.',
        'Broom, libation, unity cord: <strong>she explains each as she goes</strong>, so that both sides of the aisle lean in. Premarital talks are held over her peach cobbler.',
      ],
      services:
        'Christian ceremonies, Interfaith ceremonies, Jumping the broom, Libation, Premarital talks, Blessings, Home visits to elders',
      images: [
        { show: 'rite-broom', prompt: 'Church, roses, candles' },
        'A church ceremony, columns, candles, roses',
        'Ballroom ceremony',
        'Rose garden ceremony, arch, golden hour',
      ],
      packages: [
        { name: 'The Wedding and the Cobbler', price: 800, text: 'Four talks, rehearsal, ceremony.' },
        { name: 'Blessing', price: 300, offer: 240, text: 'For those the courthouse has already married.' },
      ],
      faqs: { 'Must we belong to a church?': 'You must belong to each other. I can work with the rest.' },
      reviews: {
        5: [
          'She looked at me for what seemed an hour and then said, “All right.” I have never passed a harder exam.',
          'Two hundred people and you could hear her smile.',
        ],
        4: ['She will preach a little. Budget ten minutes.'],
      },
    },
    {
      name: 'Two Rabbis and a Truck',
      place: 'Sebastopol',
      owner: ['Shira', 'Goldfarb'],
      styles: ['Cultural', 'Garden', 'Boho'],
      palette: ['#8fa9c2', '#f2dfc3', '#6f8f72'],
      about: [
        'Shira and Dov share a congregation, a marriage and a Toyota with a <strong>chuppah in the back</strong>: four birch poles, a cloth woven by Shira’s mother, and a bag of glasses wrapped for stomping, with spares for grooms who miss.',
        'They do weddings where one side has never been to a Jewish one. Seven blessings can be shared among seven friends, in any language; Dov coaches them by telephone. Hora instructions are shouted.',
      ],
      services:
        'Jewish ceremonies, Interfaith weddings, Chuppah, Ketubah signing, Seven blessings coaching, Hora leading, Premarital learning',
      images: [
        { show: 'rite-chuppah', prompt: 'Garden, morning' },
        'Hills ceremony, chuppah, golden hour',
        'Orchard ceremony, canopy',
      ],
      packages: [
        { name: 'Both Rabbis', price: 1400, text: 'Learning, ceremony, chuppah, hora.' },
        { name: 'One Rabbi', price: 900, offer: 780, text: 'Whoever is free. We do not tell you who is better.' },
      ],
      faqs: { 'What if I miss the glass?': 'There are three more in the bag. The record is four.' },
      reviews: {
        5: [
          'Needed the second glass. Crowd went wild.',
          'My Catholic grandmother did one of the seven blessings in Tagalog.',
        ],
        4: ['They interrupt each other. It is part of the charm, mostly.'],
      },
    },
    {
      name: 'Pandit Joshi & Co.',
      place: 'Fremont',
      owner: ['Hemant', 'Joshi'],
      styles: ['Cultural', 'Colorful', 'Classic'],
      palette: ['#e8932f', '#c8357a', '#f3cb52'],
      about: [
        'The full vivah takes three hours; the one Panditji wrote for his own daughter takes fifty minutes and leaves out nothing that matters. Sanskrit is sung, then told in English with jokes, and <strong>a booklet</strong> lies on every seat.',
        'He finds your muhurat, brings the kund, the ghee and a fire extinguisher in a matching red. Gujarati, Marathi, Tamil and Punjabi customs by arrangement; his colleague Smt. Iyer officiates for those who would rather have a woman.',
      ],
      services:
        'Hindu ceremonies, Fifty-minute vivah, Muhurat, Havan kit, Interfaith ceremonies, Ganesh puja, Booklets, Griha pravesh',
      images: [
        { show: 'rite-fire', prompt: 'Mission, Indian wedding, marigold, golden hour' },
        'A mandap in a tent',
        'Temple ceremony, mandap, sunny',
      ],
      packages: [
        { name: 'Fifty Minutes', price: 850, text: 'Puja, vivah, kit, a hundred booklets.' },
        { name: 'Complete Vivah', price: 1300, offer: 1100, text: 'Three hours, and Ganesh puja the day before.' },
      ],
      faqs: {
        'Is fire allowed indoors?':
          'Where the hotel permits it. I speak with the fire marshal myself; he is a friend by now.',
      },
      reviews: {
        5: [
          'First Hindu wedding at which my cousins put down their phones.',
          'His joke about the seventh step cannot be repeated, and need not be.',
        ],
        3: ['Fifty minutes became seventy-five, as the aunties had predicted.'],
      },
    },
    {
      name: 'Judge Maldonado, Retired',
      place: 'Sacramento',
      owner: ['Alberto', 'Maldonado'],
      styles: ['Classic', 'Country', 'Elegant'],
      palette: ['#3f5b73', '#f3e3d3', '#8b3a44'],
      about: [
        'After twenty-eight years of divorces the judge wished to see the other end. He marries people on Fridays and Saturdays, in robe or in boots, Spanish or English or by turns.',
        'The ceremony comes with <strong>one piece of advice</strong>, different for every couple, sealed in an envelope that is to be opened at the first real quarrel. Some write to say that they have not opened theirs yet. He keeps those letters in his old case files.',
      ],
      services:
        'Civil ceremonies, Bilingual ceremonies, Courthouse garden weddings, Sealed advice, Vow renewals, License help, Short notice',
      images: [
        { show: 'rite-signing', prompt: 'City hall, sunny' },
        'An estate ceremony, columns, classic, sunny',
        'Ceremony under the oaks of a garden, oak garden, late afternoon',
        'Backyard ceremony, white chairs, roses',
      ],
      packages: [
        { name: 'Robe or Boots', price: 500, text: 'One meeting, one ceremony, one envelope.' },
        { name: 'Friday Noon', price: 500, offer: 380, text: 'In the courthouse garden, up to twenty guests.' },
      ],
      faqs: { 'What does the advice say?': 'It is under seal.' },
      reviews: {
        5: [
          'We opened the envelope over a dishwasher. He was right about the dishwasher.',
          'My abuela understood each word. So did his.',
        ],
        4: ['Brief. Very brief. Tell your late guests.'],
      },
    },
    {
      name: 'Wren Hollow Ceremonies',
      place: 'Mendocino',
      owner: ['Linden', 'Farrow'],
      styles: ['Fairytale', 'Boho', 'Unique'],
      palette: ['#6f8f72', '#c4aedd', '#e9b08a'],
      about: [
        'Handfastings, oath stones, a ring warmed by passing through every hand in the circle. Linden is a forester by training and a celebrant by accident: a couple got stuck behind a fallen tree, with guests on the wrong side, in 2013.',
        'Rites are <em>borrowed from nobody’s religion</em> and made with things that you bring. Cords are spun from your own clothes. There will be a silence of one full minute, which people recall better than any speech.',
      ],
      services:
        'Handfasting, Ring warming, Forest ceremonies, Children’s roles, Pet roles, Spun cords, Queer weddings, Naming ceremonies',
      images: [
        { show: 'rite-handfasting', prompt: 'Redwood, ferns, fog' },
        'Redwood ceremony, fairytale, ferns, fog',
        'Redwood ceremony, triangle arch, dusk',
        'Beach ceremony, hoop, sunset',
      ],
      packages: [
        { name: 'Cord and Circle', price: 780, text: 'Two walks, a cord, the ceremony.' },
        { name: 'Dawn Circle', price: 780, offer: 620, text: 'At first light, up to fifteen guests.' },
      ],
      faqs: { 'Is a handfasting legal?': 'With the license signed, entirely. I carry a clipboard beneath the cloak.' },
      reviews: {
        5: ['That minute of silence had a woodpecker in it.', 'Cord spun from his flannel and my grandmother’s scarf.'],
        4: ['Ring took eleven minutes to come round. Warm, though.'],
      },
    },
  ],
}
