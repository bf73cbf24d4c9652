import type { Messages } from '../index.ts'

export const account: Messages['account'] = {
  login: 'Iniciar sesión / Registrarse',
  logout: 'Cerrar sesión',
  board: 'Ver tu tablero de visiones',
  upgrade: 'Mejorar plan',
  notKept: 'Este navegador no nos deja guardar nada: tu sesión termina con esta página.',
  signedInAs: (email) => `Sesión iniciada como ${email}`,
  creditsUnknown: 'No pudimos leer cuántas visiones te quedan.',
  creditsLeft: (credits) =>
    credits === -1
      ? 'Visiones ilimitadas'
      : `${credits} ${credits === 1 ? 'visión disponible' : 'visiones disponibles'}`,
}
