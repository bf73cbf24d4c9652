import type { Messages } from '../index.ts'

export const placement: Messages['placement'] = {
  open: 'Colocar el arco',
  automatic: 'Buscaremos el mejor sitio en tu foto.',
  placed: 'Has elegido el sitio.',
  title: '¿Dónde será la ceremonia?',
  hint: 'Arrastra el arco y el final del pasillo, o usa las flechas del teclado.',
  arch: 'Arco',
  aisleEnd: 'Final del pasillo',
  position: (left, top) => `${left} % desde la izquierda, ${top} % desde arriba`,
  preview: 'Las líneas son una vista aproximada. Ajustamos la perspectiva a tu foto.',
  reset: 'Elige por mí',
  done: 'Usar este sitio',
}
