import type { vendorConnectMessages } from '../features/vendor-connect/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorConnect: TextsOf<typeof vendorConnectMessages> = {
  titleStart: 'Únete como',
  titleEmphasis: 'proveedor',
  intro:
    'Las parejas de {{region}} organizan aquí su boda. Cuéntanos de tu negocio y te enviaremos por correo un enlace para crear tu cuenta.',
  request: 'Tu solicitud',
  frame: 'Formulario de solicitud para proveedores',
  loading: 'Cargando el formulario',
  slow: 'El formulario está tardando en cargar. Prueba a abrirlo en otra pestaña.',
  trouble: '¿Problemas con el formulario?',
  openNewTab: 'Abrir el formulario en otra pestaña',
  submitted: 'Solicitud enviada',
  submittedNote: 'Revisa tu correo: te enviamos un enlace de verificación para crear tu cuenta',
  mailbox: 'Abrir el buzón de demostración',
  closed: 'Por ahora no recibimos solicitudes',
  closedHint: 'Vuelve a intentarlo otro día.',
  contactStart: 'Escribe a',
  contactEnd: 'para pedir una cuenta.',
}
