import { useLocationProperty } from 'wouter/use-browser-location'

/** The URL from its # on; empty without one. */
export const useHash = (): string => useLocationProperty(() => window.location.hash)
