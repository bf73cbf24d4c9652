import type { TextsOf } from '../shared/language/define-messages.ts'
import type { placeQuestionMessages } from '../shared/place-question/messages.ts'

export const placeQuestion: TextsOf<typeof placeQuestionMessages> = {
  question: (place) => `¿Tu boda es en ${place}?`,
  yes: 'Sí',
  otherPlace: 'Otro lugar',
  failed: 'No pudimos guardar el lugar. Inténtalo de nuevo.',
}
