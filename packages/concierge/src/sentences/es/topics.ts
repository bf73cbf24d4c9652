import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import { counted, listIn } from '../../text.ts'
import type { topics as english } from '../en/topics.ts'

const { and } = listIn('es')

/** Explanations of how the product works, in Spanish. Buttons and pages keep their English names. */
export const topics: typeof english = {
  privacy:
    'Los proveedores ven tu nombre y lo que les escribes o compartes con ellos; no a quién guardas, ni tus visiones, ni tu presupuesto. Lo demás lo dice la Privacy Policy, al pie de la página de inicio. Yo no guardo nada de lo que hablamos.',
  visionTime:
    'Una visión suele tardar uno o dos minutos. No hace falta que esperes: aparece en tu **Vision Board** y recibes un correo cuando está lista.',
  forVendors: '¡Qué bien! **I’m a vendor**, arriba en la página de inicio, lleva a la parte hecha para proveedores.',
  howMany: (vendors, categories) =>
    `Ahora mismo hay **${counted(vendors, 'proveedor', 'proveedores')}** en ${counted(categories, 'categoría')}. ¿Qué buscas?`,
  noApp:
    'No hay ninguna aplicación que instalar: este sitio funciona en el navegador de cualquier teléfono, tableta u ordenador.',
  pack: (credits, price) => `${credits} por $${price}`,
  credits: (packs) => {
    const start = `Cada visión cuesta un crédito, y cada cuenta empieza con **${FREE_CREDITS} gratis**. Editar una visión no cuesta nada; cada una se puede editar ${MAX_EDITS} veces.`
    if (packs.length === 0) return start
    return `${start} Hay más en paquetes (${and(packs)}), o sin límite en el plan mensual: toca **Upgrade** en Vision Board.`
  },
  watermark:
    'Las visiones del plan gratuito llevan una marca. Cuando compras cualquier paquete, o el plan mensual, la pierden **todas** tus visiones, también las anteriores.',
  edits: `Abre una visión en tu **Vision Board** y toca **Edit Vision**: di qué debe cambiar y se dibuja de nuevo. Cada visión tiene ${MAX_EDITS} ediciones, y no cuestan créditos.`,
  visions: `Una **visión** es una imagen de tu boda dibujada con tus propias palabras. Abre **Vision Board**, describe el día, añade hasta ${MAX_VISION_IMAGES} fotos si quieres (tu lugar, por ejemplo) y toca **Generate**. Recibes un correo cuando está lista.`,
  inspirations:
    'Tu página principal es un tablero de inspiraciones: toca **Add Inspiration**, elige una categoría, describe la idea y añade hasta 5 fotos. **Find** en una tarjeta busca proveedores de esa categoría.',
  deals:
    'Los proveedores con ofertas exclusivas las muestran en su perfil. Toca **Claim Now** en la que te guste: queda anotada como tuya y se abre una conversación con el proveedor.',
  inquiries:
    'En el perfil de un proveedor, **Inquire** le pide que se ponga en contacto contigo, una vez por proveedor. **Message** abre enseguida una conversación, donde puedes pedir un presupuesto.',
  messages:
    'Toca **Message** en la tarjeta o el perfil de un proveedor para empezar una conversación; todas están en **Messages**. Cuando ya están en contacto, el botón dice **Manage** y lleva a los mensajes, documentos y pagos con ese proveedor.',
  documents: `En **Vendors**, toca **Manage** en un proveedor: ahí se comparten hasta ${MAX_LEAD_FILES} documentos (PDF, imágenes o videos) y se firman contratos. El documento que los espera dice **Click to sign**; tú y tu pareja escriben cada uno su nombre.`,
  payments:
    'Los proveedores envían aquí sus facturas. En **Vendors**, toca **Manage** en el proveedor y luego **Make Payment**: elige la factura y paga en una página segura. La factura también te llega por correo.',
  favourites:
    'Toca el corazón en la tarjeta de un proveedor, o **Add to Favorites** en su perfil. Después está en **Vendors**, en la pestaña **Saved**.',
  fairs:
    'Escanea el código de un proveedor en una feria de bodas y aparecerá en **Vendors**, en la pestaña **Wedding Fairs**.',
  magicLinks:
    'Un enlace mágico es una invitación personal: muestra proveedores elegidos para ti y te identifica sin contraseña. Funciona durante 30 días.',
  account:
    '**Create Account** lleva un minuto: tu nombre, correo y una contraseña, y luego algo sobre tu boda. Si olvidas la contraseña, toca **Forgot password?** al iniciar sesión y recibes un enlace por correo. Se cambia en **Settings**.',
  settings: 'Abre **Settings**: ahí cambias tu foto, los nombres, la fecha y el lugar de la boda y tu contraseña.',
  booking:
    'La reserva es entre tú y el proveedor: **Message** o **Inquire** en su perfil, acuerden el día, firmen su contrato y paguen su factura en **Manage**. Después aparece en **Vendors**, en la pestaña **Booked**.',
  areas: (places) =>
    `Por ahora cubrimos el **norte de California**${places.length > 1 ? `: ${and([...places, 'otros lugares'])}` : ''}.`,
  whoAmI:
    'Soy el asistente de bodas de este sitio: un programa, no una persona. Busco en los perfiles de nuestros proveedores, así que lo que nombro existe de verdad.',
  support: (email) =>
    email
      ? `Para eso nuestra gente sabe más que yo: escribe a **${email}**.`
      : 'Para eso nuestra gente sabe más que yo: el contacto al pie de la página de inicio lleva hasta ella.',
  price: `Buscar proveedores, guardarlos y escribirles es gratis. Lo que cobra un proveedor es cosa de ustedes, y la herramienta de visiones viene con ${counted(FREE_CREDITS, 'visión gratis', 'visiones gratis')}.`,
  ranking:
    'Me guío por lo que los proveedores escriben en sus perfiles, por los precios que publican y por las estrellas que dieron las parejas. Nadie paga por ser nombrado.',
  opinions:
    'Las parejas dejan estrellas y unas palabras. Nombra un proveedor y te digo qué opinan de él, o pídeme “los floristas mejor valorados”.',
  languages: 'Respondo en inglés y en español; lo que escribieron los proveedores queda como lo escribieron.',
}
