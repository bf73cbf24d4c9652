import { defineMessages } from '../language/define-messages.ts'

export const placeQuestionMessages = defineMessages('placeQuestion', {
  question: (place: string) => `Is your wedding in ${place}?`,
  yes: 'Yes',
  otherPlace: 'Another place',
  failed: 'We couldn’t save the place. Please try again.',
})
