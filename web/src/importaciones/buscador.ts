import { consultaDe } from '#api/consultas.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';

/** A file that was brought in, by its name, who brought it or the proveedor it is of. */
export const buscadorDeImportaciones: Buscador = {
  id: 'importaciones',
  titulo: 'importaciones.titulo',
  permiso: 'importacion.hacer',
  buscar: async (cache, buscar) => {
    const { listarImportaciones } = await import('@trastienda/nucleo/importaciones/contrato.ts');
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarImportaciones, { query }));
    return filas.map(({ id, archivo, creadaPor, creadaEn }) => ({
      id,
      texto: archivo,
      detalle: `${creadaPor} · ${formatearFecha(creadaEn)}`,
      a: `/importaciones/${id}`,
    }));
  },
};
