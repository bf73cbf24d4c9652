import type { AccountTexts } from '../features/settings/account/texts.ts'

export const account: AccountTexts = {
  changePassword: 'Cambiar la contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Se cierra la sesión en todos los demás navegadores.',
  savePassword: 'Guardar la contraseña',
  useCode: 'Usar un código por correo',
  cancel: 'Cancelar',
  missingPasswords: 'Escribe tu contraseña actual y una nueva.',
  missingNext: 'Escribe primero una contraseña nueva.',
  wrongPassword: 'La contraseña actual es incorrecta.',
  passwordChanged: 'La contraseña está cambiada.',
  codeTitle: 'Confirma que eres tú',
  codeReason: 'Tu contraseña nueva se guarda cuando escribes el código.',

  payouts: 'Pagos para ti',
  notConnected: 'Sin conectar',
  payments: {
    stripe:
      'Las parejas pagan tus facturas con Stripe, en la cuenta de la plataforma. Pregunta a la plataforma cómo te pasa tu dinero.',
    sandbox: 'Esta instalación usa una página de práctica. Ahí las facturas se marcan como pagadas, sin mover dinero.',
    none: 'Aquí no hay pagos en línea. Las parejas ven tus facturas, pero no pueden pagarlas en línea.',
  },

  deleteAccount: 'Eliminar la cuenta',
  deletionLoading: 'Cargando tu cuenta…',
  deletionFailed: 'No se pudo cargar tu cuenta.',
  blockedVendor:
    'Tu negocio se creó con esta cuenta y las parejas dependen de sus contratos y facturas, así que no se elimina aquí. Tu perfil y tus consultas se conservan hasta que cierres el negocio con nuestro soporte. Las parejas conservan sus conversaciones, documentos firmados y facturas.',
  blockedDemo: 'Todas las visitas de esta demostración comparten esta cuenta, así que no se puede eliminar.',
  writeTo: (email) => `Escribe a ${email}`,
  contactSupport: 'Contacta al soporte de la plataforma.',
  deleteHint:
    'Se borran tu nombre, tu contraseña y tus sesiones. El perfil, las consultas, las conversaciones y los documentos se quedan con tu equipo.',
  deletePartnerHint:
    'Se borran tu nombre, tu contraseña y tus sesiones. Los elementos del sitio web y las consultas se quedan con tu equipo.',
  deleteTitle: '¿Eliminar tu cuenta?',
  deleteReason:
    'Tu cuenta se borra 14 días después de que escribas el código. Hasta entonces puedes entrar y conservarla.',
  deletedOn: (date) => `Tu cuenta se borrará el ${date}.`,
  keepAccount: 'Conservar mi cuenta',
}
