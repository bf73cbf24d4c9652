import type { Messages } from '../index.ts'

export const toast: Messages['toast'] = {
  notices: 'Avisos',
  dismiss: 'Descartar',
}
