import type { Messages } from '../index.ts'

export const messageCard: Messages['messageCard'] = {
  vision: 'Visión',
  palette: 'Colores',
  openImage: (title) => `Abrir «${title}» en una pestaña nueva`,
  deal: 'Oferta aprovechada',
}
