import { spanishMessages } from '@vowkit/react/messages/es'
import { wordsOf } from '../shell/words-of.ts'

export const words = wordsOf(spanishMessages)
