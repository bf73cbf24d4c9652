import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { askProvider, knowledgeOf, linkedIds, setupDemoBackend } from '../../../testing/assistant.ts'
import { createConciergeProvider } from './concierge-provider.ts'

const provider = createConciergeProvider()
const demo = setupDemoBackend()

interface Where {
  vendor?: string
  history?: AssistantTurn[]
  acceptLanguage?: string
}
const ask = (message: string, { vendor, ...where }: Where = {}) =>
  askProvider(provider, knowledgeOf(demo.api), message, {
    vendorId: vendor ? (demo.ids.get(vendor) ?? 0) : null,
    ...where,
  })

describe('the concierge', () => {
  it.each([
    ['un DJ en Oakland por menos de 2.000 dólares', 'The Brass Verandah'],
    ['busco un fotógrafo en San Francisco', 'Halide & Hart'],
    ['un catering vegano para la boda', 'Field Notes Supper'],
    ['pastel sin gluten', 'Crumb & Petal'],
    ['alguien que nos case en español', 'Judge Maldonado, Retired'],
    ['¿dónde podemos alquilar sillas y mesas?', 'Borrowed Chairs'],
    ['el fotógrafo más barato', 'Brass Button Portraits'],
  ])('replies to “%s” in Spanish with a link to %s', async (message, name) => {
    const reply = await ask(message)
    expect(reply).toMatch(/Encontré|precio más bajo/)
    expect(linkedIds(reply)).toContain(demo.ids.get(name))
  })

  it('says in Spanish that there is no match', async () => {
    expect(await ask('lugares en París')).toContain('No encontré lugares de celebración en')
  })

  it('uses the topic of the conversation for a follow-up question in Spanish', async () => {
    const history: AssistantTurn[] = [
      { role: 'user', content: '¿hay floristas en Oakland?' },
      { role: 'assistant', content: await ask('¿hay floristas en Oakland?') },
    ]
    expect(await ask('¿y fotógrafos?', { history })).toContain('fotógrafos en Oakland')
  })
})

it.each([
  ['Hola', 'Pregúntame por **Wild Ranunculus**'],
  ['¿cuánto cuesta?', '• **Buckets**: $395 en lugar de $480'],
  ['¿hay ofertas?', 'Rebajado en **Wild Ranunculus**'],
  ['¿qué dicen otras parejas?', '4.8 de 5 en 4 opiniones'],
  ['¿dónde están?', 'está en **Sebastopol'],
  ['¿qué servicios ofrecen?', 'ofrece Farm-grown flowers'],
  ['¿están disponibles en junio?', 'No puedo ver el calendario de **Wild Ranunculus**'],
])('the concierge answers “%s” from a vendor’s profile in Spanish', async (message, part) => {
  expect(await ask(message, { vendor: 'Wild Ranunculus' })).toContain(part)
})

it.each([
  ['gracias', '¡De nada!'],
  ['¿cómo guardo un proveedor?', 'Toca el corazón'],
  ['¿qué puedes hacer?', 'Pregúntame, por ejemplo'],
  ['¿cómo puedo pagar una factura?', '**Hacer un pago**'],
  ['olvidé mi contraseña', '**¿Olvidaste tu contraseña?**'],
  ['¿cómo firmo un contrato?', '**Toca para firmar**'],
  ['mis proveedores guardados', 'cuando inicies sesión'],
  ['¿eres un robot?', 'un programa, no una persona'],
])('the concierge answers “%s” in Spanish', async (message, part) => {
  expect(await ask(message)).toContain(part)
})

describe('a message without a detectable language', () => {
  it('is answered in the language of the conversation, else of the browser, else in English', async () => {
    const history: AssistantTurn[] = [{ role: 'user', content: 'Hola, ¿qué tal?' }]
    expect(await ask('Wild Ranunculus', { history })).toContain('en lugar de $')
    expect(await ask('Wild Ranunculus', { acceptLanguage: 'nl, es-MX;q=0.9, en;q=0.5' })).toContain('en lugar de $')
    expect(await ask('Wild Ranunculus', { acceptLanguage: 'es;q=0.2, en' })).toContain('instead of $')
    expect(await ask('Wild Ranunculus')).toContain('instead of $')
    expect(await ask('how much are florists?', { history, acceptLanguage: 'es' })).toContain('cost between')
  })
})
