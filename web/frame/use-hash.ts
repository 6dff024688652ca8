import { useLocationProperty } from 'wouter/use-browser-location'

/** What the address has from its # on; empty without. */
export const useHash = (): string => useLocationProperty(() => window.location.hash)
