import { render } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, settle } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { VowkitProvider, type VowkitProviderProps } from './vowkit-provider.tsx'

/** Renders a provider twice, and returns what the client has logged. */
async function loggedFor(props: Pick<VowkitProviderProps, 'lang' | 'messages'>, address = 'http://localhost:3000/') {
  const platform = fakePlatform({ address })
  const client = createClient({ apiHost: 'https://api.test', platform })
  for (let count = 0; count < 2; count++)
    render(
      <VowkitProvider client={client} {...props}>
        Hello
      </VowkitProvider>,
    )
  await settle()
  return platform.logged
}

it('VowkitProvider logs one warning on a development machine for a language without messages', async () => {
  expect(await loggedFor({ lang: 'fr' })).toEqual([
    expect.stringContaining('lang of VowkitProvider is "fr". Expected: messages with the texts of this language'),
  ])
})

it.each([
  ['with messages', { lang: 'de', messages: { vendors: { empty: 'Niemand' } } }],
  ['in English', { lang: 'en-GB' }],
  ['without a language', {}],
])('VowkitProvider logs no warning %s', async (_case, props) => {
  expect(await loggedFor(props)).toEqual([])
})

it('VowkitProvider logs no warning on a public page', async () => {
  expect(await loggedFor({ lang: 'es' }, 'https://www.example.com/')).toEqual([])
})
