import type { Messages } from '../index.ts'

export const account: Messages['account'] = {
  login: 'Iniciar sesión / Registrarse',
  logout: 'Cerrar sesión',
  board: 'Ver tu tablero de visiones',
  upgrade: 'Mejorar plan',
  notKept:
    'Tu navegador no nos permite guardar datos, así que tu sesión se cerrará al salir de esta página o recargarla.',
  signedInAs: (email) => `Sesión iniciada como ${email}`,
  creditsUnknown: 'No pudimos cargar cuántas visiones te quedan.',
  creditsLeft: (credits) =>
    credits === -1
      ? 'Visiones ilimitadas'
      : `${credits} ${credits === 1 ? 'visión disponible' : 'visiones disponibles'}`,
}
