import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EdicionesScreen } from './ediciones.screen.tsx';

it('ART-19 what was asked of many is there whole, also where its column cuts it, with the words of the search marked', async () => {
  const pedido = 'Subfamilia: Tensores · Marca: Wega · IVA: 10,5 % · Permite stock negativo: sí';
  const edicion = {
    id: '0199b0c2-7f5a-7000-8000-0000000000e1',
    tipo: 'EDITAR',
    pedido,
    articulos: 13,
    fallas: 0,
    motivo: 'Orden del depósito',
    en: '2026-11-20T13:40:00.000Z',
    quien: 'R. Núñez',
    deshecha: null,
    lote: null,
  };
  renderPantalla(<EdicionesScreen />, {
    ruta: '/articulos/ediciones?buscar=wega',
    permisos: ['articulo.ver'],
    respuestas: { 'GET /api/articulos/ediciones': pagina([edicion]) },
  });
  const marcada = await screen.findByText('Wega', { selector: 'mark' });
  expect(marcada.closest('[title]')?.getAttribute('title')).toBe(pedido);
});

it('ART-19 a way back says what it undoes, and not as if it set it', async () => {
  const una = (fin: string, mas: object) => ({
    id: `0199b0c2-7f5a-7000-8000-0000000000${fin}`,
    pedido: 'Marca: Valeo',
    articulos: 13,
    fallas: 0,
    motivo: 'Orden del depósito',
    en: '2026-11-20T13:40:00.000Z',
    quien: 'R. Núñez',
    deshecha: null,
    lote: null,
    ...mas,
  });
  renderPantalla(<EdicionesScreen />, {
    ruta: '/articulos/ediciones',
    permisos: ['articulo.ver'],
    respuestas: {
      'GET /api/articulos/ediciones': pagina([
        una('e2', { tipo: 'DESHACER' }),
        una('e1', { tipo: 'EDITAR', deshecha: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } }),
      ]),
    },
  });
  expect((await screen.findByText('Deshace: Marca: Valeo')).getAttribute('title')).toBe('Deshace: Marca: Valeo');
  expect(screen.getByText('Marca: Valeo')).toBeDefined();
});

it('ART-19 where nothing was edited, leads to where it is done', async () => {
  renderPantalla(<EdicionesScreen />, {
    ruta: '/articulos/ediciones',
    permisos: ['articulo.ver'],
    respuestas: { 'GET /api/articulos/ediciones': pagina([]) },
  });
  const enlace = await screen.findByRole('link', { name: 'Ir a los artículos' });
  expect(enlace.getAttribute('href')).toBe('/articulos/tabla');
});
