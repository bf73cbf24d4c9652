import { dollars } from '../../text.ts'
import type { advice as english } from '../en/advice.ts'

/** Sentences of general advice about wedding planning, in Spanish. */
export const advice: typeof english = {
  split: (total, lines) =>
    `Una regla general${total ? ` para ${dollars(total)}` : ''}:\n${lines.join('\n')}\nDime una categoría y un presupuesto, y busco proveedores que encajen.`,
  share: (what, amount) => `${what}: más o menos **${amount}**`,
  shares: {
    place: 'Lugar, comida y bebida',
    photos: 'Foto y video',
    flowers: 'Flores y alquileres',
    looks: 'Ropa, peluquería, maquillaje y anillos',
    music: 'Música',
    rest: 'Organización y todo lo demás',
  },
  timeline: `Primero lo que antes se agota:
• **12 meses antes:** lugar, organizador
• **10 meses:** fotógrafo, catering, música
• **8 meses:** ropa, florista, videógrafo
• **6 meses:** peluquería y maquillaje, oficiante, invitaciones
• **4 meses:** pastel, alquileres, transporte, anillos
Nombra uno y te enseño proveedores.`,
  questions: `Buenas preguntas para cualquier proveedor:
• ¿Está libre nuestra fecha, y hasta cuándo nos la guardan?
• ¿Qué está incluido y qué se paga aparte (viaje, horas extra, montaje)?
• ¿Quién vendrá ese día, y quién le sustituye si se enferma?
• ¿De cuánto es el depósito, y qué pasa si tenemos que aplazar?
• ¿Podemos ver **una boda entera** suya, y no solo lo mejor?`,
}
