import { defineMessages } from '../../shared/language/define-messages.ts'

/** Asterisks mark the parts of a text that are emphasized. */
export const landingMessages = defineMessages('landing', {
  navigation: 'Main',
  vendorSite: "I'm a vendor",
  dashboard: 'Dashboard',
  logIn: 'Log in',
  signUp: 'Sign up',

  title: 'Bring your *dream wedding* to life',
  intro:
    "Share your vision, meet your matches, then book and celebrate. {{Region}}'s vendors, seen through the wedding you are imagining.",
  visualize: 'Visualize Your Dream Wedding',
  findVendors: 'Find Top Vendors',
  pause: 'Pause the pictures',
  play: 'Play the pictures',

  describe: 'Describe your wedding, and watch it appear',
  tryExample: 'Try',
  /** The scenes of these prompts show everything that the prompts name. */
  examples: [
    { label: 'Beach at sunset', prompt: 'On a beach at sunset, with a bamboo arch and paper lanterns' },
    { label: 'Barn and sunflowers', prompt: 'Long tables in a barn, with string lights and sunflowers' },
    { label: 'Rooftop at night', prompt: 'A rooftop dinner under the stars, with candles and blue hydrangeas' },
  ] as readonly { label: string; prompt: string }[],
  clearPrompt: 'Clear your sentence',
  fullVision: 'Make it a full vision',
  preview: 'Illustrated preview, drawn in your browser',

  how: 'How it *works*',
  steps: {
    share: {
      title: 'Share your vision',
      text: 'Tell us your style, your preferences and your budget. One sentence is enough to start.',
    },
    meet: {
      title: 'Meet your matches',
      text: 'Our AI matchmaker picks the vendors who fit you from our network.',
    },
    book: {
      title: 'Book and celebrate',
      text: 'Book your vendors directly, then enjoy your day.',
    },
  },

  benefitsTitle: 'Planned with *care*',
  benefits: {
    matches: { title: 'Matches tailored to you', text: 'Vendors chosen for your style and your budget.' },
    place: {
      title: 'Everything in one place',
      text: 'Communicate with your vendors and book them where your plans already are.',
    },
    pricing: { title: 'Transparent pricing', text: 'Clear prices, and standardized contracts you can read.' },
    guarantee: { title: 'A guarantee', text: 'Every booking comes with our guarantee, in writing.' },
  },
  readGuarantee: 'Read the guarantee',

  closing: 'The evening is *already waiting*',
  start: 'Start Planning',

  footer: 'Footer',
  about: 'About',
  privacy: 'Privacy Policy',
  contact: 'Contact',
})
