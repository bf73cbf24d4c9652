import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { expect, inject, it } from 'vitest'

/** Searches a built file for a text. Returns the source file and line of the text according to the source map. */
async function writtenAt(file: string, text: string): Promise<{ source: string | null; line: string | undefined }> {
  const [code, map] = await Promise.all(
    [file, `${file}.map`].map((name) => readFile(join(inject('builtFolder'), name), 'utf8')),
  )
  const before = code?.slice(0, code.indexOf(text)).split('\n') ?? []
  const traced = new TraceMap(map ?? '')
  const { source, line } = originalPositionFor(traced, { line: before.length, column: before.at(-1)?.length ?? 0 })
  const content = traced.sourcesContent?.[traced.sources.indexOf(source)]
  return { source, line: content?.split('\n')[(line ?? 0) - 1] }
}

it.each([
  ['vendor-card-grid.mjs', 'vk-page-change', 'packages/widgets/src/elements/vendor-card-grid.ts'],
  ['vendor-card-grid.js', 'vk-page-change', 'packages/widgets/src/elements/vendor-card-grid.ts'],
  ['vision-generator.js', 'api_host_missing', 'packages/widgets/src/element/widget-element.ts'],
  ['wedding-assistant.mjs', 'vk-open', 'packages/widgets/src/elements/wedding-assistant.ts'],
  ['loader.js', 'load_failed', 'packages/widgets/src/loader/report-failure.ts'],
])('a source map maps %s to the source line that contains %s', async (file, text, source) => {
  const written = await writtenAt(file, text)
  expect(written.source).toBe(`vowkit:///${source}`)
  expect(written.line).toContain(text)
})

it('a source map names the package of third-party code', async () => {
  const { source } = await writtenAt('vendor-card-grid.js', 'r2wc.render')
  expect(source).toBe('vowkit:///node_modules/@r2wc/core/dist/core.js')
})

it('a built script contains no reference to its source map', async () => {
  expect(await readFile(join(inject('builtFolder'), 'loader.js'), 'utf8')).not.toContain('sourceMappingURL')
})
