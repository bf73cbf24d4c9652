import type { dashboardFrameMessages } from '../features/dashboard-frame/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const dashboardFrame: TextsOf<typeof dashboardFrameMessages> = {
  navigation: 'Principal',
  menu: 'Menú',
  account: (initials) => (initials === '' ? 'Tu cuenta' : `Tu cuenta (${initials})`),
  home: 'Inicio',
  visionBoard: 'Tablero de visiones',
  search: 'Buscar',
  vendors: 'Proveedores',
  messages: 'Mensajes',
  hints: {
    home: 'Tu boda de un vistazo',
    visionBoard: 'Tus imágenes',
    search: 'Encontrar proveedores',
    vendors: 'Tus proveedores guardados y contratados',
    messages: '',
    settings: '',
  },
  signedInAs: (name) => `Sesión de ${name}`,
  invitePartner: 'Invita a tu pareja',
  payments: 'Pagos',
  settings: 'Configuración',
  logout: 'Cerrar sesión',
  unread: ', sin leer: ',
  chat: 'Vista del chat',
  deletion: 'Eliminación de la cuenta',
  deletedOn: (deletesAt) =>
    `Tu cuenta se eliminará el ${deletesAt.toLocaleDateString('es-US', { dateStyle: 'long' })}.`,
  keepAccount: 'Conservar mi cuenta',
  confirmEmail: (email) => `Confirma tu correo: abre el enlace que te enviamos${email ? ` a ${email}` : ''}.`,
  confirmToWrite: 'Confirma tu correo para escribir hoy a más proveedores.',
  sending: 'Enviando el correo…',
  sentTo: (email) => `Enviamos un enlace${email ? ` a ${email}` : ''}. Funciona durante 7 días.`,
  sent: 'Enviado',
  sendAgain: 'Enviar de nuevo',
  waitingScans: (count) =>
    count === 1
      ? '1 proveedor escaneado espera la red. Lo guardaremos en cuanto vuelva la conexión.'
      : `${count} proveedores escaneados esperan la red. Los guardaremos en cuanto vuelva la conexión.`,
  sendNow: 'Intentar ahora',
  scansSaved: 'Guardado en Ferias de bodas',
}
