import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_PHOTOS, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../format.ts'
import type { SiteData, SiteSentences } from '../en/site.ts'

const { number, and } = formatFor('es')

const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Escribe a nuestro soporte: **${supportEmail}**.`
    : 'El contacto al pie de la página de inicio lleva a nuestro soporte.'
const packList = ({ packs }: SiteData) => and(packs.map(({ credits, price }) => `${number(credits)} por ${price}`))
const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` El plan mensual cuesta **${monthlyPrice}** al mes e incluye visiones sin límite.` : ''

/** Buttons and pages keep their English names. */
export const site: SiteSentences = {
  'vision-create': `Abre **Vision Board**, toca **Add New Vision**, describe tu boda en una frase o dos, añade hasta ${MAX_VISION_IMAGES} fotos si quieres y toca **Generate**. Recibes un correo cuando la visión está lista.`,
  'vision-time':
    'Una visión suele tardar uno o dos minutos. Aparece en tu **Vision Board** y recibes un correo cuando está lista.',
  'vision-edits': `Cada visión tiene **${MAX_EDITS} ediciones**, y no cuestan créditos. Abre la visión en tu **Vision Board**, toca **Edit Vision** y di qué debe cambiar.`,
  'vision-edits-used': `Después de ${MAX_EDITS} ediciones una visión ya no se puede editar. **Use this prompt again** empieza una visión nueva con su descripción. Eso cuesta un crédito; hay más créditos en los paquetes de **Upgrade**.`,
  'vision-photos': `Puedes añadir hasta **${MAX_VISION_IMAGES}** fotos a una visión, por ejemplo del lugar.`,
  'vision-share':
    'Abre la visión en tu **Vision Board**, toca **Share** y luego **Create link**. Quien tenga el enlace puede ver la imagen, el título y tu descripción. **Stop sharing** lo termina.',
  'vision-private':
    'Tus visiones son privadas: solo tú las ves. Si compartes una con **Share**, quien tenga el enlace puede verla hasta que toques **Stop sharing**.',
  'vision-failed':
    'Si una visión falla, el crédito vuelve a tu cuenta. Toca **Use this prompt again** en Vision Board para intentarlo de nuevo.',
  'vision-download':
    'Abre la visión en tu **Vision Board** y toca **Download**. En el plan gratuito la imagen lleva una marca de agua.',
  watermark:
    'Las visiones del plan gratuito llevan una marca de agua. Cuando compras un paquete o el plan mensual en **Upgrade**, todas tus visiones la pierden, también las anteriores.',
  'credits-price': (data) =>
    `Una visión cuesta un crédito. Cada cuenta empieza con **${FREE_CREDITS} créditos gratis**.${data.packs.length > 0 ? ` Paquetes de créditos: ${packList(data)}.` : ''}${monthly(data)} Toca **Upgrade** en Vision Board para comprar.`,
  'credits-expire': (data) =>
    `No conozco ninguna fecha de caducidad: ninguna página dice que los créditos caduquen. ${contact(data)}`,
  'credits-refund': (data) =>
    `Si una visión falla, el crédito vuelve solo. Para devolver un paquete, pregunta a nuestro soporte. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `El plan mensual cuesta **${data.monthlyPrice}** al mes. Incluye visiones sin límite y sin marca de agua. Toca **Upgrade** en Vision Board.`
      : `Por el momento no hay plan mensual.${data.packs.length > 0 ? ` Paquetes de créditos: ${packList(data)}.` : ''}`,
  'cancel-plan': (data) => `Yo no puedo cancelar un plan. Nuestro soporte lo cancela por ti. ${contact(data)}`,
  'free-plan': `El plan gratuito tiene **${FREE_CREDITS} créditos** para ${FREE_CREDITS} visiones, con ${MAX_EDITS} ediciones cada una. Las imágenes llevan una marca de agua. Buscar, guardar y escribir a proveedores también es gratis.`,
  'site-price': (data) =>
    `Buscar, guardar y escribir a proveedores es **gratis**, y también tus primeras ${FREE_CREDITS} visiones. Más visiones cuestan créditos${data.packs.length > 0 ? ` (${packList(data)})` : ''}. A los proveedores les pagas lo que acuerden.`,
  'save-vendor':
    'Toca el corazón en la tarjeta de un proveedor, o **Add to Favorites** en su perfil. Después está en **Vendors**, en la pestaña **Saved**.',
  'saved-vendors': 'Tus proveedores guardados están en **Vendors**, en la pestaña **Saved**.',
  'message-vendor':
    'Toca **Message** en la tarjeta o el perfil de un proveedor para empezar una conversación. Todas están en **Messages**.',
  'see-replies': 'Las respuestas de los proveedores están en **Messages**. El número indica las que no has leído.',
  'inquire-or-message':
    '**Message** abre una conversación en la que tú escribes al proveedor. **Inquire** le envía una consulta, una sola vez, para que se ponga en contacto contigo.',
  inquire:
    'Toca **Inquire** en el perfil de un proveedor: recibe tu consulta y se pone en contacto contigo. Para pedir un presupuesto con tus palabras, toca **Message**.',
  deals:
    'Las ofertas exclusivas están en el perfil del proveedor. Toca **Claim Now** en una oferta: queda anotada como tuya y se abre una conversación.',
  'sign-contract':
    'Abre **Vendors**, toca **Manage** en el proveedor y abre **Documents**. El contrato que los espera dice **Click to sign**; tú y tu pareja escriben sus nombres y tocan **Sign**.',
  'partner-signs': 'Sí: firman los dos. Tú y tu pareja escriben cada uno su nombre en **Sign Document**.',
  documents: `Sí. Abre **Vendors**, toca **Manage** en el proveedor y luego **Upload Document**. Puedes compartir hasta ${MAX_LEAD_FILES} archivos (PDF, imágenes o videos) con cada proveedor.`,
  'document-count': `Puedes compartir hasta **${MAX_LEAD_FILES} archivos** con cada proveedor, en **Manage**.`,
  'pay-invoice':
    'Abre **Vendors**, toca **Manage** en el proveedor y luego **Make Payment**. Elige la factura y toca **Pay Now**; pagas en una página segura. La factura también llega por correo.',
  'vendor-refund': (data) =>
    `Los reembolsos dependen del proveedor y de tu contrato con él. Escríbele con **Message**. ${contact(data)}`,
  'cancel-booking':
    'Solo tú y el proveedor pueden cancelar una reserva: escríbele en **Messages** y mira en el contrato, en **Manage**, qué dice sobre cancelar.',
  booking:
    'Reservas con el proveedor: toca **Message** o **Inquire** en el perfil, acuerden el día, y luego firma el contrato y paga la factura en **Manage**. Después aparece en **Vendors**, en la pestaña **Booked**.',
  'delete-account':
    'Abre **Settings** y toca **Delete account**. Tus datos se borran **14 días** después; hasta entonces puedes iniciar sesión y tocar **Keep my account**.',
  'undo-deletion':
    'Sí, durante **14 días**: inicia sesión y toca **Keep my account**. Después los datos se borran y no se pueden recuperar.',
  'export-data':
    'Sí. Abre **Settings**, sección **Your data**, y toca **Prepare my data**. Recibes un correo cuando el archivo ZIP está listo.',
  privacy:
    'Los proveedores ven tu nombre y lo que les escribes o compartes. No ven a quién guardas, ni tus visiones, ni tu presupuesto. La Privacy Policy, al pie de la página de inicio, dice lo demás.',
  'forgot-password':
    'Toca **Forgot password?** al iniciar sesión y escribe tu correo. Recibes un enlace para poner una contraseña nueva.',
  'change-password': 'La contraseña se cambia en **Settings**.',
  'change-email': (data) => `El correo de una cuenta no se puede cambiar en **Settings**. ${contact(data)}`,
  'change-wedding': 'La fecha y el lugar de la boda se cambian en **Settings**.',
  settings:
    'Abre **Settings**: ahí cambias tu foto, los nombres, la fecha y el lugar de la boda y la contraseña, y descargas o borras tus datos.',
  'create-account':
    'Toca **Create Account**: pide sus nombres, un correo y una contraseña, y luego algo sobre la boda. Es gratis.',
  'sign-in':
    'No es obligatorio. Puedes iniciar sesión con contraseña, con Google o con un código que enviamos a tu correo.',
  'login-code':
    'Mira primero en la carpeta de spam; el correo puede tardar un minuto. Después pide un código nuevo; solo vale el último.',
  'magic-link':
    'Un enlace mágico (magic link) es una invitación personal: muestra proveedores recomendados e inicia tu sesión sin contraseña.',
  'magic-link-invalid': (data) =>
    `El enlace mágico caducó o ya no está activo. Pide uno nuevo a quien te lo envió, o inicia sesión con tu correo. ${contact(data)}`,
  inspirations: `Tu página principal en **/dashboard** es tu tablero de inspiraciones: toca **Add Inspiration**, elige una categoría, describe la idea y añade hasta ${MAX_PHOTOS} fotos.`,
  'wedding-fair':
    'Escanea el código de un proveedor en una feria de bodas. Después aparece en **Vendors**, en la pestaña **Wedding Fairs**.',
  areas: ({ places }) =>
    `Nuestros proveedores están en el **norte de California** (Northern California)${places.length > 1 ? `, por ejemplo en ${and(places)}` : ''}. Algunos viajan más lejos; lo dicen sus perfiles.`,
  'how-many-vendors': ({ vendors, categories }) =>
    `Hay **${number(vendors)} proveedores** en ${number(categories.length)} categorías.`,
  categories: ({ categories }) => `Puedo buscar ${and(categories)}.`,
  'for-vendors':
    '¡Bienvenido! Toca **I’m a vendor** arriba en la página de inicio: lleva a las páginas para proveedores, donde puedes unirte.',
  ranking:
    'Me guío por lo que los proveedores escriben en sus perfiles, por sus precios y por las estrellas de las parejas. Ningún proveedor paga por ser nombrado.',
  'reviews-work':
    'Las parejas dejan estrellas y unas palabras en el perfil de un proveedor. Dime un proveedor y te cuento qué dicen.',
  languages:
    'Entiendo inglés, español, francés, alemán, italiano, portugués, chino y árabe. Respondo en los cuatro primeros; lo que escribieron los proveedores queda en sus palabras.',
  'no-app':
    'No hay ninguna aplicación que instalar: el sitio funciona en el navegador de cualquier teléfono, tableta u ordenador.',
  assistant:
    'Soy el asistente de este sitio: un programa, no una persona. Busco en los perfiles de nuestros proveedores.',
  support: (data) => `Una persona puede ayudarte. ${contact(data)}`,
}
