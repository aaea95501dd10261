import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { consultaDe } from '#api/consultas.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/buscador.ts';

export const buscadorDeArticulos: Buscador = {
  id: 'articulos',
  titulo: 'articulos.titulo',
  permiso: 'articulo.ver',
  buscar: async (cache, texto) => {
    const query = { texto, limite: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(buscarArticulos, { query }));
    return filas.map(({ id, codigo, descripcion, marca }) => ({
      id,
      texto: `${codigo} · ${descripcion}`,
      ...(marca === null ? {} : { detalle: marca }),
      a: `/articulos/tabla/${id}`,
    }));
  },
};
