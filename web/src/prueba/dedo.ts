import { vi } from 'vitest';

/** As on a screen that is touched, for the rest of the test. */
export const conElDedo = () => {
  const antes = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    ...antes(consulta),
    matches: consulta === '(pointer: coarse)',
  }));
};
