/** Off the event loop, which 25 MB would hold up for a tenth of a second. */
export const sha256Apart = async (data: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(data))).toString('hex')
