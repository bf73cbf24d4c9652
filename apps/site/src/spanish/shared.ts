import type { TextsOf } from '../shared/language/define-messages.ts'
import type { sharedMessages } from '../shared/messages.ts'

export const shared: TextsOf<typeof sharedMessages> = {
  description: 'Describe tu boda y mírala dibujada; luego encuentra a los proveedores que pueden hacerla realidad.',
  noScript: '{{brand}} necesita JavaScript para dibujar tu boda.',
  language: 'Idioma',
  languageFailed: 'No pudimos cambiar el idioma. Revisa tu conexión e inténtalo de nuevo.',
  loading: 'Cargando',
  seeAnswers: 'Ver las respuestas juntas',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  continue: 'Continuar',
  network: 'Revisa tu conexión a internet.',
  skip: 'Ir al contenido',
  newTab: '(se abre en otra pestaña)',
  loadFailed: 'Esta página no se cargó',
  notFound: 'Página no encontrada',
  notFoundHint: 'Puede que el enlace sea antiguo o esté mal escrito.',
  frontPage: 'Ir a la página principal',
  redirecting: 'Un momento, te estamos redirigiendo.',
  offeredSession: '¿Iniciar sesión con este enlace?',
  offeredSessionHint: 'Si no pediste este enlace, no continúes: puede abrir la cuenta de otra persona.',
  continueAs: (email) => `Continuar como ${email}`,
  declineSession: 'No, seguir sin iniciar sesión',
  daysLeft: (days) => (days === 1 ? 'Falta 1 día' : `Faltan ${days} días`),
  date(date) {
    const midnight = new Date(`${date}T00:00`)
    return Number.isNaN(midnight.getTime()) ? '' : midnight.toLocaleDateString('es-US', { dateStyle: 'long' })
  },
}
