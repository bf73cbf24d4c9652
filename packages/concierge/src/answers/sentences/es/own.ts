import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, date, and } = formatFor('es')
const count = (value: number, one: string, many = `${one}s`) => `${number(value)} ${value === 1 ? one : many}`

export const own: Sentences['own'] = {
  signedOut: 'Te lo puedo decir cuando inicies sesión. Toca **Iniciar sesión** y pregúntame otra vez.',
  notAllowed: 'Te lo puedo decir en nuestro sitio, no en esta página. Inicia sesión allí y pregúntame otra vez.',

  invoice: (vendor, name, amount, due) => `${name} de ${vendor}: **${money(amount)}**, vence el ${date(due)}`,
  invoiceOverdue: (vendor, name, amount, due) =>
    `${name} de ${vendor}: **${money(amount)}**, vencida desde el ${date(due)}`,
  invoicePaid: (vendor, name, amount, day) =>
    `${name} de ${vendor}: **${money(amount)}**${day ? `, pagada el ${date(day)}` : ', pagada'}`,
  owed: (total, invoices) => `Todavía deben **${money(total)}** por ${count(invoices, 'factura')}:`,
  nothingOwed: 'No deben nada: no hay facturas sin pagar.',
  overdue: (invoices) => `${count(invoices, 'factura está vencida', 'facturas están vencidas')}:`,
  nothingOverdue: 'Ninguna factura está vencida.',
  dueBefore: (day, total, invoices) =>
    `Antes del ${date(day)} vencen **${money(total)}** por ${count(invoices, 'factura')}:`,
  nothingDueBefore: (day) => `Ninguna factura sin pagar vence antes del ${date(day)}.`,
  nextDue: 'Lo próximo que vence:',
  paid: (total, invoices) => `Hasta ahora han pagado **${money(total)}** por ${count(invoices, 'factura')}:`,
  nothingPaid: 'Todavía no han pagado ninguna factura aquí.',
  howToPay: 'Para pagar, abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Hacer un pago**.',
  noInvoiceOf: (vendor) => `No hay ninguna factura de ${vendor}.`,

  contractsToSign: 'Esperan tu firma:',
  contractsWaiting: 'Esperan la firma del proveedor:',
  contract: (vendor, name) => `${name} con ${vendor}`,
  allSigned: (contracts) =>
    `Nada espera tu firma: ${contracts === 1 ? 'tu contrato está firmado' : `los ${number(contracts)} contratos están firmados`}.`,
  noContracts: 'Todavía no tienen contratos.',
  howToSign:
    'Para firmar, abre **Proveedores**, toca **Gestionar** en el proveedor y luego **Toca para firmar** en Documentos.',

  unread: (messages) => `Tienes ${count(messages, 'mensaje sin leer', 'mensajes sin leer')}:`,
  unreadFrom: (vendor, messages) => `${vendor}: ${number(messages)}`,
  noUnread: 'No tienes mensajes sin leer.',
  readThem: 'Están en **Mensajes**.',

  day: (weddingDate, days) =>
    days > 0
      ? `Su boda es el **${date(weddingDate)}**: ${days === 1 ? 'falta 1 día' : `faltan ${number(days)} días`}.`
      : days === 0
        ? `¡Su boda es **hoy**, ${date(weddingDate)}! Felicidades.`
        : `Su boda fue el **${date(weddingDate)}**. Esperamos que fuera maravillosa.`,
  noDate: 'Todavía no nos has dicho la fecha de la boda. Añádela en **Configuración**.',
  place: (city) => `Se casan en **${city}**.`,
  noPlace: 'Todavía no nos has dicho dónde se casan. Añádelo en **Configuración**.',
  budget: (budget) => `Su presupuesto es **${budget}**.`,
  noBudget: 'Todavía no nos has dicho su presupuesto. Añádelo en **Configuración**.',
  names: (names) => `Ustedes: ${and(names)}`,
  styles: (styles) => `Estilo: ${styles}`,
  toldNothing: 'Todavía no nos has contado nada de la boda. Puedes hacerlo en **Configuración**.',
  change: 'Puedes cambiarlo en **Configuración**.',

  list: {
    saved: (vendors) => `Has guardado ${count(vendors, 'proveedor', 'proveedores')}:`,
    active: (vendors) => `Están en contacto con ${count(vendors, 'proveedor', 'proveedores')}:`,
    booked: (vendors) => `Han reservado ${count(vendors, 'proveedor', 'proveedores')}:`,
    scanned: (vendors) => `Han escaneado ${count(vendors, 'proveedor', 'proveedores')}:`,
  },
  emptyList: {
    saved: 'Todavía no has guardado ningún proveedor. Toca el corazón en su tarjeta para guardarlo.',
    active: 'Todavía no están en contacto con ningún proveedor. **Mensaje** en un perfil abre una conversación.',
    booked: 'Todavía no han reservado ningún proveedor.',
    scanned: 'Todavía no han escaneado ningún proveedor en una feria de bodas.',
  },
  budgetLeft: (total, unpaid, left) =>
    `Todas sus facturas aquí suman ${money(total)}, de los que ${money(unpaid)} están sin pagar. Quedan **${left.map(money).join(' a ')}**.`,
  noContractOf: (vendor) => `No hay ningún contrato con ${vendor}.`,
  contractsSigned: 'Firmados por todos:',
  noUnreadFrom: (vendor) => `No hay mensajes sin leer de ${vendor}. Todas las conversaciones están en **Mensajes**.`,
  notInList: (vendor, tab) => `No: ${vendor} no está en tu lista ${tab}.`,
  tabs: { saved: '**Guardados**', active: '**Activos**', booked: '**Contratados**', scanned: '**Ferias de bodas**' },
  moreVendors: (vendors) => `y ${number(vendors)} más en **Proveedores**.`,

  credits: (left) =>
    `Te ${left === 1 ? 'queda' : 'quedan'} **${count(left, 'crédito')}**. Una visión cuesta un crédito.`,
  upgrade: 'Toca **Mejorar** en Tablero de visiones para tener más.',
  unlimited: 'Tienes el plan mensual: visiones sin límite (unlimited).',
  freePlan: (left) => `Tienes el plan gratuito, con ${count(left, 'crédito')}.`,
  visions: (visions) => `Han hecho ${count(visions, 'visión', 'visiones')}:`,
  noVisions: 'Todavía no has hecho ninguna visión. Abre **Tablero de visiones** y describe su día.',

  missing: (titles) => `Todavía no están en contacto con proveedores de ${and(titles)}. ¿Cuál busco?`,
  nothingMissing: 'Están en contacto con un proveedor para todo lo que nos dijeron que necesitan.',
  next: 'Sus próximos pasos:',
  nextPayOverdue: (invoice) => `Pagar lo vencido: ${invoice}`,
  nextSign: (contract) => `Firmar: ${contract}`,
  nextRead: (vendor, messages) => `Leer ${count(messages, 'mensaje nuevo', 'mensajes nuevos')} de ${vendor}`,
  nextPay: (invoice) => `Pagar: ${invoice}`,
  nextDate: 'Decirnos la fecha de la boda en **Configuración**',
  nextFind: (titles) => `Buscar proveedores de ${and(titles)}`,
  nextSave: 'Buscar y guardar proveedores que les gusten. Pregúntame, por ejemplo, “lugares para 100 invitados”',
  nextNothing: 'No hay nada pendiente: ninguna factura, ningún contrato, ningún mensaje. ¡Disfrútenlo!',
}
