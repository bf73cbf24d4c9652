import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const NOT_PURE = ['raster', 'browser']

function pureFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !NOT_PURE.some((folder) => file.startsWith(`${folder}/`)))
    .map((file) => SOURCE + file)
}

describe('the platform-independent modules', () => {
  it('import only each other and the understanding package', () => {
    for (const file of pureFiles()) {
      const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path as string)
      for (const path of imports)
        expect(path, file).toMatch(
          /^(\.{1,2}\/(?!.*(raster|browser)\/).*\.ts|@vowkit\/understanding(\/vocabularies\/en)?)$/,
        )
    }
  })

  it('use neither the clock nor unseeded random numbers', () => {
    for (const file of pureFiles())
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/Math\.random|Date\.now|new Date|performance\./)
  })

  it('compile without the DOM and Node types', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
    expect(() =>
      execFileSync(process.execPath, [compiler, '--noEmit', '-p', `${root}tsconfig.pure.json`], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})
