import type { Toast } from '@vowkit/sdk-core'

/**
 * Announces a toast to screen readers. A success goes into a `status` region that is already in the document, because
 * a region that appears together with its text is not announced. An error is an `alert`.
 */
export function ToastAnnouncer({ toast }: { toast: Toast | undefined }) {
  return (
    <>
      <p className="vk-sr" role="status">
        {toast && toast.tone !== 'error' && <span key={toast.id}>{toast.text}</span>}
      </p>
      {toast?.tone === 'error' && (
        <p className="vk-sr" role="alert" key={toast.id}>
          {toast.text}
        </p>
      )}
    </>
  )
}
