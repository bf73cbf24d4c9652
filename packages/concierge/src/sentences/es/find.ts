import { dollars, listIn } from '../../text.ts'
import type { find as english } from '../en/find.ts'
import { spanishTitles } from './titles.ts'

const { and, or } = listIn('es')

/** Sentences that introduce the results of a vendor search, in Spanish. */
export const find: typeof english = {
  title: (title) => spanishTitles.get(title.toLowerCase()) ?? title,
  kinds: (titles) => ` de ${and(titles)}`,
  words: (words, hasKind) => ` ${hasKind ? 'con' : 'para'} “${words}”`,
  farPlace: (place) => ` en “${place}”`,
  places: (places) => ` en ${or(places)}`,
  between: (min, max) => ` entre ${dollars(min)} y ${dollars(max)}`,
  under: (max) => ` por menos de ${dollars(max)}`,
  over: (min) => ` por más de ${dollars(min)}`,
  reduced: ' con descuento',
  order: {
    match: '',
    rated: ', los mejor valorados',
    cheap: ', del precio más bajo al más alto',
    dear: ', del precio más alto al más bajo',
    reduced: '',
  },
  found: (what) => `Esto es lo que encontré${what}:`,
  nothing: (what) => `No encontré nada${what}.`,
  noMore: (what) => `Eso es todo lo que tengo${what}.`,
  askElse: '¿Busco otra cosa?',
  closest: 'Lo más parecido:',
  withoutDeal: 'Sin descuento:',
  elsewhere: 'En otros lugares del norte de California:',
  othersHere: (places) => `Estos son los demás que hay${places.length > 0 ? ` en ${or(places)}` : ''}:`,
  lowest: 'Los precios más bajos que conozco:',
  highest: 'Los precios más altos que conozco:',
  butThereAre: 'Pero hay estos:',
  offerKinds: (titles) => `Puedo buscar ${or(titles)}. ¿Qué te gustaría?`,
  noVendors: 'Aquí todavía no hay proveedores.',
  fromPrice: (price) => `desde ${dollars(price)}`,
  insteadOf: (price, was) => `${dollars(price)} en vez de ${dollars(was)}`,
  costRange: (title, places, least, most) =>
    `Los paquetes de ${title}${places.length > 0 ? ` en ${or(places)}` : ''} empiezan ${
      least === most ? `en **${dollars(least)}**` : `entre **${dollars(least)}** y **${dollars(most)}**`
    }. Los más bajos:`,
  noneOfThese: (words) => `Ninguno de ellos dice nada de “${words}”. Toca **Message** en un perfil para preguntar.`,
  someOfThese: (count, words) => `De ellos, ${count === 1 ? 'este dice' : 'estos dicen'} algo de “${words}”:`,
  noCalendars: 'No puedo ver sus calendarios: pregunta por tu fecha con **Message**.',
  whichKind: (titles) => `Puedo buscar ${or(titles)}. ¿Qué te gustaría, y dónde?`,
  lost: (words) =>
    `No encontré nada ${words ? `sobre “${words}”` : 'sobre eso'}. Se me dan bien las bodas de aquí: pídeme proveedores (“un DJ en Oakland por menos de $2,000”), precios y ofertas, o pregúntame cómo funcionan las visiones, los mensajes, los contratos y los pagos.`,
}
