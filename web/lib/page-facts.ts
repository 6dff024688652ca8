// What the server writes into the page's meta elements. The development server leaves them empty.
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The address people reach this server by. */
export const publicOrigin = () => read('public_origin') || window.location.origin
export const supportEmail = () => read('support_email') || 'support@example.com'
/** Whether this server can ask where an address stands. */
export const hasGeocoder = () => read('geocoder') === 'connected'
