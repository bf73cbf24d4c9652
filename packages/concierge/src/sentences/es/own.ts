import { UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { OwnList } from '../../catalogue.ts'
import { counted, dateIn, dollars, listIn } from '../../text.ts'
import type { own as english } from '../en/own.ts'

const { and } = listIn('es')
const date = dateIn('es-US')

const SOME: Record<OwnList, string> = {
  saved: 'Has guardado',
  active: 'Estás en contacto con',
  booked: 'Has reservado',
  scanned: 'Has escaneado',
}
const NONE: Record<OwnList, string> = {
  saved: 'Todavía no has guardado proveedores. Toca el corazón de una tarjeta y yo los recuerdo.',
  active: 'Todavía no estás en contacto con ningún proveedor. **Message** en un perfil abre una conversación.',
  booked: 'Todavía no hay ningún proveedor reservado.',
  scanned: 'Todavía no has escaneado a ningún proveedor en una feria de bodas.',
}

/** Sentences about the couple's own data, in Spanish. */
export const own: typeof english = {
  loggedOut:
    'Eso solo puedo decírtelo cuando inicies sesión: entonces conozco tus proveedores, tu fecha y tus facturas. Mientras tanto, con gusto te busco proveedores.',
  onSite: 'Eso solo te lo puedo contar en nuestro sitio web, no en esta página. Inicia sesión allí y lo sabré todo.',
  none: (list) => NONE[list],
  some: (list, count) => `${SOME[list]} ${counted(count, 'proveedor', 'proveedores')}:`,
  more: (count) => `y ${count} más, en **Vendors**.`,
  credits: (credits) => {
    if (credits === UNLIMITED_CREDITS) return 'Tienes el plan mensual: tantas visiones como quieras.'
    const left = `Te ${credits === 1 ? 'queda' : 'quedan'} **${counted(credits, 'crédito')}**; cada uno vale una visión.`
    return credits === 0 ? `${left} Toca **Upgrade** en Vision Board para conseguir más.` : left
  },
  noBills: 'No debes nada: no tienes facturas sin pagar.',
  bills: (count) => `Tienes ${counted(count, 'factura sin pagar', 'facturas sin pagar')}:`,
  bill: (name, due, dueDate) => `${name}, ${dollars(due)}, vence el ${date(dueDate)}`,
  howToPay: 'Se pagan en **Vendors**, con **Manage** y **Make Payment**.',
  noDate: 'Todavía no sé tu fecha. Dila en **Settings** y cuento los días contigo.',
  day: (weddingDate, days) => {
    if (days > 0)
      return `Tu boda es el **${date(weddingDate)}**: ¡${days === 1 ? 'falta' : 'faltan'} ${counted(days, 'día')}!`
    if (days === 0) return 'Es **hoy**. ¡Felicidades!'
    return `Tu boda fue el **${date(weddingDate)}**. ¡Espero que fuera maravillosa!`
  },
  nothingMissing: 'Ya estás en contacto con alguien para todo lo que nos dijiste que necesitas. ¡Muy bien!',
  missing: (titles) => `Todavía no estás en contacto con nadie para ${and(titles)}. ¿Qué busco?`,
  told: 'Lo que nos contaste:',
  people: (names) => `Ustedes: ${and(names)}`,
  date: (weddingDate) => `Fecha: ${date(weddingDate)}`,
  place: (city) => `Lugar: ${city}`,
  style: (styles) => `Estilo: ${styles}`,
  budget: (budget) => `Presupuesto: ${budget}`,
  toldNothing: 'Todavía no nos has contado nada de tu boda. Puedes hacerlo en **Settings**.',
  change: 'Puedes cambiarlo en **Settings**.',
}
