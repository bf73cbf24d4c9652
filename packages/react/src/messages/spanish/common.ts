import type { Messages } from '../index.ts'

export const common: Messages['common'] = {
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando...',
  stageFailed: 'No pudimos cargar esta parte.',
  resting: 'Este widget está descansando.',
  network: 'Revisa tu conexión a internet.',
}
