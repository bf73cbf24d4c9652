import type { landingMessages } from '../features/landing/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const landing: TextsOf<typeof landingMessages> = {
  navigation: 'Principal',
  vendorSite: 'Soy proveedor',
  dashboard: 'Mi panel',
  logIn: 'Entrar',
  signUp: 'Regístrate',

  title: 'Dale vida a la *boda de tus sueños*',
  intro:
    'Comparte tu visión, conoce a tus proveedores ideales, reserva y celebra. Los proveedores de {{region}}, vistos a través de la boda que imaginas.',
  visualize: 'Visualiza la boda de tus sueños',
  findVendors: 'Busca proveedores',
  pause: 'Pausar las imágenes',
  play: 'Reproducir las imágenes',

  how: 'Cómo *funciona*',
  steps: {
    share: {
      title: 'Comparte tu visión',
      text: 'Cuéntanos tu estilo, tus preferencias y tu presupuesto. Basta una frase para empezar.',
    },
    meet: {
      title: 'Conoce a tus proveedores',
      text: 'Nuestra IA elige en nuestra red a los proveedores que van contigo.',
    },
    book: {
      title: 'Reserva y celebra',
      text: 'Reserva directamente con tus proveedores y disfruta de tu día.',
    },
  },

  couplesLabel: 'Parejas ayudadas',
  couples: (count) => `más de *${count.toLocaleString('es-US')}* parejas ayudadas`,
  couplesSpoken: (count) => `Más de ${count.toLocaleString('es-US')} parejas ayudadas`,

  benefitsTitle: 'Planeada con *cariño*',
  benefits: {
    matches: { title: 'Proveedores a tu medida', text: 'Elegidos según tu estilo y tu presupuesto.' },
    place: {
      title: 'Todo en un solo lugar',
      text: 'Escribe a tus proveedores y resérvalos donde ya están tus planes.',
    },
    pricing: { title: 'Precios transparentes', text: 'Precios claros y contratos estándar que se entienden.' },
    guarantee: { title: 'Una garantía', text: 'Cada reserva viene con nuestra garantía por escrito.' },
  },
  example: {
    category: 'Floristas',
    styles: ['De jardín', 'Romántica'],
    question: '¿Sigue libre el 3 de mayo?',
    answer: 'Sí. ¿Te lo aparto?',
    reply: 'Sí, por favor. Reservo ahora.',
    deposit: 'Flores, anticipo',
    rest: 'Flores, el día',
    total: 'Total',
    guarantee: 'Garantía {{brand}}',
    signed: 'Firmado',
  },

  closing: 'La noche *ya te espera*',
  start: 'Empieza a planear',

  footer: 'Pie de página',
  about: 'Quiénes somos',
  privacy: 'Política de privacidad',
  contact: 'Contacto',
}
