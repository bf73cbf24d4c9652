import type { Messages } from '../index.ts'

export const variants: Messages['variants'] = {
  title: 'Cuatro ideas a partir de tus palabras',
  hint: 'Elige la que más te guste. Tus cambios parten de ella.',
  idea: (place) => `Idea ${place}`,
  drawing: 'Dibujando más ideas…',
  failed: 'No pudimos cambiar a esta idea. Inténtalo de nuevo.',
}
