import { createHttp } from '../http/create-http.ts'
import type { Client, ClientOptions } from './client.ts'
import { makeClient } from './make-client.ts'

/** A client for a page of anybody's: its keys have a prefix, and it neither reads the address nor leaves the page. */
export function createClient(options: ClientOptions): Client {
  return makeClient(options, null, createHttp)
}
