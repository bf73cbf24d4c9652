import type { landingMessages } from '../features/landing/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const landing: TextsOf<typeof landingMessages> = {
  navigation: 'Principal',
  vendorSite: 'Soy proveedor',
  dashboard: 'Mi panel',
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',

  title: 'Dale vida a la *boda de tus sueños*',
  intro:
    'Comparte tu visión, conoce a tus proveedores ideales, reserva y celebra. Los proveedores de {{region}}, vistos a través de la boda que imaginas.',
  visualize: 'Visualiza la boda de tus sueños',
  findVendors: 'Busca proveedores',
  pause: 'Pausar las imágenes',
  play: 'Reproducir las imágenes',

  describe: 'Describe tu boda y mira cómo aparece',
  tryExample: 'Probar:',
  examples: [
    { label: 'Playa al atardecer', prompt: 'En la playa al atardecer, con un arco de bambú y farolillos de papel' },
    { label: 'Granero y girasoles', prompt: 'Mesas largas en un granero, con guirnaldas de luces y girasoles' },
    {
      label: 'Azotea de noche',
      prompt: 'Una cena en la azotea bajo las estrellas, con velas y hortensias azules',
    },
  ],
  clearPrompt: 'Borrar tu frase',
  fullVision: 'Convertirla en una visión',
  preview: 'Vista ilustrada, dibujada en tu navegador',

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
  readGuarantee: 'Lee la garantía',

  closing: 'La noche *ya te espera*',
  start: 'Empieza a planear',

  footer: 'Pie de página',
  about: 'Quiénes somos',
  privacy: 'Política de privacidad',
  contact: 'Contacto',
}
