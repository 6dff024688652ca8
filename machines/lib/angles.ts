/** Radians in a degree, and degrees in a radian. */
export const RAD = Math.PI / 180
export const DEG = 180 / Math.PI
