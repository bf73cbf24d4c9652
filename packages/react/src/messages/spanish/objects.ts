import type { Messages } from '../index.ts'

export const objects: Messages['objects'] = {
  hint: 'Toca cualquier cosa de la imagen para cambiarla',
  change: (object) => `Cambiar: ${object}`,
  question: '¿Qué prefieres en su lugar?',
  uses: (left) => `Esto usa 1 de tus ${left} cambios.`,
  usesLast: 'Esto usa tu último cambio.',
  remove: 'Quitar',
}
