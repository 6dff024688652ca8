// Facts the server writes into the page's meta elements. Empty on the development server.
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** The address people reach this server by. */
export const publicOrigin = () => read('public_origin') || window.location.origin
export const supportEmail = () => read('support_email') || 'support@example.com'
/** True if this server can geocode addresses. */
export const hasGeocoder = () => read('geocoder') === 'connected'
