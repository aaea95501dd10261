import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { type Respuestas, ServidorDePrueba } from '#prueba/servidor.ts';
import * as navegar from './navegar.ts';
import { Puertas } from './puertas.tsx';
import '#prueba/ambiente.ts';

/** The doors at an address. `salidas` are the pages they sent the browser to. */
export function renderPuertas(ruta: string, respuestas: Respuestas = {}) {
  const servidor = new ServidorDePrueba({
    'GET /api/acceso/terminal': { terminal: null, personas: [] },
    ...respuestas,
  });
  const salidas: string[] = [];
  vi.spyOn(navegar.salida, 'irA').mockImplementation((href) => void salidas.push(href));
  history.replaceState(null, '', ruta);
  return { ...render(<Puertas />), servidor, salidas };
}
