// Where someone was before they asked for help: support is told, for that is what the question is about.
const HELP = ['/support', '/help']
let last = ''

export function rememberPage(address: string) {
  if (!HELP.some(one => address.startsWith(one))) last = address
}

export const lastPage = () => last
