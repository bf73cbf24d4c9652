import type { routesMessages } from '../routes/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const routes: TextsOf<typeof routesMessages> = {
  titles: {
    basicInfo: 'Datos básicos',
    changePassword: 'Cambiar contraseña',
    chat: 'Chat',
    confirmEmail: 'Confirma tu correo electrónico',
    forgotPassword: 'Olvidé mi contraseña',
    home: 'Dale vida a la boda de tus sueños',
    login: 'Acceso para parejas',
    logout: 'Cerrar sesión',
    magicLink: 'Enlace mágico',
    messages: 'Mensajes',
    notFound: 'Página no encontrada',
    paymentSetup: 'Configuración del pago',
    preferences: 'Tus preferencias',
    search: 'Buscar',
    settings: 'Configuración',
    signUp: 'Crear cuenta',
    vendor: 'Proveedor',
    vendors: 'Proveedores',
    vendorsPage: 'Para proveedores',
    vision: 'Tu visión',
    visionBoard: 'Tu tablero de visiones',
    weddingBoard: 'El tablero de tu boda',
    weddingFairs: 'Ferias de bodas',
  },
  aims: {
    any: 'continuar',
    dashboard: 'abrir tu panel',
    messages: 'leer y escribir tus mensajes',
    payments: 'abrir tus documentos, facturas y pagos',
    settings: 'ver y cambiar tu perfil',
    vendors: 'ver tus proveedores',
  },
}
