import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES, MAX_MESSAGE_LENGTH, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { number } = formatFor('es')

/** Vendors, messages, documents and payments. Buttons and pages have the same names as on the site. */
export const vendors = {
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
  inspirations: `Tu página principal en **/dashboard** es tu tablero de inspiraciones: toca **Add Inspiration**, elige una categoría, describe la idea y añade hasta ${MAX_PHOTOS} fotos.`,
  'wedding-fair':
    'Escanea el código de un proveedor en una feria de bodas. Después aparece en **Vendors**, en la pestaña **Wedding Fairs**.',
  'payment-methods':
    'Pagas en la página segura de nuestro proveedor de pagos, que muestra las tarjetas y formas de pago que acepta. Tu número de tarjeta nunca nos llega a nosotros ni al proveedor. Todo se paga en {{currency}}.',
  'payment-failed': (data) =>
    `Si un pago no empezó o se canceló, no se te ha cobrado: inténtalo de nuevo. Si un enlace de pago ya no funciona, el proveedor puede enviar otro. Si ves un cobro equivocado: ${contact(data)}`,
  'vendor-search':
    'Abre **Search**, elige una categoría y toca **Search**. O pregúntame: también busco por lugar, precio, número de invitados y lo que ofrece un proveedor.',
  'unsave-vendor':
    'Toca otra vez el corazón en la tarjeta del proveedor, o **Favorited** en su perfil: sale de **Saved**.',
  'vendor-lists':
    '**Vendors** tiene cuatro pestañas. **Active**: proveedores con quienes hablas. **Wedding Fairs**: aquellos cuyo código escaneaste. **Saved**: tus favoritos. **Booked**: aquellos de quienes pagaste una factura.',
  'manage-vendor':
    '**Manage** aparece en la tarjeta de un proveedor, en **Vendors**, cuando están en contacto. Muestra los mensajes, documentos y pagos que comparten.',
  'vendor-phone':
    'El perfil muestra el teléfono si el proveedor lo ha dado. Los correos no se muestran: escribe con **Message**.',
  'message-files': `Un mensaje es texto, de hasta ${number(MAX_MESSAGE_LENGTH)} caracteres. Para enviar un archivo o una foto, abre **Vendors**, toca **Manage** en el proveedor y luego **Upload Document**.`,
  'message-delete':
    'Un mensaje enviado no se puede borrar ni cambiar. Uno que dice **Not sent.** sí: toca **Delete**, o tócalo para reintentar.',
  'message-read': 'Debajo de tu último mensaje ves **Sent**, y **Read** cuando el proveedor lo ha abierto.',
  'message-search':
    '**Messages** tiene un campo de búsqueda encima de las conversaciones. Encuentra una conversación por el nombre del proveedor o su último mensaje.',
  'inquiry-again':
    'Puedes enviar una consulta a cada proveedor, y no se puede retirar. **Inquiry Sent ✅** en el perfil indica que llegó. Para lo demás, toca **Message**.',
  'document-types': `Puedes compartir **PDF, imágenes o videos**, cada uno de hasta ${megabytes(MAX_LEAD_FILE_BYTES)} MB y hasta ${MAX_LEAD_FILES} archivos con cada proveedor: abre **Vendors**, toca **Manage** en el proveedor y luego **Upload Document**.`,
  'document-delete':
    'Abre **Vendors**, toca **Manage** en el proveedor y luego el icono de borrar del documento. Solo quien lo subió puede borrarlo.',
  'sign-status':
    'En **Manage**, un contrato dice **Click to sign** mientras los espera a ustedes, después **Waiting for vendor**, y **Signed** cuando todos firmaron. **Verify this document** prueba entonces que nada cambió.',
  'sign-undo':
    'Una firma no se puede retirar aquí. Escribe al proveedor en **Messages**: solo ustedes y el proveedor pueden cambiar o terminar un contrato.',
  'sign-legal':
    'Ambos aceptan firmar electrónicamente, y sus nombres escritos son sus firmas. La hora y el contenido quedan guardados como prueba. Si eso basta en tu caso, lo sabe un abogado.',
  'invoice-status':
    'En **Vendors**, **Manage**, **Make Payment** ves cada factura con su importe, fecha y estado; una pagada dice **PAID**. También puedes preguntarme “¿qué hemos pagado?”',
  'pay-partial':
    '**Pay Now** paga el importe completo de una factura. Para pagar por partes, pide al proveedor varias facturas en **Messages**.',
  'inspiration-change': (data) =>
    `Una inspiración ya no se puede cambiar ni borrar cuando está en tu tablero. ${contact(data)}`,
  'inspiration-find':
    'Toca **Find** debajo de una inspiración en tu página principal: busca proveedores de su categoría.',
  'boards-difference':
    'El **Vision Board** guarda las visiones que dibujamos para ti. El tablero de tu página principal guarda inspiraciones: fotos y notas que reúnes tú.',
} satisfies Partial<SiteSentences>
