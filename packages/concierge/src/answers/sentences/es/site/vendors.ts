import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES, MAX_MESSAGE_LENGTH, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { number } = formatFor('es')

/** Vendors, messages, documents and payments. Buttons and pages have the same names as on the site. */
export const vendors = {
  'save-vendor':
    'Toca el corazón en la tarjeta de un proveedor, o **Añadir a favoritos** en su perfil. Después está en **Proveedores**, en la pestaña **Guardados**.',
  'saved-vendors': 'Tus proveedores guardados están en **Proveedores**, en la pestaña **Guardados**.',
  'message-vendor':
    'Toca **Mensaje** en la tarjeta o el perfil de un proveedor para empezar una conversación. Todas están en **Mensajes**.',
  'see-replies': 'Las respuestas de los proveedores están en **Mensajes**. El número indica las que no has leído.',
  'inquire-or-message':
    '**Mensaje** abre una conversación en la que tú escribes al proveedor. **Pedir información** le envía una consulta, una sola vez, para que se ponga en contacto contigo.',
  inquire:
    'Toca **Pedir información** en el perfil de un proveedor: recibe tu consulta y se pone en contacto contigo. Para pedir un presupuesto con tus palabras, toca **Mensaje**.',
  deals:
    'Las ofertas exclusivas están en el perfil del proveedor. Toca **Aprovechar oferta** en una oferta: queda anotada como tuya y se abre una conversación.',
  'sign-contract':
    'Abre **Proveedores**, toca **Gestionar** en el proveedor y abre **Documentos**. El contrato que los espera dice **Toca para firmar**; tú y tu pareja escriben sus nombres y tocan **Firmar**.',
  'partner-signs': 'Sí: firman los dos. Tú y tu pareja escriben cada uno su nombre en **Firmar documento**.',
  documents: `Sí. Abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Subir documento**. Puedes compartir hasta ${MAX_LEAD_FILES} archivos (PDF, imágenes o videos) con cada proveedor.`,
  'document-count': `Puedes compartir hasta **${MAX_LEAD_FILES} archivos** con cada proveedor, en **Gestionar**.`,
  'pay-invoice':
    'Abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Hacer un pago**. Elige la factura y toca **Pagar ahora**; pagas en una página segura. La factura también llega por correo.',
  'vendor-refund': (data) =>
    `Los reembolsos dependen del proveedor y de tu contrato con él. Escríbele con **Mensaje**. ${contact(data)}`,
  'cancel-booking':
    'Solo tú y el proveedor pueden cancelar una reserva: escríbele en **Mensajes** y mira en el contrato, en **Gestionar**, qué dice sobre cancelar.',
  booking:
    'Reservas con el proveedor: toca **Mensaje** o **Pedir información** en el perfil, acuerden el día, y luego firma el contrato y paga la factura en **Gestionar**. Después aparece en **Proveedores**, en la pestaña **Contratados**.',
  inspirations: `Tu página principal en **/dashboard** es tu tablero de inspiraciones: toca **Añadir inspiración**, elige una categoría, describe la idea y añade hasta ${MAX_PHOTOS} fotos.`,
  'wedding-fair':
    'Escanea el código de un proveedor en una feria de bodas. Después aparece en **Proveedores**, en la pestaña **Ferias de bodas**.',
  'payment-methods':
    'Pagas en la página segura de nuestro proveedor de pagos, que muestra las tarjetas y formas de pago que acepta. Tu número de tarjeta nunca nos llega a nosotros ni al proveedor. Todo se paga en {{currency}}.',
  'payment-failed': (data) =>
    `Si un pago no empezó o se canceló, no se te ha cobrado: inténtalo de nuevo. Si un enlace de pago ya no funciona, el proveedor puede enviar otro. Si ves un cobro equivocado: ${contact(data)}`,
  'vendor-search':
    'Abre **Buscar**, elige una categoría y toca **Buscar**. O pregúntame: también busco por lugar, precio, número de invitados y lo que ofrece un proveedor.',
  'unsave-vendor':
    'Toca otra vez el corazón en la tarjeta del proveedor, o **En tus favoritos** en su perfil: sale de **Guardados**.',
  'vendor-lists':
    '**Proveedores** tiene cuatro pestañas. **Activos**: proveedores con quienes hablas. **Ferias de bodas**: aquellos cuyo código escaneaste. **Guardados**: tus favoritos. **Contratados**: aquellos de quienes pagaste una factura.',
  'manage-vendor':
    '**Gestionar** aparece en la tarjeta de un proveedor, en **Proveedores**, cuando están en contacto. Muestra los mensajes, documentos y pagos que comparten.',
  'vendor-phone':
    'El perfil muestra el teléfono si el proveedor lo ha dado. Los correos no se muestran: escribe con **Mensaje**.',
  'message-files': `Un mensaje es texto, de hasta ${number(MAX_MESSAGE_LENGTH)} caracteres. Para enviar un archivo o una foto, abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Subir documento**.`,
  'message-delete':
    'Un mensaje enviado no se puede borrar ni cambiar. Uno que dice **Not sent.** sí: toca **Eliminar**, o tócalo para reintentar.',
  'message-read': 'Debajo de tu último mensaje ves **Enviado**, y **Leído** cuando el proveedor lo ha abierto.',
  'message-search':
    '**Mensajes** tiene un campo de búsqueda encima de las conversaciones. Encuentra una conversación por el nombre del proveedor o su último mensaje.',
  'inquiry-again':
    'Puedes enviar una consulta a cada proveedor, y no se puede retirar. **Inquiry Sent ✅** en el perfil indica que llegó. Para lo demás, toca **Mensaje**.',
  'document-types': `Puedes compartir **PDF, imágenes o videos**, cada uno de hasta ${megabytes(MAX_LEAD_FILE_BYTES)} MB y hasta ${MAX_LEAD_FILES} archivos con cada proveedor: abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Subir documento**.`,
  'document-delete':
    'Abre **Proveedores**, toca **Gestionar** en el proveedor y luego el icono de borrar del documento. Solo quien lo subió puede borrarlo.',
  'sign-status':
    'En **Gestionar**, un contrato dice **Toca para firmar** mientras los espera a ustedes, después **Falta la firma del proveedor**, y **Firmado** cuando todos firmaron. **Verify this document** prueba entonces que nada cambió.',
  'sign-undo':
    'Una firma no se puede retirar aquí. Escribe al proveedor en **Mensajes**: solo ustedes y el proveedor pueden cambiar o terminar un contrato.',
  'sign-legal':
    'Ambos aceptan firmar electrónicamente, y sus nombres escritos son sus firmas. La hora y el contenido quedan guardados como prueba. Si eso basta en tu caso, lo sabe un abogado.',
  'invoice-status':
    'En **Proveedores**, **Gestionar**, **Hacer un pago** ves cada factura con su importe, fecha y estado; una pagada dice **PAID**. También puedes preguntarme “¿qué hemos pagado?”',
  'pay-partial':
    '**Pagar ahora** paga el importe completo de una factura. Para pagar por partes, pide al proveedor varias facturas en **Mensajes**.',
  'inspiration-change': (data) =>
    `Una inspiración ya no se puede cambiar ni borrar cuando está en tu tablero. ${contact(data)}`,
  'inspiration-find':
    'Toca **Find** debajo de una inspiración en tu página principal: busca proveedores de su categoría.',
  'boards-difference':
    'El **Tablero de visiones** guarda las visiones que dibujamos para ti. El tablero de tu página principal guarda inspiraciones: fotos y notas que reúnes tú.',
} satisfies Partial<SiteSentences>
