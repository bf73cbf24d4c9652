import type { paymentSetupMessages } from '../features/payment-setup/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const paymentSetup: TextsOf<typeof paymentSetupMessages> = {
  redirecting: 'Un momento, te estamos redirigiendo.',
  expired: 'Este enlace ya no funciona',
  expiredHint: 'Puede que ya se haya usado. Tu proveedor puede enviarte otro.',
  vendors: 'Tus proveedores',
  unreachable: 'No pudimos abrir la página de pago',
  unreachableHint: 'No te hemos cobrado nada. Revisa tu conexión e inténtalo de nuevo.',
}
