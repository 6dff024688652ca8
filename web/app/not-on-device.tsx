import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyState } from '#web/ui/states.tsx'

/** A screen, or a part of one, that had not come before the network went. By a reload: browsers remember a failed import. */
export function NotOnDevice() {
  useEffect(() => {
    // The connection is outside React, and may be back before this stands.
    if (onlineManager.isOnline()) window.location.reload()
    return onlineManager.subscribe(online => online && window.location.reload())
  }, [])
  return (
    <EmptyState title="This page is not on this device">
      It was not opened here before. It shows when the connection is back.
    </EmptyState>
  )
}
