import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Answer } from './api-client.ts'
import type { TestLead } from './leads.ts'
import type { TestApi } from './start-api.ts'

/** The first bytes of an MP4, which identify its type. */
export const MP4_HEAD = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')

/** Creates a PDF with one page. */
export async function makePdf(text = 'Contract'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([300, 300]).drawText(text)
  return pdf.save()
}

/** Uploads files by name as a form. */
export function upload(api: TestApi, lead: TestLead, files: Record<string, Uint8Array>, token = lead.couple) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  return api.post(`/market/user/files/upload/${lead.leadId}`, { token, form })
}

/** Fetches a link of the API from the test server instead of the public origin. */
export function openLink(api: TestApi, link: string, init?: RequestInit): Promise<Response> {
  return fetch(link.replace('http://api.test', api.url), init)
}

/** The names of all files in the store. */
export async function filesInStore(api: TestApi): Promise<string[]> {
  const entries = await readdir(join(api.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Starts the upload of a video with `size` bytes. Waits when the server applies backpressure. */
export async function streamFilm(
  api: Pick<TestApi, 'url'>,
  lead: Pick<TestLead, 'leadId' | 'couple'>,
  size: number,
): Promise<ClientRequest> {
  const sent = request(`${api.url}/market/user/files/upload/${lead.leadId}`, {
    method: 'POST',
    headers: { Authorization: `Token ${lead.couple}`, 'Content-Type': 'multipart/form-data; boundary=b' },
  })
  sent.on('error', () => {
    // Ignores connection errors, because the test asserts the response.
  })
  sent.write('--b\r\nContent-Disposition: form-data; name="files"; filename="film.mp4"\r\n\r\n')
  sent.write(MP4_HEAD)
  const chunk = Buffer.alloc(256 * 1024)
  for (let left = size - MP4_HEAD.length; left > 0; left -= chunk.length) {
    if (!sent.write(chunk.subarray(0, left))) await once(sent, 'drain')
  }
  return sent
}

/** Ends the upload and waits for the response. */
export async function finish(sent: ClientRequest): Promise<Pick<Answer, 'status' | 'body'>> {
  sent.end('\r\n--b--\r\n')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await json(response)) as Answer['body'] }
}

/** The SHA-256 of a file, hexadecimal. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
