import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { z } from 'zod';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { totalesDe } from '#ui/tabla/totales.ts';

const sumarPiezas = endpoint({
  method: 'GET',
  path: '/api/piezas/suma',
  summary: 'Lo que suman las piezas',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject({}),
  response: z.object({ cuantas: z.number() }),
  errors: [],
});
export const SUMA = 'GET /api/piezas/suma';

const FILAS = [{ id: 'WO-1' }, { id: 'WO-2' }];

/** A table of two columns that can show what it adds up to. */
export function PiezasConTotales() {
  return (
    <TablaDatos
      etiqueta="Piezas"
      clave="piezas-con-totales"
      columnas={[
        { id: 'codigo', titulo: 'Código', celda: ({ id }) => id },
        { id: 'cuantas', titulo: 'Cuántas', celda: () => '1' },
      ]}
      lista={{
        filas: FILAS,
        total: FILAS.length,
        totalExacto: true,
        pagina: 1,
        porPagina: 50,
        actualizando: false,
        error: null,
        reintentar: () => {},
        tanda: async () => FILAS,
      }}
      consulta={{ valores: {}, cambiar: () => {}, limpiar: () => {}, hayFiltros: false }}
      idDe={({ id }) => id}
      totales={totalesDe(sumarPiezas, ['cuantas'], ({ cuantas }) => ({ codigo: null, cuantas: `${cuantas} piezas` }))}
    />
  );
}
