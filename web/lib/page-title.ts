// The document's title: the page's name, and before it how much there is that was not read.
let page = ''
let unread = 0

const show = () => {
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${page}` : page
}

export function setPageTitle(title: string) {
  page = title
  show()
}

export function setUnreadInTitle(count: number) {
  unread = count
  show()
}
