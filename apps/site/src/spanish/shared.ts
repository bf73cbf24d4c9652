import type { TextsOf } from '../shared/language/define-messages.ts'
import type { sharedMessages } from '../shared/messages.ts'

export const shared: TextsOf<typeof sharedMessages> = {
  description: 'Describe tu boda y mírala dibujada; luego encuentra a los proveedores que pueden hacerla realidad.',
  noScript: 'Vowkit necesita JavaScript para dibujar tu boda.',
  language: 'Idioma',
  languageFailed: 'No pudimos cambiar el idioma. Revisa tu conexión e inténtalo de nuevo.',
  loading: 'Cargando',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
}
