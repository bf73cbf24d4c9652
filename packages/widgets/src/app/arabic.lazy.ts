import { arabicMessages } from '@vowkit/react/messages/ar'
import { languageTexts } from './language-texts.ts'

export const texts = languageTexts(arabicMessages)
