// What this tab remembers until it is closed. Where nothing may be kept, it does without.
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
