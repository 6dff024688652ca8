// The user's page before they asked for help: sent to support, as the question is about it.
const HELP = ['/support', '/help']
let last = ''

export function rememberPage(address: string) {
  if (!HELP.some(one => address.startsWith(one))) last = address
}

export const lastPage = () => last
