import type { TextsOf } from '../shared/language/define-messages.ts'
import type { sceneMessages } from '../shared/scene/messages.ts'

export const scene: TextsOf<typeof sceneMessages> = {
  'hero-garden': {
    alt: 'Un arco de flores entre hileras de sillas blancas en un jardín a la hora dorada',
    caption: 'Peonías rosadas a la hora dorada',
  },
  'hero-vineyard': {
    alt: 'Un arco de rosas en un viñedo al anochecer, bajo guirnaldas de luces',
    caption: 'Viñedo al anochecer, rosas de Sonoma',
  },
  'hero-redwood': {
    alt: 'Un arco redondo de anémonas blancas entre secuoyas, con la niebla de la mañana',
    caption: 'Niebla entre secuoyas, anémonas blancas',
  },
  'hero-hall': {
    alt: 'Dos mesas largas a la luz de las velas bajo las lámparas de un salón alto',
    caption: 'Salón con velas, ciruela y oro',
  },
}
