import { SPANISH_COLOURS } from '@vowkit/sdk-core/contract'
import type { boardToolsMessages } from '../features/board/workspace/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const boardTools: TextsOf<typeof boardToolsMessages> = {
  actions: (card) => `Acciones de ${card}`,
  grip: (card) => `Mover ${card}`,
  gripHint: 'Arrastra para mover o usa las flechas del teclado.',
  moved: (card, place, count) => `${card}: lugar ${place} de ${count}.`,
  edit: 'Editar',
  earlier: 'Mover antes',
  later: 'Mover después',
  delete: 'Eliminar',
  unpin: 'Quitar del tablero',
  unpinned: (title) => `Quitamos «${title}» de tu tablero.`,
  undo: 'Deshacer',
  dismiss: 'Cerrar',
  notOrdered: 'No pudimos guardar el orden. Inténtalo de nuevo.',
  notUnpinned: 'No pudimos quitarlo del tablero. Inténtalo de nuevo.',

  editTitle: 'Editar inspiración',
  save: 'Guardar cambios',
  deleteTitle: '¿Eliminar esta inspiración?',
  deleteWarning: (category) => `«${category}» y sus imágenes se eliminan para siempre.`,
  keep: 'Conservar',
  deleting: 'Eliminando',
  deleteFailed: 'No pudimos eliminar la inspiración. Inténtalo de nuevo.',

  pinnedVision: 'Tu visión',
  pinnedVendor: 'Proveedor',
  openVision: 'Abrir visión',
  openVendor: 'Ver proveedor',

  palette: 'Los colores de tu tablero',
  copyColor: (name, hex) => `Copiar ${SPANISH_COLOURS[name] ?? name}, ${hex}`,
  colorName: (name) => capitalize(SPANISH_COLOURS[name] ?? name),
  copied: (hex) => `Copiamos ${hex}.`,
  notCopied: (hex) => `No pudimos copiar ${hex}. Tu navegador no lo permite.`,

  booked: 'Contratados',

  payments: 'Pagos',
  nextPayment: (vendor, amount, date) =>
    `${amount} a ${vendor}${date === '' ? ', más adelante' : `, vence el ${date}`}.`,
  overduePayment: (vendor, amount, date) => `${amount} a ${vendor} venció el ${date}.`,
  leftToPay: (amount) => `Quedan ${amount} por pagar en total.`,
  allPayments: 'Ver todos los pagos',

  nextStep: 'Siguiente paso',
  payInvoice: (vendor, date, amount) =>
    `${amount ? `${amount} para ${vendor}` : `Una factura de ${vendor}`} vence el ${date}.`,
  readContract: (vendor) => `${vendor} te envió un contrato. No lo has firmado.`,
  readContractAction: 'Leer el contrato',
  compareAnswers: (count, category) => `${category}: respondieron ${count} proveedores. Elige uno.`,
  compareAnswersAction: 'Comparar sus respuestas',
  readAnswers: (count, vendor) => (count === 1 ? `${vendor} te respondió.` : `Te respondieron ${count} proveedores.`),
  readAnswersAction: (count) => (count === 1 ? 'Leer la respuesta' : 'Leer las respuestas'),
  payInvoiceAction: 'Pagar la factura',
  addDate: 'Añade la fecha y los proveedores podrán decirles si están libres.',
  addDateAction: 'Añadir la fecha',
  findVendors: (category) =>
    category === ''
      ? 'Todavía no has contratado a nadie. Mira quién encaja con tu boda.'
      : `Todavía no hablas con nadie sobre ${category}. Mira quién encaja con tu boda.`,
  findVendorsAction: (category) => `Buscar ${category || 'proveedores'}`,
  askVendor: (vendor) => `Guardaste a ${vendor} y todavía no le has escrito.`,
  askVendorAction: (vendor) => `Escribir a ${vendor}`,
  createVision: 'Mira tus ideas reunidas en un solo dibujo.',
  createVisionAction: 'Dibujar tu boda',
  shareBoard: 'Tu tablero va tomando forma. Muéstralo a tu familia y a tus proveedores.',
  shareBoardAction: 'Compartir tu tablero',

  print: 'Imprimir o guardar en PDF',
  share: 'Compartir',
  shareTitle: 'Comparte tu tablero',
  shareNote:
    'Quien tenga el enlace puede ver sus nombres de pila, la fecha, los colores y las tarjetas de este tablero. No ve tu correo ni nada más de tu cuenta.',
  createLink: 'Crear enlace',
  creating: 'Creando',
  link: 'Enlace a tu tablero',
  shareLink: 'Compartir enlace',
  copyLink: 'Copiar enlace',
  openLink: 'Abrir',
  stop: 'Dejar de compartir',
  stopping: 'Deteniendo',
  linkCopied: 'Enlace copiado.',
  linkNotCopied: 'No pudimos copiar el enlace. Selecciónalo y cópialo tú.',
  stopped: 'Dejaste de compartir. El enlace anterior ya no funciona.',
  failed: 'No funcionó. Inténtalo de nuevo.',
}
