import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { until } from './start-api.ts'

/** An nginx for one test. */
export interface Nginx {
  url: string
  stop(): Promise<void>
}

/** Starts nginx on a free port. `httpFor` returns the `http` block of the configuration for this port. */
export async function startNginx(bin: string, httpFor: (port: number) => string): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'vowkit-nginx-'))
  const port = await findFreePort()
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`)
  const config = `
    daemon off; worker_processes 1; pid ${dir}/pid; error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${kept.join(' ')} ${httpFor(port)} }
  `
  writeFileSync(join(dir, 'nginx.conf'), config)
  const child = spawn(bin, ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    until(() => fetch(`${url}/healthz`)),
    exited.then(() => {
      throw new Error(`nginx exited: ${said}`)
    }),
  ])
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
