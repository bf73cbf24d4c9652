import type { TopicTable } from './topic.ts'

export const GUESTS = {
  dogs: { label: 'dogs', words: ['dog', 'pet', 'puppy', 'dog-friendly', 'pet-friendly', 'pet role'] },
  children: {
    label: 'children',
    words: [
      'child',
      'children',
      'kid',
      'children’s cart',
      'kid-friendly',
      'children’s role',
      'flower-girl',
      'toddler',
      'family-friendly',
    ],
    asked: ['baby', 'babies'],
  },
  childcare: { label: 'childcare', words: ['childcare', 'babysitter', 'babysitting', 'nanny', 'creche'] },
  elopements: {
    label: 'elopements',
    words: ['elopement', 'elope', 'eloping', 'courthouse wedding', 'just the two of us'],
    asked: ['city hall'],
  },
  'small-weddings': {
    label: 'small weddings',
    words: [
      'small wedding',
      'micro-wedding',
      'microwedding',
      'intimate wedding',
      'living-room wedding',
      'home wedding',
    ],
  },
  'large-weddings': {
    label: 'large weddings',
    words: ['large wedding', 'big wedding', 'for crowds', 'large bridal party'],
  },
  'multi-day': {
    label: 'weddings of several days',
    words: [
      'multi-day',
      'several days',
      'whole weekend',
      'weekend wedding',
      'three-day wedding',
      'two-day wedding',
      'two-day celebration',
      'multi-day wedding',
    ],
    asked: ['three days', 'two days'],
  },
  destination: {
    label: 'destination weddings',
    words: ['destination wedding', 'abroad', 'out of state', 'outside california', 'overseas'],
    asked: ['destination', 'international'],
  },
  winter: { label: 'winter weddings', words: ['winter wedding', 'snow wedding', 'in winter'] },
  weekdays: { label: 'weekday weddings', words: ['weekday', 'monday to thursday', 'midweek'] },
} satisfies TopicTable

export const FAITHS = {
  secular: {
    label: 'secular ceremonies',
    words: ['secular', 'non-religious', 'nonreligious', 'humanist', 'not religious', 'nobody’s religion', 'atheist'],
  },
  civil: {
    label: 'civil ceremonies',
    words: ['civil ceremon*', 'civil wedding', 'courthouse garden', 'justice of the peace'],
    asked: ['judge', 'courthouse', 'civil'],
  },
  interfaith: {
    label: 'interfaith ceremonies',
    words: [
      'interfaith',
      'mixed-faith',
      'whatever faith',
      'any faith',
      'two faiths',
      'different religions',
      'multi-faith',
    ],
  },
  christian: {
    label: 'Christian ceremonies',
    words: ['christian', 'church ceremon*', 'church service', 'church wedding', 'baptist', 'protestant', 'gospel'],
    asked: ['church', 'reverend', 'pastor', 'methodist'],
  },
  catholic: { label: 'Catholic ceremonies', words: ['catholic', 'catholic mass', 'catholic priest'] },
  orthodox: {
    label: 'Orthodox Christian ceremonies',
    words: ['greek orthodox', 'orthodox church', 'eastern orthodox'],
  },
  jewish: { label: 'Jewish ceremonies', words: ['jewish', 'rabbi', 'chuppah', 'huppah', 'ketubah', 'hora', 'bedeken'] },
  hindu: {
    label: 'Hindu ceremonies',
    words: ['hindu', 'pandit', 'vivah', 'puja', 'muhurat', 'mandap', 'mangalsutra', 'ganesh'],
  },
  muslim: { label: 'Muslim ceremonies', words: ['muslim', 'islamic', 'nikah', 'imam', 'rukhsati'] },
  sikh: { label: 'Sikh ceremonies', words: ['sikh', 'anand karaj', 'gurdwara'] },
  buddhist: { label: 'Buddhist ceremonies', words: ['buddhist', 'buddhism'] },
  pagan: { label: 'handfasting', words: ['handfasting', 'pagan', 'wiccan', 'oath stone', 'celtic ceremony'] },
} satisfies TopicTable

