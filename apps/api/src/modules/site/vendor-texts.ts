import type { AcceptedLanguage } from '../../http/accept-language.ts'

/** The texts of a vendor's public page. */
export interface VendorTexts {
  locale: string
  logIn: string
  photos: string
  photo: (name: string, place: number, count: number) => string
  contact: string
  actionsNote: string
  about: string
  services: string
  deals: string
  originalPrice: string
  reviews: string
  reviewCount: (count: number) => string
  stars: (rating: string) => string
  verified: string
  allReviews: (count: number) => string
  faqs: string
  from: (price: string) => string
  missing: string
  missingNote: string
  findVendors: string
}

/** The texts with the formats of the deployment. */
export interface PageTexts extends VendorTexts {
  price: (amount: number) => string
  day: (moment: Date) => string
}

export const vendorTexts: Record<AcceptedLanguage, VendorTexts> = {
  en: {
    locale: 'en-US',
    logIn: 'Log in',
    photos: 'Photos',
    photo: (name, place, count) => `${name}, photo ${place} of ${count}`,
    contact: 'Contact this vendor',
    actionsNote: 'You sign in first. Then you can message, inquire or save this vendor.',
    about: 'About Us',
    services: 'Services Offered',
    deals: 'Exclusive Deals',
    originalPrice: 'original price',
    reviews: 'Reviews',
    reviewCount: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
    stars: (rating) => `${rating} out of 5 stars`,
    verified: 'Verified Purchased',
    allReviews: (count) => `Show ${count.toLocaleString('en-US')} more`,
    faqs: 'Frequently Asked Questions',
    from: (price) => `from ${price}`,
    missing: 'This vendor is no longer listed',
    missingNote: 'You can search for other vendors like this one.',
    findVendors: 'Find vendors',
  },
  es: {
    locale: 'es-US',
    logIn: 'Iniciar sesión',
    photos: 'Fotos',
    photo: (name, place, count) => `${name}, foto ${place} de ${count}`,
    contact: 'Contactar a este proveedor',
    actionsNote: 'Primero inicias sesión. Después puedes escribir, consultar o guardar a este proveedor.',
    about: 'Sobre nosotros',
    services: 'Servicios',
    deals: 'Ofertas exclusivas',
    originalPrice: 'precio original',
    reviews: 'Opiniones',
    reviewCount: (count) => `${count.toLocaleString('es-US')} ${count === 1 ? 'opinión' : 'opiniones'}`,
    stars: (rating) => `${rating} de 5 estrellas`,
    verified: 'Compra verificada',
    allReviews: (count) => `Mostrar ${count.toLocaleString('es-US')} más`,
    faqs: 'Preguntas frecuentes',
    from: (price) => `desde ${price}`,
    missing: 'Este proveedor ya no está en la lista',
    missingNote: 'Puedes buscar otros proveedores parecidos.',
    findVendors: 'Buscar proveedores',
  },
}
