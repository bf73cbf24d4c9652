import type { partnerInvitationMessages } from '../features/partner-invitation/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const partnerInvitation: TextsOf<typeof partnerInvitationMessages> = {
  checking: 'Estamos comprobando tu invitación.',
  title: (name) => `Planea tu boda con ${name}`,
  titleUnnamed: 'Planeen su boda en pareja',
  shared: 'Comparten un mismo tablero: favoritos, visiones, mensajes con proveedores, documentos y pagos.',
  ownLogin: (email) => `Inicias sesión como *${email}*, con tu propia contraseña.`,
  password: 'Elige una contraseña',
  passwordRepeat: 'Repite la contraseña',
  repeatPassword: 'Escribe la contraseña otra vez.',
  join: 'Unirme',
  joinedTitle: (name) => (name === '' ? 'Ya planean en pareja' : `Ya planeas con ${name}`),
  joinedText: (email) => `Inicia sesión con *${email}* y la contraseña que ya tienes.`,
  toLogin: 'Iniciar sesión',
  invalid: 'Esta invitación ya no funciona',
  invalidText: 'Ya se usó, se retiró o tiene más de 7 días. Pide a tu pareja que envíe otra.',
  unreachable: 'No pudimos comprobar tu invitación. Inténtalo de nuevo.',
  hasWedding: 'Este correo ya tiene su propia boda',
  hasWeddingText:
    'Nunca unimos dos cuentas. Pide a tu pareja que invite otro correo, o inicia sesión y elimina primero la cuenta de este.',
  notJoined: 'No pudimos añadirte. Inténtalo de nuevo.',
}
