import { germanMessages } from '@vowkit/react/messages/de'
import { languageTexts } from './language-texts.ts'

export const texts = languageTexts(germanMessages)
