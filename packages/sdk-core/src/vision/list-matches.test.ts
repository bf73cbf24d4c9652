import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { listMatches } from './list-matches.ts'

const PATH = '/vision/list/v1/matches/'
const PETAL = { id: 7, user: 8, business_name: 'Petal', image: '', about_us: '', categories_label: 'Florists' }

function ask(answer: ScriptedAnswer) {
  const platform = fakePlatform({ script: [{ path: PATH, ...answer }] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  return listMatches(client.ports, 'v1')
}

it.each([
  ['a documented response', { results: [{ ...PETAL, matched: ['peonies'] }] }, ['peonies']],
  ['a bare list, without invalid words', [{ ...PETAL, matched: ['peonies', 7, null] }], ['peonies']],
  ['a response without words', { data: [PETAL] }, []],
])('listMatches returns the matches in %s', async (_how, body, matched) => {
  expect(await ask({ body })).toMatchObject([{ id: 7, business_name: 'Petal', matched }])
})

it('listMatches throws when the backend does not support the call', async () => {
  await expect(ask({ status: 404 })).rejects.toMatchObject({ status: 404 })
})
