import { spanishMessages } from '@vowkit/react/messages/es'
import { languageTexts } from './language-texts.ts'

export const texts = languageTexts(spanishMessages)
