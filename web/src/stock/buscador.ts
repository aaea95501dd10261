import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { consultaDe } from '#api/consultas.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/buscador.ts';

const LARGO_MINIMO = 3;

/** A lot, a serial number or an oblea by how it begins: the ficha of its artículo opens with where it has been. */
export const buscadorDeNumeros: Buscador = {
  id: 'numeros',
  titulo: 'stock.titulo',
  permiso: 'stock.ver',
  buscar: async (cache, texto) => {
    if (normaCodigo(texto).length < LARGO_MINIMO) return [];
    const { listarNumeros } = await import('@trastienda/nucleo/stock/numeros/contrato-de-numeros.ts');
    const query = { buscar: texto, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarNumeros, { query }));
    return filas.map(({ id, numero, codigo, descripcion, articuloId, lugares }) => ({
      id,
      texto: numero,
      detalle: [`${codigo} · ${descripcion}`, ...lugares.map(({ deposito }) => deposito)].join(' · '),
      a: `/articulos/tabla/${articuloId}?seccion=stock&numero=${id}`,
    }));
  },
};
