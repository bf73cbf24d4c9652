import { calls } from '@vowkit/sdk-core/contract'
import { acceptedLanguage } from '../../http/accept-language.ts'
import type { RegisterCall } from '../../http/call-context.ts'
import type { SignatureService } from './service.ts'

export function registerSignatureRoutes(register: RegisterCall, signatures: SignatureService): void {
  register(calls.signLeadFile, async ({ account, params, body, ip, acceptLanguage }) => {
    const names = [body.esign_doc, body.esign_doc_partner]
    const language = acceptedLanguage(acceptLanguage)
    const { consent } = body
    await signatures.signForCouple(account, Number(params.file_id), { names, address: ip, consent, language })
    return { detail: 'The document has been signed.' }
  })
}
