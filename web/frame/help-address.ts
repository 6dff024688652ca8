// Where help about the page on screen is found: the Help Center opens the article that belongs to it.
import { href } from './navigation.ts'

export const helpAddress = () =>
  `${href('/help')}?${new URLSearchParams({ for: window.location.pathname + window.location.search })}`
