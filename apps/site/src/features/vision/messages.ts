import { defineMessages } from '../../shared/language/define-messages.ts'

export const visionMessages = defineMessages('vision', {
  kind: 'Visions',
  login: 'Login / Sign Up',
  upgrade: 'Upgrade',
  logout: 'Logout',
  notStored: 'Your browser blocks storage for this site, so you will be signed out when you close this page.',

  loveVision: 'Love this vision',
  loveBoth: 'You both love this',
  loveYou: (partner: string) => `You love this. ${partner} hasn’t said yet.`,
  lovePartner: (partner: string) => `${partner} loves this`,
  loveFailed: 'We couldn’t save your change. Please try again.',
  addedByYou: 'Created by you',
  addedBy: (name: string) => `Created by ${name}`,
  board: 'Your Vision Board',
  picturesFailed: 'Some pictures didn’t load.',
  failed: 'Your visions could not be loaded.',
  add: 'Add New Vision',
  addHint: 'Click to create your next wedding dream',
  samplesTitle: 'Or start with one of these',
  /** The sample prompts, by the file name of their scene. */
  samples: {
    'hero-garden':
      'A garden ceremony at golden hour beneath an arch of blush peonies and ivory roses, white chairs, the couple and their guests.',
    'hero-vineyard':
      'A vineyard ceremony at dusk under string lights, an arch of burgundy and blush roses, the couple and their guests.',
    'hero-redwood':
      'A ceremony among the redwoods in the morning fog, a moon gate of white anemones, the couple and their guests.',
  },
  dreaming: 'Dreaming…',
  moreAbout: (title: string) => `More about ${title}`,
  share: 'Share',
  reuse: 'Use this prompt again',
  rename: 'Rename',
  delete: 'Delete',
  deleted: (title: string) => `“${title}” was deleted.`,
  viewBoard: 'View Your Vision Board',

  vision: 'Your vision',
  matches: 'Vendors for this look',
  matched: (words: readonly string[]) =>
    `You both say ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words)}`,

  demo: 'See our AI in action',
  demoVenue: 'Your venue',
  demoVenueAlt: 'An empty garden with old trees',
  demoInspiration: 'Your inspiration',
  demoInspirationAlt: 'A bouquet of blush peonies and ivory roses',
  demoPrompt: 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch',
  demoPromptCaption: 'Your words',
  demoResult: 'Your vision. Move the line to compare.',
  demoResultAlt: 'The garden at golden hour, with an arch of peonies and roses',
  demoCompare: 'Compare the venue with the vision',
  before: 'Before',
  after: 'After',
})
