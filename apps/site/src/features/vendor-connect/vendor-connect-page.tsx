import './vendor-connect.css'
import { safeAddress } from '@vowkit/sdk-core/contract'
import { useCallback, useMemo, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { CONNECT_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'
import { ConnectFrame } from './connect-frame.tsx'
import { toConnectForm } from './form-services.ts'
import { vendorConnectMessages } from './messages.ts'
import { NoForm } from './no-form.tsx'
import { RequestSubmitted } from './request-submitted.tsx'

/** The page where vendors request an account, with the form from the deployment's configuration. */
export function VendorConnectPage() {
  const t = useMessages(vendorConnectMessages)
  const form = useConnectForm()
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = useCallback(() => setSubmitted(true), [])

  return (
    <Page>
      <div className="connect">
        <div className="connect__intro">
          <h1 className="connect__title">
            {t.titleStart} <em>{t.titleEmphasis}</em>
          </h1>
          <p className="connect__text">{t.intro}</p>
          <ScenePicture className="connect__picture" picture={CONNECT_PICTURE} sizes="(min-width: 1000px) 34vw, 1px" />
        </div>
        <section className="connect__card" aria-label={t.request}>
          {isSubmitted && <RequestSubmitted />}
          {!isSubmitted && form && <ConnectFrame form={form} onSubmit={submit} />}
          {!form && <NoForm />}
        </section>
      </div>
    </Page>
  )
}

/** Returns the configured form, or `null` if its URL is missing or unsafe. */
function useConnectForm() {
  const { connectFormUrl } = useSiteConfig()
  return useMemo(() => {
    const address = safeAddress(connectFormUrl, window.location.origin)
    return address === null ? null : toConnectForm(new URL(address, window.location.origin).href)
  }, [connectFormUrl])
}