export const CULTURES = {
  lgbtq: {
    label: 'same-sex weddings',
    words: [
      'same-sex',
      'gay',
      'lesbian',
      'lgbt*',
      'queer',
      'two brides',
      'two grooms',
      'non-binary',
      'gender-neutral',
      'everyone between',
    ],
    asked: ['trans'],
  },
  'south-asian': {
    label: 'South Asian weddings',
    words: [
      'south asian',
      'indian wedding',
      'desi',
      'baraat',
      'sangeet',
      'haldi',
      'dhol',
      'lehenga',
      'sherwani',
      'sari',
      'dupatta',
      'bollywood',
    ],
  },
  chinese: {
    label: 'Chinese weddings',
    words: ['chinese wedding', 'tea ceremony', 'tea ceremonies', 'lion dance', 'qipao'],
    asked: ['chinese'],
  },
  vietnamese: { label: 'Vietnamese weddings', words: ['vietnamese wedding', 'vietnamese ceremon*'] },
  korean: { label: 'Korean weddings', words: ['korean wedding', 'paebaek', 'hanbok'] },
  'japanese-culture': {
    label: 'Japanese traditions',
    words: ['japanese wedding', 'kimono', 'shinto', 'sake ceremony'],
  },
  filipino: { label: 'Filipino weddings', words: ['filipino', 'filipina', 'barong'] },
  persian: { label: 'Persian weddings', words: ['persian', 'iranian', 'sofreh', 'sofreh aghd'] },
  'mexican-culture': {
    label: 'Mexican traditions',
    words: [
      'mexican wedding',
      'mariachi',
      'papel picado',
      'quinceañera',
      'quinceanera',
      'lazo',
      'la hora loca',
      'banda',
    ],
  },
  'black-culture': {
    label: 'African American traditions',
    words: ['jumping the broom', 'jump the broom', 'african american', 'black wedding', 'libation', 'adinkra'],
  },
  irish: {
    label: 'Irish and Scottish traditions',
    words: ['ceilidh', 'bagpipe', 'irish wedding', 'scottish wedding'],
    asked: ['irish', 'scottish', 'celtic'],
  },
} satisfies TopicTable

/** A language that a vendor speaks, or in which it delivers its work. */
export const LANGUAGES = {
  bilingual: {
    label: 'several languages',
    words: [
      'bilingual',
      'multilingual',
      'translat*',
      'interpreter',
      'any language',
      'languages do you speak',
      'speak other languages',
    ],
  },
  english: { label: 'English', words: ['english'] },
  spanish: { label: 'Spanish', words: ['spanish'] },
  french: { label: 'French', words: ['french'] },
  german: { label: 'German', words: ['german'] },
  italian: { label: 'Italian', words: ['italian'] },
  portuguese: { label: 'Portuguese', words: ['portuguese'] },
  mandarin: { label: 'Mandarin', words: ['mandarin', 'speak chinese', 'in chinese'] },
  cantonese: { label: 'Cantonese', words: ['speak cantonese', 'in cantonese', 'cantonese-speaking'] },
  'vietnamese-language': { label: 'Vietnamese', words: ['vietnamese'] },
  japanese: { label: 'Japanese', words: ['speak japanese', 'in japanese', 'japanese-speaking', 'japanese'] },
  'korean-language': { label: 'Korean', words: ['korean'] },
  tagalog: { label: 'Tagalog', words: ['tagalog'] },
  hindi: { label: 'Hindi', words: ['hindi'] },
  punjabi: { label: 'Punjabi', words: ['punjabi'] },
  gujarati: { label: 'Gujarati', words: ['gujarati'] },
  tamil: { label: 'Tamil', words: ['tamil'] },
  urdu: { label: 'Urdu', words: ['urdu'] },
  farsi: { label: 'Farsi', words: ['farsi'] },
  arabic: { label: 'Arabic', words: ['arabic'] },
  hebrew: { label: 'Hebrew', words: ['hebrew'] },
  russian: { label: 'Russian', words: ['russian'] },
  'sign-language': { label: 'sign language', words: ['sign language', 'asl', 'deaf'] },
} satisfies TopicTable
