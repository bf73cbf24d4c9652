import { defineMessages } from '../../../shared/language/define-messages.ts'

/** The texts of the parts of the landing page that load after its first screen. */
export const laterMessages = defineMessages('landingLater', {
  drawing: 'Drawing',
  drawn: 'Drawn',
  notDrawn: 'Not drawn',
  nothingShown: 'Nothing to draw yet. Name a place, a time of day or some flowers.',
  sketchFailed: 'The preview could not be drawn here. Your sentence can still become a full vision.',
  sketchAlt: (summary: string) => `Illustration: ${summary}`,
  sketchTold: (shown: readonly string[], notDrawn: readonly string[]) =>
    `The scene shows ${shown.join(', ')}.${notDrawn.length > 0 ? ` Not drawn: ${notDrawn.join(', ')}.` : ''}`,

  vendorsTitle: 'Vendors you can *meet today*',
  vendorsText: 'From our catalogue for {{region}}. Open a profile without an account.',
  vendorsTextSignedIn: 'From our catalogue for {{region}}.',
  searchVendors: 'Search all vendors',
  vendorsFailed: 'The vendors could not be loaded.',

  couplesLabel: 'Couples helped',
  /** Asterisks mark the number, which is displayed large. */
  couples: (count: number) => `over *${count.toLocaleString('en-US')}* couples helped`,
  couplesSpoken: (count: number) => `Over ${count.toLocaleString('en-US')} couples helped`,

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
})
