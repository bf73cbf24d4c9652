import type { Toast } from '@vowkit/sdk-core'

/**
 * Announces a toast to screen readers. An error is an `alert`. A success is inserted into an existing `status` region,
 * because screen readers do not announce a region that appears together with its text.
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
