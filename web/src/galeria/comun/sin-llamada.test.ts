import { expect, it } from 'vitest';

const pantallas = import.meta.glob<string>('../{calendar,charts,pages,tables,widgets}/**/*.screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Cards ask the fake API for their products, and banners have nothing to bring. */
const SIN_MUESTRAS_PROPIAS = /widgets\/(cards|banners)\//;

it('T-0-5: every screen whose samples come with it minds what the address asks of the fake API', () => {
  const conMuestras = Object.entries(pantallas).filter(([ruta]) => !SIN_MUESTRAS_PROPIAS.test(ruta));
  expect(conMuestras).toHaveLength(20);
  expect(conMuestras.filter(([, texto]) => !texto.includes('<PaginaDemo sinLlamada ')).map(([ruta]) => ruta)).toEqual(
    [],
  );
});
