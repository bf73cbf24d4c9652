import { type ClientRequest, request } from 'node:http'

/** Starts the upload of a couple's photo and stops after its first bytes. */
export function hangUpload(
  api: { url: string },
  token: string,
  headers: Record<string, string | number> = {},
): ClientRequest {
  const sent = request(`${api.url}/couple/update-profile-image/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'multipart/form-data; boundary=b', ...headers },
  })
  sent.on('error', () => {
    // Ignores connection errors, because the test asserts the response.
  })
  sent.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
  return sent
}
