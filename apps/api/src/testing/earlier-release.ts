import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** The parts of the repository that the API runs from. */
const SOURCES = ['apps/api', 'packages', 'package.json']

/** The sources of an earlier release in a temporary folder, with the installed dependencies of this one. */
export interface EarlierRelease {
  commit: string
  apiDir: string
  remove(): void
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * Finds the commit before the one that added the newest migration. Returns null if the repository has no such commit,
 * as in a shallow clone.
 */
export function findEarlierCommit(): string | null {
  try {
    const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'apps/api/migrations/*.sql')
    return added === '' ? null : git('rev-parse', '--verify', '--quiet', `${added}^`)
  } catch {
    return null
  }
}

/** Writes the sources of a commit into a temporary folder. */
export function checkOutRelease(commit: string): EarlierRelease {
  const dir = mkdtempSync(join(tmpdir(), 'vowkit-release-'))
  const archive = join(dir, 'sources.tar')
  git('archive', '--output', archive, commit, ...SOURCES)
  execFileSync('tar', ['-xf', archive, '-C', dir])
  // The links are relative, so links between packages of the workspace lead to the earlier sources.
  for (const links of globSync(['apps/api/node_modules', 'packages/*/node_modules'], { cwd: ROOT })) {
    mkdirSync(dirname(join(dir, links)), { recursive: true })
    cpSync(join(ROOT, links), join(dir, links), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  return { commit, apiDir: join(dir, 'apps/api'), remove: () => rmSync(dir, { recursive: true, force: true }) }
}
