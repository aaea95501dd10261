import { expect, it } from 'vitest';
import { caminoA } from '#ui/pantalla/menu.ts';
import { menuDeArticulos } from './menu.ts';

it.each(['ediciones', 'ediciones/7', 'cambios-de-costo', 'cambios-de-costo/7', 'etiquetas'])(
  'ART-19 UA-09 ART-23 %s, which is in no menu, belongs to the table of artículos that leads there',
  (camino) => {
    expect(caminoA([menuDeArticulos], `/articulos/${camino}`)?.hoja.a).toBe('/articulos/tabla');
  },
);
