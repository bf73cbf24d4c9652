import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { askProvider, catalogueOf, linkedIds, setupDemoBackend } from '../../../testing/assistant.ts'
import { createConciergeProvider } from './concierge-provider.ts'

const provider = createConciergeProvider()
const demo = setupDemoBackend()

interface Where {
  vendor?: string
  history?: AssistantTurn[]
  acceptLanguage?: string
}
const ask = (message: string, { vendor, ...where }: Where = {}) =>
  askProvider(provider, catalogueOf(demo.api), message, {
    vendorId: vendor ? (demo.ids.get(vendor) ?? 0) : null,
    ...where,
  })

describe('the concierge', () => {
  it.each([
    [
      '¿Qué floristas trabajan con peonías?',
      'Esto es lo que encontré de **floristas** con “peonías”',
      'Wild Ranunculus',
    ],
    [
      'un DJ en Oakland por menos de 2.000 dólares',
      '**DJs y bandas** en Oakland por menos de $2,000',
      'The Brass Verandah',
    ],
    ['busco un fotógrafo en San Francisco', '**fotógrafos** en San Francisco', 'Halide & Hart'],
    ['catering vegano', '**catering** con “vegano”', 'Field Notes Supper'],
    ['pastel sin gluten', '**pasteles** con “sin gluten”', 'Crumb & Petal'],
    ['alguien que nos case en español', '**oficiantes**', 'Judge Maldonado, Retired'],
    ['¿dónde podemos alquilar sillas y mesas?', '**alquileres**', 'Borrowed Chairs'],
    ['el fotógrafo más barato', '**fotógrafos**, del precio más bajo', 'Brass Button Portraits'],
  ])('replies to “%s” in Spanish with %s', async (message, start, name) => {
    const reply = await ask(message)
    expect(reply).toContain(start)
    expect(linkedIds(reply)).toContain(demo.ids.get(name))
  })

  it.each([
    ['lugares en París', 'No encontré nada de **lugares de celebración** en “paris”.'],
    ['floristas con cactus', 'No encontré nada de **floristas** con “cactus”.'],
    ['asdf qwer, por favor', 'No encontré nada sobre'],
  ])('replies to “%s” in Spanish that there is no match', async (message, start) => {
    expect(await ask(message)).toContain(start)
  })

  it('uses the topic of the conversation for a follow-up question in Spanish', async () => {
    const history: AssistantTurn[] = [
      { role: 'user', content: '¿hay floristas en Oakland?' },
      { role: 'assistant', content: await ask('¿hay floristas en Oakland?') },
    ]
    expect(await ask('¿y fotógrafos?', { history })).toContain('de **fotógrafos** en Oakland')
    expect(await ask('San Francisco', { history })).toContain('en San Francisco')
  })
})

it.each([
  ['Hola', 'Puedo hablarte de **Wild Ranunculus**'],
  ['¿cuánto cuesta?', 'Lo que publica **Wild Ranunculus**:\n• **Buckets**: $395 en vez de $480'],
  ['¿hay ofertas?', 'Con descuento en **Wild Ranunculus**'],
  ['¿qué dicen otras parejas?', '4.8★ de 4 opiniones. Una pareja dice'],
  ['¿viajan?', 'An hour in any direction in the cold van'],
  ['¿llegan hasta Napa?', 'An hour in any direction in the cold van'],
  ['¿puedo visitarlos?', '**Message** abre una conversación'],
  ['¿dónde están?', 'está en Sebastopol'],
  ['¿qué servicios ofrecen?', 'ofrece Farm-grown flowers'],
  ['¿están disponibles en junio?', 'No puedo ver el calendario de **Wild Ranunculus**'],
  ['¿puedo llevar a mi abuela?', 'no lo dice'],
])('the concierge answers “%s” from a vendor’s profile in Spanish', async (message, part) => {
  expect(await ask(message, { vendor: 'Wild Ranunculus' })).toContain(part)
})

it.each([
  ['gracias', '¡De nada!'],
  ['necesito ayuda', 'Pregúntame cosas como estas'],
  ['¿cómo puedo cambiar la fecha de la boda?', 'Abre **Settings**'],
  ['¿cómo guardo un proveedor?', 'Toca el corazón'],
  ['¿qué dicen otras parejas?', 'Nombra un proveedor'],
  ['¿qué puedes hacer?', 'Pregúntame cosas como estas'],
  ['¿qué es una visión?', 'dibujada con tus propias palabras'],
  ['¿cómo funcionan los créditos?', 'Cada visión cuesta un crédito'],
  ['¿cómo puedo pagar una factura?', '**Make Payment**: elige la factura'],
  ['olvidé mi contraseña', '**Forgot password?** al iniciar sesión'],
  ['¿cómo firmo un contrato?', '**Click to sign**; tú y tu pareja'],
  ['mis proveedores guardados', 'cuando inicies sesión'],
  ['¿eres un robot?', 'un programa, no una persona'],
  ['¿hablas español?', 'Respondo en inglés y en español'],
  ['¿cuándo debo reservar el lugar?', '12 meses antes'],
  ['¿cómo repartir un presupuesto de 30000?', 'más o menos **$14,400**'],
])('the concierge answers “%s” in Spanish', async (message, part) => {
  expect(await ask(message)).toContain(part)
})

describe('a message without a detectable language', () => {
  it('is answered in the language of the conversation, else of the browser, else in English', async () => {
    const history: AssistantTurn[] = [{ role: 'user', content: 'Hola, ¿qué tal?' }]
    expect(await ask('Wild Ranunculus', { history })).toContain('desde $')
    expect(await ask('Wild Ranunculus', { acceptLanguage: 'fr, es-MX;q=0.9, en;q=0.5' })).toContain('desde $')
    expect(await ask('Wild Ranunculus', { acceptLanguage: 'es;q=0.2, en' })).toContain('from $')
    expect(await ask('Wild Ranunculus')).toContain('from $')
    expect(await ask('how much are florists?', { history, acceptLanguage: 'es' })).toContain('begin')
  })
})
