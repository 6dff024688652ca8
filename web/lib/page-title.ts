// The document's title, and a dot on its icon while something was not read.
export function setPageTitle(title: string) {
  document.title = title
}

/** On the browser's tab, and as a number on the icon of an installed application where the device shows one. */
export function showUnreadOnIcon(count: number) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = count > 0 ? '/favicon-unread.svg' : '/favicon.svg'
  // Not every browser has it, and one that has it may refuse.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}
