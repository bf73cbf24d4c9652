import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Reads the pages of a folder, by name. Replaces every `{{name}}` with the value of that name. */
export function loadPages(folder: URL, values: Record<string, string>): Map<string, string> {
  return new Map([...readFolder(folder)].map(([name, page]) => [name, fill(page, values)]))
}

/** The script markup of each way to load an element. */
const DELIVERIES = {
  script: '<script src="{{api}}/embed/v1/{{element}}.js" async></script>',
  module: '<script type="module" src="{{api}}/embed/v1/{{element}}.mjs"></script>',
  loader: '<script src="{{api}}/embed/v1/loader.js" async></script>',
  pinned:
    '<script src="{{api}}/embed/v{{version}}/{{element}}.js" integrity="{{integrity}}" crossorigin="anonymous" async></script>',
}
export type Delivery = keyof typeof DELIVERIES

export function isDelivery(name: unknown): name is Delivery {
  return typeof name === 'string' && Object.hasOwn(DELIVERIES, name)
}

/**
 * Renders a bench for each element that has controls in the folder. Returns the pages by element name. `valuesOf`
 * returns the values of an element's placeholders.
 */
export function loadBenches(
  bench: URL,
  knobs: URL,
  delivery: Delivery,
  valuesOf: (element: string) => Record<string, string>,
): Map<string, string> {
  const page = readFileSync(bench, 'utf8').replace('{{script}}', DELIVERIES[delivery])
  return new Map(
    [...readFolder(knobs)].map(([element, own]) => [
      element,
      fill(
        page.replace('{{knobs}}', () => own),
        { ...valuesOf(element), element },
      ),
    ]),
  )
}

function readFolder(folder: URL): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [basename(file, '.html'), readFileSync(new URL(file, folder), 'utf8')]))
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The placeholder ${hole} has no value.`)
    return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  })
}
