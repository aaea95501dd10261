import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { listarAjustes } from '@trastienda/nucleo/stock/contrato-ajustes.ts';
import { consultaDe } from '#api/consultas.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';

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

/** As it is printed, «AJ 0318», or the bare figure. */
const NUMERO_DE_AJUSTE = /^\s*(?:aj)?\s*\d+\s*$/i;

/** An ajuste by its number; what its remarks say is looked for in their list. */
export const buscadorDeAjustes: Buscador = {
  id: 'ajustes',
  titulo: 'stock.ajuste',
  permiso: 'ajuste.ver',
  buscar: async (cache, buscar) => {
    if (!NUMERO_DE_AJUSTE.test(buscar)) return [];
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarAjustes, { query }));
    return filas.map(({ id, texto, motivo, deposito, creadoEn }) => ({
      id,
      texto: `${texto} · ${motivo}`,
      detalle: `${deposito} · ${formatearFecha(creadoEn)}`,
      a: `/stock/ajuste-stock/${id}`,
    }));
  },
};
