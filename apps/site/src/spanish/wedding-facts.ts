import type { weddingFactsMessages } from '../shared/form/wedding-facts/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const weddingFacts: TextsOf<typeof weddingFactsMessages> = {
  guests: 'Invitados (aproximado)',
  guestsInvalid: 'Escribe un número del 1 al 100,000.',
  fromVision: 'De tu visión. Puedes cambiarlo.',
  enterPlace: (place) => `Usar «${place}» de tu visión`,
}
