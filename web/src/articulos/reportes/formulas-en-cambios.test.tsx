import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ARTICULO_ID, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CambiosScreen } from './cambios.screen.tsx';

const R = '/api/articulos/reportes';

it('REA-04 another formula is told by its lista, in words and with every decimal of its coefficient', async () => {
  const fila = {
    ...{ articuloId: ARTICULO_ID, codigo: 'WO-342', descripcion: 'Filtro', rubro: 'Filtros', clase: 'FORMULA' },
    ...{ en: '2026-11-20T12:00:00.000Z', quien: 'Lucía', variacion: null, motivo: 'Paridad' },
  };
  renderPantalla(<CambiosScreen />, {
    permisos: ['articulo.ver', 'costo.ver'],
    ruta: '/articulos/reportes/cambios',
    respuestas: {
      [`GET ${R}/cambios`]: pagina([
        { ...fila, id: '1', campo: 'coeficiente Lista mayorista', antes: '0.85', despues: '1.123456' },
        { ...fila, id: '2', campo: 'base Lista mayorista', antes: 'Lista 1', despues: 'COSTO_REPOSICION' },
      ]),
      [`GET ${R}/cambios/resumen`]: {
        ...{ desde: '2026-10-24', hasta: '2026-11-22', autores: [{ quien: 'Lucía', cambios: 2 }] },
        clases: [{ clase: 'FORMULA', cambios: 2 }],
        dias: [{ dia: '2026-11-20', clase: 'FORMULA', cambios: 2 }],
      },
    },
  });
  const tabla = within(await screen.findByRole('grid', { name: 'Cambios en un período' }));
  expect(await tabla.findByText('Lista mayorista · Coeficiente')).toBeDefined();
  expect(tabla.getByText('0,85')).toBeDefined();
  expect(tabla.getByText('1,123456')).toBeDefined();
  expect(tabla.getByText('Lista mayorista · Sale de')).toBeDefined();
  expect(tabla.getByText('Costo de reposición')).toBeDefined();
  expect(screen.getByRole('tab', { name: /Fórmulas de listas/ })).toBeDefined();
});
