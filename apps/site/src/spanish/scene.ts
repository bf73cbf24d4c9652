import type { TextsOf } from '../shared/language/define-messages.ts'
import type { sceneMessages } from '../shared/scene/messages.ts'

export const scene: TextsOf<typeof sceneMessages> = {
  'hero-garden': {
    alt: 'Una pareja bajo un arco de flores en un jardín a la hora dorada, ante sus invitados',
    caption: 'Peonías rosadas a la hora dorada',
  },
  'hero-vineyard': {
    alt: 'Una pareja bajo un arco de rosas en un viñedo al anochecer, bajo guirnaldas de luces',
    caption: 'Viñedo al anochecer, rosas de Sonoma',
  },
  'hero-redwood': {
    alt: 'Una pareja ante una puerta de luna de anémonas blancas, entre secuoyas con niebla',
    caption: 'Niebla entre secuoyas, anémonas blancas',
  },
  'hero-hall': {
    alt: 'Invitados en dos mesas largas a la luz de las velas, bajo arañas en un salón alto',
    caption: 'Salón con velas, ciruela y oro',
  },
}
