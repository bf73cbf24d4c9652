import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number } = formatFor('es')

export const advice: Sentences['advice'] = {
  split: (total, lines) =>
    `Una regla general${total ? ` para ${money(total)}` : ''}:\n${lines.join('\n')}\nDime un tipo de proveedor y un presupuesto, y busco.`,
  share: (what, percent, amount) =>
    `• ${what}: cerca del ${number(percent)} %${amount === undefined ? '' : ` (${money(amount)})`}`,
  shares: {
    place: 'Lugar, comida y bebidas',
    photos: 'Foto y video',
    flowers: 'Flores y alquileres',
    looks: 'Ropa, peinado, maquillaje y anillos',
    music: 'Música',
    rest: 'Organización y todo lo demás',
  },
  timeline: `Lo que antes se agota, primero:
• **12 meses antes:** lugar, organizador
• **10 meses:** fotógrafo, catering, música
• **8 meses:** vestidos y trajes, florista, video
• **6 meses:** peinado y maquillaje, oficiante, invitaciones
• **4 meses:** pastel, alquileres, transporte, anillos
Dime uno y te muestro proveedores.`,
  questions: `Buenas preguntas para cualquier proveedor:
• ¿Está libre nuestra fecha, y hasta cuándo la guardan?
• ¿Qué está incluido y qué cuesta aparte (viaje, horas extra, montaje)?
• ¿Quién viene ese día, y quién lo sustituye si se enferma?
• ¿Cuánto es el anticipo, y qué pasa si tenemos que aplazar?
• ¿Podemos ver **una boda completa** suya, no solo lo mejor?`,
}
