import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server renders and while the browser takes it over, true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
