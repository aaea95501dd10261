import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { InactivosScreen } from './inactivos.screen.tsx';
import { VentasScreen } from './ventas.screen.tsx';

const R = '/api/articulos/reportes';
const RESUMEN = {
  ...{
    desde: '2026-08-25',
    hasta: '2026-11-22',
    articulos: 0,
    sinVentas: 1,
    importe: '0.00',
    costo: null,
    margen: null,
  },
  ...{ margenPorciento: null, reposicion: null, margenDeHoyPorciento: null, paso: 'mes', serie: [] },
};

it.each([
  ['ventas', <VentasScreen key="ventas" />, 'Con stock y sin ventas', 'con-stock-y-sin-ventas.xlsx'],
  ['inactivos', <InactivosScreen key="inactivos" />, 'Por inactivar', 'articulos-por-inactivar.xlsx'],
])('REA a view of %s is a file of its own', async (reporte, pantalla, vista, archivo) => {
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function bajar(this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  renderPantalla(pantalla, {
    permisos: ['nota.ver', 'articulo.ver'],
    ruta: `/articulos/reportes/${reporte}`,
    respuestas: {
      [`GET ${R}/${reporte}`]: { ...pagina([]), cuentas: { inactivos: 0, porInactivar: 1 } },
      [`GET ${R}/${reporte}/resumen`]: RESUMEN,
      [`GET ${R}/${reporte}/exportar`]: 'PK',
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${vista}`) }));
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX), Todas las columnas' }));
  await waitFor(() => expect(bajados).toEqual([archivo]));
});
