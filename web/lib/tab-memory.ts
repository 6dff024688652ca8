// Per-tab storage until it is closed. Without access to storage, values are lost.
export function keptInTab(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

export function keepInTab(place: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // A reload then begins again.
  }
}
