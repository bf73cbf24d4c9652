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

  couplesLabel: 'Couples helped',
  /** Asterisks mark the number, which is displayed large. */
  couples: (count: number) => `over *${count.toLocaleString('en-US')}* couples helped`,
  couplesSpoken: (count: number) => `Over ${count.toLocaleString('en-US')} couples helped`,

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
  example: {
    category: 'Florists',
    styles: ['Garden', 'Romantic'] as [string, string],
    question: 'Is May 3rd still free?',
    answer: 'It is. Shall I hold it for you?',
    reply: 'Yes, please. Booking now.',
    deposit: 'Flowers, deposit',
    rest: 'Flowers, the day',
    total: 'Total',
    guarantee: '{{brand}} guarantee',
    signed: 'Signed',
  },

  closing: 'The evening is *already waiting*',
  start: 'Start Planning',

  footer: 'Footer',
  about: 'About',
  privacy: 'Privacy Policy',
  contact: 'Contact',
})
