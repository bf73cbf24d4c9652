import { afterEach, expect, it } from 'vitest'
import { main } from './main.ts'
import { type Override, type SmallBackend, startSmallBackend } from './test/small-backend.ts'

const TOKEN = 'a-very-secret-token'
const PASSWORD = 'peonies "at" dusk, all of them'

let backend: SmallBackend | undefined
afterEach(async () => {
  await backend?.stop()
  backend = undefined
})

async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const printed: string[] = []
  const print = (text: string) => printed.push(text)
  const code = await main(args, { env, print, printError: print })
  return { code, text: printed.join('\n') }
}

async function start(override?: Override): Promise<string> {
  backend = await startSmallBackend(override)
  return backend.url
}

const htmlConfig: Override = ({ path }) => (path === '/config/' ? { body: '<!doctype html>' } : undefined)

it('the command exits with 0 and counts the checks if none fails', async () => {
  const { code, text } = await run([await start(), '--only', 'config,errors'])
  expect(text).toContain('✓ config: GET /config/ returns the public configuration.')
  expect(text).toContain('4 passed, 0 failed, 0 skipped')
  expect(code).toBe(0)
})

it('the command exits with 1 and links to the documentation if a check fails', async () => {
  const { code, text } = await run([await start(htmlConfig), '--only=config'])
  expect(text).toContain('✗ config: GET /config/ returns the public configuration.')
  expect(text).toContain('See docs/another-backend.md#what-clients-rely-on')
  expect(code).toBe(1)
})

it('the command says why it skips a check', async () => {
  const { code, text } = await run([await start(), '--only=visions'])
  expect(text).toContain('skipped: there is no session: pass --token, or --email and --password.')
  expect(code).toBe(0)
})

it('the command exits with 2 if the backend does not respond', async () => {
  const url = await start()
  await backend?.stop()
  backend = undefined
  const { code, text } = await run([url])
  expect(text).toContain('GET /config/ got no response')
  expect(code).toBe(2)
})

it('the command exits with 2 if the sign-in fails, without the password', async () => {
  const { code, text } = await run([await start(), '--email=maya@example.com', `--password=${TOKEN}`])
  expect(text).toContain('The sign-in of maya@example.com failed')
  expect(text).not.toContain(TOKEN)
  expect(code).toBe(2)
})

it.each([
  [[], 'Name one URL of an API.'],
  [['ftp://api.example'], 'is not a URL that starts with https://'],
  [['https://maya:hunter2@api.example'], 'must contain no user'],
  [['https://api.example/?token=hunter2'], 'must contain no user, password, query'],
  [['https://api.example', '--only=nothing'], 'Unknown area `nothing`'],
  [['https://api.example', '--email=maya@example.com'], '--email needs --password'],
  [['https://api.example', '--tokn=1'], 'tokn'],
])('the command %j exits with 2 and shows its usage', async (args, sentence) => {
  const { code, text } = await run(args)
  expect(text).toContain(sentence)
  expect(text).toContain('Usage: vowkit-conformance')
  expect(text).not.toContain('hunter2')
  expect(code).toBe(2)
})

it('the command prints the results as JSON, without a secret', async () => {
  const args = [await start(htmlConfig), '--json', '--only=config,auth']
  const { code, text } = await run(args, { VOWKIT_TOKEN: TOKEN, VOWKIT_OTHER_TOKEN: TOKEN })
  const { results } = JSON.parse(text)
  expect(results[0]).toMatchObject({ area: 'config', status: 'failed', reason: expect.stringContaining('HTML') })
  expect(text).not.toContain(TOKEN)
  expect(code).toBe(1)
})

it('the command prints no secret that the backend repeats in an error', async () => {
  const detail = `The token ${TOKEN} is wrong.`
  const url = await start(({ path }) => (path === '/config/' ? { status: 500, body: { detail } } : undefined))
  const { text } = await run([url, '--only=config', `--token=${TOKEN}`])
  expect(text).toContain('The token … is wrong.')
  expect(text).not.toContain(TOKEN)
})

it.each([
  ['in text that is too long to show', (secret: string) => `${'x'.repeat(70)}${secret}`],
  ['between line breaks', (secret: string) => `${'x\n'.repeat(35)}${secret}`],
])('the command prints no part of a secret that the backend repeats %s', async (_, textWith) => {
  const url = await start(({ path }) => (path === '/config/' ? { body: textWith(TOKEN) } : undefined))
  const { code, text } = await run([url, '--only=config', `--token=${TOKEN}`])
  expect(text).toContain('responded HTML instead of JSON')
  expect(text).not.toContain(TOKEN.slice(0, 6))
  expect(code).toBe(1)
})

it('the command prints no part of a secret that the backend repeats in a field of the wrong type', async () => {
  const body = { site_url: { page: `${'x'.repeat(60)}${PASSWORD}` } }
  const url = await start(({ path }) => (path === '/config/' ? { body } : undefined))
  const { text } = await run([url, '--only=config', `--token=${PASSWORD}`])
  expect(text).toContain('`site_url` is {"page":"xxx')
  expect(text).not.toContain('peonies')
})

it('the command prints no secret that the backend repeats in escaped form', async () => {
  const detail = `${JSON.stringify(PASSWORD)} and ${encodeURIComponent(PASSWORD)} are wrong.`
  const url = await start(({ path }) => (path === '/config/' ? { status: 500, body: { detail } } : undefined))
  const { text } = await run([url, '--only=config', `--token=${PASSWORD}`])
  expect(text).toContain('"…" and … are wrong.')
})

it('the command hides a secret that contains another one', async () => {
  const detail = `The token ${TOKEN}-2 is wrong.`
  const url = await start(({ path }) => (path === '/config/' ? { status: 500, body: { detail } } : undefined))
  const { text } = await run([url, '--only=config', `--token=${TOKEN}`, `--other-token=${TOKEN}-2`])
  expect(text).toContain('The token … is wrong.')
})

it('the command hides a secret that was passed with a line break at its end', async () => {
  const detail = `The token ${TOKEN} is wrong.`
  const url = await start(({ path }) => (path === '/config/' ? { status: 500, body: { detail } } : undefined))
  const { text } = await run([url, '--only=config'], { VOWKIT_TOKEN: `${TOKEN}\n` })
  expect(text).toContain('The token … is wrong.')
})

it('the command exits with 2 if a token contains a line break, without the token', async () => {
  const { code, text } = await run([await start()], { VOWKIT_TOKEN: `${TOKEN}\nand-more` })
  expect(text).toContain('GET /couple/dashboard/ got no response')
  expect(text).not.toContain(TOKEN)
  expect(text).not.toContain('and-more')
  expect(code).toBe(2)
})

it('the command prints its usage with --help', async () => {
  const { code, text } = await run(['--help'])
  expect(text).toContain('Usage: vowkit-conformance')
  expect(code).toBe(0)
})
