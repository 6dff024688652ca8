/** How long ago something was, as one says it: 'just now', '3 minutes ago', '2 days ago'. */
export function agoInWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${counted(hours, 'hour')} ago` : `${counted(Math.floor(hours / 24), 'day')} ago`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
