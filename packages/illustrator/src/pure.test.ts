import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const PURE_FOLDERS = [
  'base',
  'compositions',
  'edit',
  'flora',
  'light',
  'prompt',
  'props',
  'scene',
  'settings',
  'still-lifes',
]

function pureFiles(): string[] {
  return PURE_FOLDERS.flatMap((folder) =>
    readdirSync(`${SOURCE}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${SOURCE}${folder}/${file}`),
  )
}

describe('the pure part', () => {
  it('imports nothing but its own files', () => {
    for (const file of pureFiles()) {
      const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path as string)
      for (const path of imports) expect(path, file).toMatch(/^\.{1,2}\/(?!.*(raster|browser)\/).*\.ts$/)
    }
  })

  it('asks neither the clock nor unseeded chance', () => {
    for (const file of pureFiles())
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/Math\.random|Date\.now|new Date|performance\./)
  })

  it('compiles without DOM and Node', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
    expect(() =>
      execFileSync(process.execPath, [compiler, '--noEmit', '-p', `${root}tsconfig.pure.json`], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})
