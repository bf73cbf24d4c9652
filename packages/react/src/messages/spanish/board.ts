import type { Messages } from '../index.ts'

export const board: Messages['board'] = {
  title: 'Tu tablero de visiones',
  add: 'Añadir una visión',
  addHint: 'Haz clic para crear tu próximo sueño de boda',
  dreaming: 'Soñando…',
  empty: 'Todavía no hay nada aquí.',
  failed: 'No pudimos cargar tus visiones.',
  picturesFailed: 'Algunas imágenes no se cargaron.',
  signedOut: 'Inicia sesión para ver tus visiones.',
}
