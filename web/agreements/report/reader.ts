// Who reads a sign report: a signer, by the secret of their link, or staff with a session. The secret comes in the address's
// fragment, which no server sees, and is kept for this tab alone.
import { useState } from 'react'
import { readToken } from '#web/lib/storage.ts'

type Reader = { kind: 'signer'; token: string } | { kind: 'staff' } | { kind: 'nobody' }

const place = (id: string) => `sign_report/${id}`

export function useReader(id: string): Reader {
  const [reader] = useState<Reader>(() => {
    const token = new URLSearchParams(window.location.hash.slice(1)).get('link')
    if (token) remember(id, token)
    const secret = token ?? recall(id)
    if (secret) return { kind: 'signer', token: secret }
    return { kind: readToken() === null ? 'nobody' : 'staff' }
  })
  return reader
}

function remember(id: string, token: string) {
  try {
    sessionStorage.setItem(place(id), token)
    // Only once it is kept: a reload is to find it.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  } catch {
    // Where storage is denied the address keeps it.
  }
}

function recall(id: string): string | null {
  try {
    return sessionStorage.getItem(place(id))
  } catch {
    return null
  }
}
