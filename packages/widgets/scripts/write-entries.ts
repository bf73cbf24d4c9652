import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { name, version } from '../vite.shared.ts'
import { describeElements } from './describe/describe-elements.ts'
import { toHtmlData, toWebTypes } from './describe/to-editor-data.ts'

/** Writes beside the built files what applications with a bundler and editors enter the package by. */
export async function writeEntries(folder: string, tags: string[]): Promise<void> {
  const elements = describeElements()
  const files = {
    'index.mjs': tags.map((tag) => `import './${tag}.mjs'\n`).join(''),
    // Types that are imported as if they were code.
    'types/none.js': 'export {}\n',
    'vscode.html-custom-data.json': toJson(toHtmlData(elements)),
    'web-types.json': toJson(toWebTypes(elements, { name, version })),
  }
  await mkdir(join(folder, 'types'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
