import type { Sentences } from '../en/index.ts'

export const suggestions: Sentences['suggestions'] = {
  cheapest: '¿Cuál de esos es el más barato?',
  bestRated: '¿Cuál de esos está mejor valorado?',
  compare: (one, other) => `Compara ${one} y ${other}`,
  prices: (vendor) => `¿Cuánto cuesta ${vendor}?`,
  reviews: (vendor) => `¿Qué dicen las parejas de ${vendor}?`,
  similar: (vendor) => `Proveedores similares a ${vendor}`,
  deposit: (vendor) => `¿Cuánto es el anticipo de ${vendor}?`,
  owed: '¿Cuánto debemos todavía?',
  next: '¿Qué hacemos ahora?',
  contracts: '¿Hay contratos por firmar?',
  venues: 'Lugares para 100 invitados',
  photographers: 'Los fotógrafos mejor valorados',
  vision: '¿Cómo hago una visión?',
  credits: '¿Cuánto valen los créditos?',
  pay: '¿Cómo pago una factura?',
  person: '¿Puedo hablar con una persona?',
  timeline: '¿Cuándo hay que reservar el lugar?',
  budget: '¿Cómo repartimos el presupuesto?',
}
