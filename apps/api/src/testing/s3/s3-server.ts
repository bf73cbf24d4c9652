import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { findFreePort } from '../free-port.ts'
import { type S3Credentials, verifySignature } from './verify-signature.ts'

/** A server on 127.0.0.1 that speaks the protocol of S3 and stores objects in a temporary folder. */
export interface S3Server {
  endpoint: string
  bucket: string
  /** The settings of a deployment that uses this server. */
  env: Record<string, string>
  /** Method and URL of each request. */
  requests: string[]
  /** Closes all connections and refuses new ones, until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops the server and deletes the objects. */
  end(): Promise<void>
}

const BUCKET = 'vowkit'
// s3rver accepts no other access key.
const CREDENTIALS: S3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'a-secret-for-tests' }

/** Starts s3rver behind a check of the signatures, which s3rver does not verify. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'vowkit-s3-'))
  const storage = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] })
  await storage.configureBuckets()
  const handle = storage.callback()
  const port = await findFreePort()
  const requests: string[] = []
  let server: Server | undefined

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`)
      const failure = verifySignature(request, CREDENTIALS)
      if (failure === null) return handle(request, response)
      request.resume()
      response.writeHead(403, { 'Content-Type': 'application/xml' })
      response.end(`<Error><Code>${failure}</Code><Message>Refused.</Message></Error>`)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  async function stop(): Promise<void> {
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    server = undefined
  }

  await start()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    ...{ endpoint, requests, start, stop, bucket: BUCKET },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    async end() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
