import { spanishMessages } from '@vowkit/react/messages/es'
import { wordsOf } from './words-of.ts'

export const words = wordsOf(spanishMessages)
