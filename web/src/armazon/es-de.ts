/** Whether an address is that screen or one of its details. */
export const esDe = (pathname: string, a: string): boolean => pathname === a || pathname.startsWith(`${a}/`);
