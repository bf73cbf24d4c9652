import type { Toast } from '@vowkit/sdk-core'

/**
 * A toast for those who listen: a success in a region that is there before its words, as what comes together with them
 * goes unheard; an error as an alert, which is heard as it comes.
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
