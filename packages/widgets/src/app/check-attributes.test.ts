import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import manifest from '../../custom-elements.json' with { type: 'json' }
import '../elements/magic-link-vendors.ts'
import '../elements/vendor-card-grid.ts'
import '../elements/vendor-inquiry.ts'
import '../elements/vendor-profile.ts'
import '../elements/vendor-reviews.ts'
import '../elements/vision-generator.ts'
import '../elements/wedding-assistant.ts'
import { checkAttributes, problemsOf } from './check-attributes.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** Parses markup without connecting its element, so that no app loads. */
function elementOf(html: string): Element {
  const template = document.createElement('div')
  template.innerHTML = html
  const element = template.firstElementChild
  if (!element) throw new Error('The markup has no element.')
  return element
}

async function warningsOf(html: string): Promise<string[]> {
  await checkAttributes(elementOf(html))
  return vi.mocked(console.warn).mock.calls.map(([text]) => String(text))
}

describe('the check of an element’s attributes', () => {
  it.each([
    [
      '<vision-generator theme="sepia">',
      'theme of <vision-generator> is "sepia". Accepted: "light", "dark", "auto", "host".',
    ],
    [
      '<vision-generator accent="green">',
      'accent of <vision-generator> is "green". Expected: a hex colour, such as #4d6b3c.',
    ],
    ['<vision-generator density="Compakt">', 'Did you mean "compact"?'],
    ['<vision-generator view="boards">', 'Did you mean "board"?'],
    ['<wedding-assistant position="bottom_left">', 'Did you mean "bottom-left"?'],
    [
      '<vision-generator vendor-id="wild-ranunculus">',
      'vendor-id of <vision-generator> is "wild-ranunculus". Expected: the id',
    ],
    ['<vendor-card-grid vendor-ids="3,x">', 'vendor-ids of <vendor-card-grid> is "3,x". Expected: ids of vendors'],
    ['<vendor-card-grid page="0">', 'page of <vendor-card-grid> is "0". Expected: a number from 1.'],
    ['<vendor-card-grid site-url="example.com">', 'Expected: an absolute URL'],
    ['<vendor-card-grid categorie="4">', 'Did you mean "category"?'],
    ['<vendor-profile>', 'vendor-id or vendor of <vendor-profile> is missing.'],
  ])('logs one warning for %s', async (html, text) => {
    const warnings = await warningsOf(html)
    expect(warnings).toEqual([expect.stringContaining(text)])
    expect(warnings[0]).toMatch(/See https:\S+\/troubleshooting\.md#(invalid_value|unknown_attribute|vendor_missing)$/)
  })

  it.each([
    [
      { vendors: { emty: 'Nobody' } },
      'A text in messages of <vendor-card-grid> is "vendors.emty". Did you mean "vendors.empty"?',
    ],
    [{ vendor: { empty: 'Nobody' } }, 'A text in messages of <vendor-card-grid> is "vendor". Did you mean "vendors"?'],
  ])('logs one warning for the unknown text of %j', async (messages, text) => {
    const element = Object.assign(elementOf('<vendor-card-grid category="4" lang="it">'), { messages })
    await checkAttributes(element)
    await checkAttributes(element)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text))
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/troubleshooting\.md#unknown_message$/))
  })

  it('logs one warning for a language without texts', async () => {
    const warnings = await warningsOf('<vendor-card-grid category="4" lang="it">')
    expect(warnings).toEqual([expect.stringContaining('lang of <vendor-card-grid> is "it". Expected: a language')])
    expect(warnings[0]).toContain('Accepted: "en", "ar", "de", "es", "fr".')
  })

  it.each(['en-GB', 'fr-CA', ''])('logs no warning for the language %j', async (lang) => {
    expect(await warningsOf(`<vendor-card-grid category="4" lang="${lang}">`)).toEqual([])
  })

  it('logs no warning for texts that the elements have', async () => {
    const messages = { vendors: { empty: 'Nobody' }, common: { close: 'Shut' } }
    await checkAttributes(Object.assign(elementOf('<vendor-card-grid category="4" lang="it">'), { messages }))
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('logs the same mistake once for each page', async () => {
    await warningsOf('<vendor-reviews radius="oval" vendor-id="3">')
    expect(await warningsOf('<vendor-reviews radius="oval" vendor-id="4">')).toHaveLength(1)
  })

  it.each([
    '<vision-generator theme="dark" accent="#4d6b3c" density="cozy" radius="none" fonts="brand" vendor-id="12">',
    '<vision-generator theme="" class="wide" id="x" style="color: red" data-x="1" aria-label="x" onclick="" slot="a">',
    '<vision-generator _ngcontent-abc v-if="x" :theme="x" @click="y" jsaction="z" hidden title="t" lang="es">',
    '<vendor-profile vendor="wild-ranunculus">',
    '<vendor-card-grid category="florists" vendor-ids="3, 14,15" page="2" page-size="12" without-actions debug>',
    '<magic-link-vendors code="spring">',
  ])('finds no mistake in %s', (html) => {
    expect(problemsOf(elementOf(html))).toEqual([])
  })

  it('accepts exactly the values that the types of the elements list', () => {
    const documented = manifest.modules.flatMap(({ declarations }) =>
      declarations.flatMap((declaration) =>
        'tagName' in declaration && 'attributes' in declaration
          ? (declaration.attributes ?? []).map((attribute) => ({ tag: `${declaration.tagName}`, ...attribute }))
          : [],
      ),
    )
    // The component checks the values of `list` itself.
    const listed = documented.filter(({ name, type }) => name !== 'list' && /^'/.test(type?.text ?? ''))
    expect(listed.length).toBeGreaterThan(20)
    for (const { tag, name, type } of listed) {
      for (const [, value] of `${type?.text}`.matchAll(/'([^']+)'/g))
        expect(problemsOf(elementOf(`<${tag} ${name}="${value}">`)).filter((p) => p.value === value)).toEqual([])
      const wrong = problemsOf(elementOf(`<${tag} ${name}="wrong">`)).filter((p) => p.value === 'wrong')
      expect([tag, name, wrong.length]).toEqual([tag, name, 1])
    }
  })
})
