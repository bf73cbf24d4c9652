import type { PartnerLeadTexts } from '../features/partner-leads/texts.ts'

export const partnerLeads: PartnerLeadTexts = {
  hint: 'Las visiones y consultas que llegaron por tus páginas. Las parejas hablan con los proveedores que eligieron, así que no ves mensajes.',
  loading: 'Cargando tus consultas…',
  failed: 'No se pudieron cargar tus consultas.',
  onlyPartners: 'Esta página es para socios que no son proveedores.',
  emptyTitle: 'Aún no hay nada',
  emptyText: 'Cuando las parejas usen un elemento en tu sitio web, sus visiones y consultas aparecerán aquí.',
  toWebsite: 'Agrega un elemento a tu sitio web',
  vision: 'Visión',
  someone: 'Una visita',
  visionText: 'Creó una visión y aún no la envía a un proveedor',
  leadText: (vendor) => `Contactó a ${vendor}`,
  onSite: 'Desde la plataforma',
  onHost: (host) => `Desde ${host}`,
  wedding: (date) => `Boda el ${date}`,
}
