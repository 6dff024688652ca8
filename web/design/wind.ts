const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** 180 is south. */
export const wind = (azimuth_deg: number) => WINDS[Math.round(azimuth_deg / 45) % 8]
