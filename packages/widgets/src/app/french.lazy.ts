import { frenchMessages } from '@vowkit/react/messages/fr'
import { languageTexts } from './language-texts.ts'

export const texts = languageTexts(frenchMessages)
