import type { Messages } from '../index.ts'

export const launcher: Messages['launcher'] = {
  open: 'Pregunta al asistente de bodas',
  close: 'Cerrar el asistente',
  failed: 'No se pudo cargar el asistente.',
  tryAgain: 'Intentar de nuevo',
}
