import { BUDGETS, budgetRange, MAX_IMAGE_BYTES, PASSWORD_MIN_LENGTH, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, money, number } = formatFor('es')

/** The account, signing in and personal data. Buttons and pages have the same names as on the site. */
export const account = {
  'delete-account':
    'Abre **Configuración** y toca **Eliminar cuenta**. Tus datos se borran **14 días** después; hasta entonces puedes iniciar sesión y tocar **Conservar mi cuenta**.',
  'undo-deletion':
    'Sí, durante **14 días**: inicia sesión y toca **Conservar mi cuenta**. Después los datos se borran y no se pueden recuperar.',
  'export-data':
    'Sí. Abre **Configuración**, sección **Tus datos personales**, y toca **Preparar mis datos**. Recibes un correo cuando el archivo ZIP está listo.',
  privacy:
    'Los proveedores ven tu nombre y lo que les escribes o compartes. No ven a quién guardas, ni tus visiones, ni tu presupuesto. La Privacy Policy, al pie de la página de inicio, dice lo demás.',
  'forgot-password':
    'Toca **¿Olvidaste tu contraseña?** al iniciar sesión y escribe tu correo. Recibes un enlace para poner una contraseña nueva.',
  'change-password': 'La contraseña se cambia en **Configuración**.',
  'change-email': (data) => `El correo de una cuenta no se puede cambiar en **Configuración**. ${contact(data)}`,
  'change-wedding': 'La fecha y el lugar de la boda se cambian en **Configuración**.',
  settings:
    'Abre **Configuración**: ahí cambias tu foto, los nombres, la fecha y el lugar de la boda y la contraseña, y descargas o borras tus datos.',
  'create-account':
    'Toca **Crear cuenta**: pide sus nombres, un correo y una contraseña, y luego algo sobre la boda. Es gratis.',
  'sign-in':
    'No es obligatorio. Puedes iniciar sesión con contraseña, con Google o con un código que enviamos a tu correo.',
  'login-code':
    'Mira primero en la carpeta de spam; el correo puede tardar un minuto. Después pide un código nuevo; solo vale el último.',
  'magic-link':
    'Un enlace mágico (magic link) es una invitación personal: muestra proveedores recomendados e inicia tu sesión sin contraseña.',
  'magic-link-invalid': (data) =>
    `El enlace mágico caducó o ya no está activo. Pide uno nuevo a quien te lo envió, o inicia sesión con tu correo. ${contact(data)}`,
  sessions:
    'Abre **Configuración**, sección **Dónde tienes la sesión iniciada**: toca **Cerrar sesión** junto a un dispositivo, o **Cerrar las demás sesiones**.',
  logout:
    'Toca tu foto arriba a la derecha y luego **Cerrar sesión**. En un teléfono, **Cerrar sesión** está en el menú.',
  hacked: (data) =>
    `Cambia tu contraseña en **Configuración** y toca ahí **Cerrar las demás sesiones**. Si ya no puedes entrar, toca **¿Olvidaste tu contraseña?** al iniciar sesión. ${contact(data)}`,
  'password-rules': `Una contraseña necesita al menos **${PASSWORD_MIN_LENGTH} caracteres**.`,
  'reset-link':
    'El enlace del correo sirve una vez, durante una hora. Si dice que no es válido, toca otra vez **¿Olvidaste tu contraseña?** al iniciar sesión y usa el último correo. Mira también en la carpeta de spam.',
  'confirm-email':
    'Después de registrarte te enviamos un enlace: ábrelo y toca **Confirmar mi correo**. Sirve 7 días; **Enviar de nuevo**, arriba en la página, envía otro. Hasta entonces solo puedes escribir a unos pocos proveedores al día.',
  'email-taken':
    'Entonces ya existe una cuenta con ese correo: toca **Inicia sesión con él**. Si no sabes la contraseña, toca **¿Olvidaste tu contraseña?**.',
  'finish-profile':
    'Puedes responder más tarde a las preguntas sobre tu pareja, la fecha, el estilo y el presupuesto: abre **Configuración** y toca **Completar mi perfil**.',
  'partner-account':
    'Una cuenta es para los dos; tu pareja no necesita otra. Su nombre y su correo están en **Configuración**, en **Datos de tu pareja**.',
  'profile-photo': `Abre **Configuración**, sección **Foto**, elige un archivo .jpg, .png o .gif (hasta ${megabytes(MAX_IMAGE_BYTES)} MB) y toca **Guardar foto**.`,
  'change-budget': (data) =>
    `El presupuesto (${and(BUDGETS.map((budget) => budgetRange(budget, money)))}), el estilo y las categorías se preguntan al registrarte, o después en **Configuración**, con **Completar mi perfil**. Para cambiar una respuesta, pregunta a nuestro soporte. ${contact(data)}`,
  styles: `Eliges entre ${number(WEDDING_STYLES.length)} estilos: ${and(WEDDING_STYLES)}.`,
  'site-language':
    'El sitio está en inglés y español: elige **Idioma** en **Configuración**, en el menú de tu foto o al pie de la página. Yo entiendo también otros idiomas.',
  emails: (data) =>
    `Te escribimos cuando pasa algo tuyo: códigos de acceso, una visión lista, una factura, el archivo de tus datos o un dispositivo nuevo. Los mensajes nuevos no llegan por correo; mira en **Mensajes**. No hay ajuste para desactivar los correos. ${contact(data)}`,
  cookies:
    'El sitio pone una sola cookie, para el idioma que eliges; no identifica a nadie. Los borradores quedan en tu propio navegador hasta que cierras la sesión.',
  'after-deletion':
    'Cuando se borra una cuenta, desaparecen el perfil, las visiones, las inspiraciones, los proveedores guardados y los créditos. Los proveedores conservan los mensajes, documentos firmados y facturas, pero ya no ven tu nombre.',
  'too-many-attempts':
    'Después de demasiados intentos hay que esperar un momento; la página dice cuánto. Luego usa el último código, o **¿Olvidaste tu contraseña?** al iniciar sesión.',
  'google-sign-in':
    'Toca **Continuar con Google** al iniciar sesión. Si no se abre nada, permite las ventanas emergentes, o usa tu correo: te enviamos un código.',
  'magic-link-duration':
    'En nuestro sitio, un enlace mágico (magic link) abre tu sesión durante un día. Para más tiempo, pon una contraseña o entra con un código que enviamos a tu correo.',
} satisfies Partial<SiteSentences>
