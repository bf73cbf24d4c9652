import { defineMessages } from '../../language/define-messages.ts'

/** Texts of the fields that a vision can fill in. Only what shows such values loads them. */
export const weddingFactsMessages = defineMessages('weddingFacts', {
  guests: 'Guests (estimate)',
  guestsInvalid: 'Enter a number from 1 to 100,000.',
  /** Below a field with a value that the prompt of a vision names. */
  fromVision: 'From your vision. You can change it.',
  enterPlace: (place: string) => `Use “${place}” from your vision`,
})
