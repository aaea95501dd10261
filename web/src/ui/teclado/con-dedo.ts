/** Whether the screen is touched: there, focusing a field brings the keyboard up over half of it. */
export const conDedo = (): boolean => window.matchMedia('(pointer: coarse)').matches;
