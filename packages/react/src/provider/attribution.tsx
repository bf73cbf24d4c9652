import type { Attribution } from '@vowkit/sdk-core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

const AttributionContext = createContext<Attribution>({})

export interface AttributionProviderProps extends Attribution {
  children: ReactNode
}

/**
 * Provides the element, the partner and the vendor of a page. Components send them with visions, inquiries and messages.
 */
export function AttributionProvider({ element, partner, vendorId, children }: AttributionProviderProps) {
  const value = useMemo(() => ({ element, partner, vendorId }), [element, partner, vendorId])
  return <AttributionContext.Provider value={value}>{children}</AttributionContext.Provider>
}

/** Returns the element, the partner and the vendor of the page. Pass them to calls that create or contact something. */
export function useAttribution(): Attribution {
  return useContext(AttributionContext)
}

/** Returns the given attribution. Omitted parts are those of the page. */
export function useGivenAttribution({ element, partner, vendorId }: Attribution): Attribution {
  const page = useAttribution()
  return {
    element: element ?? page.element,
    partner: partner ?? page.partner,
    vendorId: vendorId ?? page.vendorId,
  }
}
