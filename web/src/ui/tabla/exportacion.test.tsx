import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

const COMUN = { method: 'GET', permiso: 'con_sesion', alcance: 'empresa', errors: [], summary: 'Piezas' } as const;
const query = z.strictObject(consultaDeLista(['codigo']));
const listar = endpoint({
  ...COMUN,
  path: '/api/tablas-generales/marcas',
  query,
  response: listaDe(z.object({ id: z.string(), codigo: z.string() })),
});
const exportar = endpoint({
  ...COMUN,
  path: '/api/tablas-generales/marcas/exportar',
  query,
  response: z.string(),
  formato: 'csv',
});

function Piezas() {
  const consulta = useConsultaDeLista(listar);
  const lista = useLista(listar, consulta.valores);
  const celda = ({ codigo }: { readonly codigo: string }) => codigo;
  return (
    <TablaDatos
      etiqueta="Piezas"
      clave="piezas"
      columnas={[
        { id: 'codigo', titulo: 'Código', celda },
        { id: 'costo', titulo: 'Costo', ocultaBajo: 'xl', celda },
        { id: 'precio', titulo: 'Precio', ocultaBajo: 'md', celda },
        { id: 'tipo', titulo: 'Tipo', oculta: true, celda },
      ]}
      lista={lista}
      consulta={consulta}
      idDe={({ id }) => id}
      nombreDe={({ codigo }) => codigo}
      csv={{ endpoint: exportar, nombre: 'piezas.csv' }}
      vacio={{ titulo: 'Todavía no hay piezas' }}
    />
  );
}

async function pedidas(): Promise<string | null> {
  const EXPORTAR = 'GET /api/tablas-generales/marcas/exportar';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor } = renderPantalla(<Piezas />, {
    ruta: '/piezas',
    respuestas: {
      'GET /api/tablas-generales/marcas': {
        ...{ filas: [{ id: '1', codigo: 'WO-1' }], total: 1, totalExacto: true, pagina: 1, porPagina: 50 },
      },
      [EXPORTAR]: 'Código\r\n',
    },
  });
  await screen.findAllByText('WO-1');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, Columnas a la vista' }));
  await waitFor(() => expect(servidor.direcciones(EXPORTAR)).toHaveLength(1));
  return new URLSearchParams(servidor.direcciones(EXPORTAR)[0]?.split('?')[1]).get('columnas');
}

it('ART-21 the file of the columns in sight leaves out the one the width leaves out', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width:1535.95px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  expect(await pedidas()).toBe('codigo,precio');
});

it('ART-21 cards have no columns: their file has those of the table', async () => {
  enCelular();
  expect(await pedidas()).toBe('codigo,costo,precio');
});
