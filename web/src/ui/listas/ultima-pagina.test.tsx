import { screen, waitFor } from '@testing-library/react';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useConsultaDeLista } from './consulta-de-lista.ts';
import { useLista } from './lista.ts';

const listarPiezas = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/marcas',
  summary: 'Piezas',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject(consultaDeLista(['codigo'])),
  response: listaDe(z.object({ id: z.string() })),
  errors: [],
});
const PUERTA = 'GET /api/tablas-generales/marcas';

function Piezas() {
  const consulta = useConsultaDeLista(listarPiezas);
  return (
    <TablaDatos
      etiqueta="Piezas"
      columnas={[{ id: 'codigo', titulo: 'Código', celda: ({ id }) => id }]}
      lista={useLista(listarPiezas, consulta.valores)}
      consulta={consulta}
      idDe={({ id }) => id}
    />
  );
}

const cortada = (desde: number, cuantas: number) => ({
  filas: Array.from({ length: cuantas }, (_, i) => ({ id: `WO-${desde + i}` })),
  total: 10_000,
  totalExacto: false,
  pagina: 1,
  porPagina: 50,
});
const SIN_CUENTA = { status: 503, code: 'comun.base_no_disponible', title: 'La base de datos no responde.' };

/** A list of 12,020 rows at a page beyond, whose count stops at 10,000; what the exact one answers is told later. */
function abrir() {
  let contar = (_: object): void => {};
  const cuenta = new Promise((listo) => {
    contar = listo;
  });
  const { router, servidor } = renderPantalla(<Piezas />, {
    ruta: '/piezas?pagina=300&buscar=a',
    respuestas: {
      [PUERTA]: (_: unknown, url: string) => {
        if (url.includes('contar=exacto')) return cuenta;
        const cual = Number(new URLSearchParams(url.split('?')[1]).get('pagina'));
        return cortada((cual - 1) * 50 + 1, cual > 241 ? 0 : cual === 241 ? 20 : 50);
      },
    },
  });
  const preguntada = () =>
    waitFor(() => expect(servidor.direcciones(PUERTA).at(-1)).toContain('contar=exacto'), { interval: 5 });
  return { router, contar, preguntada };
}

it('TD-14 the last page of more rows than the server counts at once waits for the exact total', async () => {
  const { router, contar, preguntada } = abrir();
  await preguntada();
  expect(await screen.findByRole('status')).toBeDefined();
  expect(screen.queryByText(/Sin resultados/)).toBeNull();
  expect(router.state.location.search).toMatchObject({ pagina: '300' });
  contar({ ...cortada(1, 1), total: 12_020, totalExacto: true });
  expect(await screen.findByText('WO-12020')).toBeDefined();
  expect(router.state.location.search).toEqual({ pagina: '241', buscar: 'a' });
});

it('TD-14 without it, is the last one that was counted', async () => {
  const { router, contar, preguntada } = abrir();
  await preguntada();
  contar(SIN_CUENTA);
  expect(await screen.findByText('WO-10000')).toBeDefined();
  expect(router.state.location.search).toEqual({ pagina: '200', buscar: 'a' });
});
